"""What happened on a table of Pillars, for whoever listens: words, pieces that moved, figures that changed.

A function for each event. Nothing is made while nobody listens, so that search pays nothing.
"""
