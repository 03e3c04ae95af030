"""Everything that goes out to a viewer: what they may know of a table, in their language."""
