"""Tables that people and bots sit at: all that is known of them, without a way in or a disk.

A door brings requests in and carries messages out, and stores what was done: the web server
(`robinsonade.server`) is one.
"""
