"""What the host costs, measured beside the floor it stands on: `python3 run.py bench`."""
