"""Pieces that two titles share. A piece moves here when its second user comes."""
