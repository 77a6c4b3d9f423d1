"""Content packs: what titles are played with. Read here, understood by the titles."""
