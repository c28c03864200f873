"""How Sphinx makes the site: Markdown and notebooks as they are, a plain theme, nothing from another machine."""

project = "realms_nb"
author = "The realms_nb authors"
copyright = author
extensions = ["myst_nb"]
html_theme = "furo"
html_title = "realms_nb"
# Boards are pages of their own, as they are.
html_extra_path = []
html_static_path = ["living"]
html_show_sourcelink = False
html_copy_source = False
exclude_patterns = ["living/**", "README.md"]
# Notebooks are shown as they were executed; their tests compare outputs and sentences.
nb_execution_mode = "off"
# A live board needs Python: on a page stands what a saved notebook has, without any script from elsewhere.
nb_ipywidgets_js = {}
nb_mime_priority_overrides = [
    ("html", "text/html", 0),
    ("html", "image/svg+xml", 1),
    ("html", "application/vnd.jupyter.widget-view+json", None),
]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["mystnb.unknown_mime_type", "misc.highlighting_failure"]
