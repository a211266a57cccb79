"""A table is a log: its entries, what they add up to, what may come next, what each person is told.

Pure: no clock, no files, no network. So it runs wherever Python does.
"""
