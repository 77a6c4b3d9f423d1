"""A laptop at home becomes the host of a game night."""

__version__ = "0.1.0"
