"""The servers that are measured, each a process of its own that says its port on a line."""
