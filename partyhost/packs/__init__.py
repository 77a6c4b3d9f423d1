"""Content packs: what titles are played with. Read, checked, converted, dealt and written here, by
what each title says that its packs hold."""
