"""The kit that panels and menus are made of: layout that measures its words, a focus that is always visible, and
everything usable by mouse alone, keyboard alone or pad alone. Sizes are logical units, 1080 to a window's height.
"""
