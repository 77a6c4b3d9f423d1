"""`python -m partyhost` is the command `partyhost`."""

import sys

from partyhost.cli import main

sys.exit(main())
