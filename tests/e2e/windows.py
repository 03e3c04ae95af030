"""Windows that one person after another sits down at: to open one costs more than most pages in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

KEPT = 6  # windows that stay open while nobody sits there; with 0, everybody has a new one
LIGHT = "/icon.svg"  # of the site, and nothing happens there
# What stays with a window, whatever page comes next.
LASTING = ("add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once", "route")
FORGET = "() => { sessionStorage.clear(); localStorage.clear(); }"

# Every question is asked, also those with one answer: tests count them.
WISHES = """
if (!localStorage.getItem('cantiere-settings')) {
  localStorage.setItem('cantiere-settings', JSON.stringify({ askAlone: true }));
}
"""
PATIENCE = 40_000  # milliseconds until something is really not there
# For scripts that play: `until(holds)` waits as long as the table moves on, or something is about to.
UNTIL = f"""
window.until = (holds) => new Promise((go, fail) => {{
  if (holds()) return go();
  const page = () => document.querySelector('div.page')?.dataset;
  const said = () => document.querySelector('.question')?.innerText;
  const there = () => `${{JSON.stringify({{ ...page() }})}} ${{said()}}`;
  const why = () => fail(new Error(`${{holds}} never came to be: ${{there()}}`));
  let number = page()?.number, timer = setTimeout(why, {PATIENCE});
  const watch = new MutationObserver(() => {{
    if (page()?.number !== number) {{
      number = page()?.number;
      clearTimeout(timer);
      timer = setTimeout(why, {PATIENCE});
    }}
    if (!holds()) return;
    watch.disconnect();
    clearTimeout(timer);
    go();
  }});
  watch.observe(document, {{ subtree: true, childList: true, attributes: true }});
}});
"""


class Size(NamedTuple):
    """A screen."""

    width: int
    height: int

    @property
    def phone(self) -> bool:
        return self.width < 800


class Kind(NamedTuple):
    """Windows of one kind are alike: at the same site, as large, for the same language and light."""

    url: str
    size: Size
    lang: str
    theme: str


class Window:
    """A browser's window with nothing in it, and a memory of its own."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context: BrowserContext = browser.new_context(
            base_url=kind.url,
            viewport={"width": kind.size.width, "height": kind.size.height},
            has_touch=kind.size.phone,
            locale=kind.lang,
            color_scheme="dark" if kind.theme == "candlelight" else "light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WISHES + UNTIL)
        self.page: Page = self.context.new_page()
        self.changed = False  # for good: nobody else may sit down here
        self._hearing: list[tuple[str, Callable[..., Any]]] = []
        self._on = self.page.on
        for name in LASTING:
            setattr(self.page, name, self._noting(getattr(self.page, name)))

    def _noting(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def note(*given: Any, **more: Any) -> Any:
            self.changed = True
            return change(*given, **more)

        return note

    def hear(self, event: str, told: Callable[..., Any]) -> None:
        """Have whoever sits here told of what happens on the page."""
        self._hearing.append((event, told))
        self._on(event, told)  # type: ignore[call-overload]  # one of many names

    def emptied(self) -> bool:
        """Forget whoever sat here; tell whether somebody else may."""
        for event, told in self._hearing:
            self.page.remove_listener(event, told)
        self._hearing.clear()
        under_a_path = self.kind.url.count("/") > 2  # where nothing else may be asked for, not even an icon
        if self.changed or under_a_path or self.page.is_closed() or len(self.context.pages) > 1:
            return False
        try:
            self.page.goto(self.kind.url + LIGHT)
            self.page.evaluate(FORGET)
            self.page.set_viewport_size({"width": self.kind.size.width, "height": self.kind.size.height})
            self.page.mouse.move(0, 0)
            asked = self.context.new_cdp_session(self.page)
            site = "/".join(self.kind.url.split("/")[:3])
            asked.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
            asked.detach()
            self.context.clear_cookies()
            self.page.goto("about:blank")  # as a new window is
        except PlaywrightError:  # the site is gone
            return False
        return True


class Windows:
    """All that are open."""

    def __init__(self, browser: Browser, kept: int = KEPT) -> None:
        self.browser, self.kept = browser, kept
        self.free: list[Window] = []

    def take(self, kind: Kind) -> Window:
        """Return a window, as good as new."""
        for window in reversed(self.free):
            if window.kind == kind:
                self.free.remove(window)
                return window
        return Window(self.browser, kind)

    def give_back(self, window: Window) -> None:
        """Keep a window that nobody sits at any more, if it can be as new."""
        if not self.kept or not window.emptied():
            window.context.close()
            return
        self.free.append(window)
        if len(self.free) > self.kept:
            self.free.pop(0).context.close()
