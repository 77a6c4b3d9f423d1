"""The imperative shell: the only folder that touches time, files and sockets. It knows no rule
of any title."""
