"""The types of what leaves: builders return them, the API describes them, the browser's types come from them.

None of these modules is compiled: the API's document is made from their annotations.
"""
