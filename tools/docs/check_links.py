"""Check every link of the built site: python tools/docs/check_links.py site.

Pages, pictures, anchors and styles must exist, and nothing may be loaded from other sites. Links
out of the site, for people to follow, are not checked.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: The elements a browser loads by itself, and their attributes with the address.
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
FOLLOWED = {"a": "href", "use": "href"}
#: Link relations that are not files.
NO_FILES = {"canonical", "alternate"}


@dataclass
class PageLinks(HTMLParser):
    """The anchors and links of a page."""

    page: Path
    anchors: set[str] = field(default_factory=set)
    followed: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := found.get(name))}
        if tag in FOLLOWED and (target := found.get(FOLLOWED[tag])) is not None:
            self.followed.append(target)
        if tag in LOADED and (target := found.get(LOADED[tag])) is not None:
            if found.get("rel") not in NO_FILES:
                self.loaded.append(target)

    handle_startendtag = handle_starttag


def problems(site: Path) -> list[str]:
    """Every broken link, and everything that would be loaded from other sites."""
    pages = {page: PageLinks(page) for page in sorted(site.rglob("*.html"))}
    found = [
        f"{page.relative_to(site)}: {target}: {why}"
        for page, links in pages.items()
        if page.name != "404.html"  # which may be shown at any address
        for target, why in _wrong(page, links, pages)
    ]
    for style in sorted(site.rglob("*.css")):
        for target in re.findall(r"url\(\s*[\"']?([^\"')]+)", style.read_text("utf-8")):
            why = _unloadable(style, target)
            if why:
                found.append(f"{style.relative_to(site)}: {target}: {why}")
    return found


def _wrong(page: Path, links: PageLinks, pages: dict[Path, PageLinks]) -> Iterator[tuple[str, str]]:
    for target in links.loaded:
        why = _unloadable(page, target)
        if why:
            yield target, why
    for target in links.followed:
        parts = urlsplit(target)
        if parts.scheme or parts.netloc:
            continue
        there = _file(page, parts.path)
        if not there.exists():
            yield target, "there is no such page"
        elif parts.fragment and there in pages:
            if unquote(parts.fragment) not in pages[there].anchors:
                yield target, "there is no such place on the page"


def _unloadable(page: Path, target: str) -> str:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return "it is fetched from elsewhere"
    return "" if _file(page, parts.path).exists() else "there is no such file"


def _file(page: Path, path: str) -> Path:
    there = (page.parent / unquote(path)).resolve() if path else page
    return there / "index.html" if there.is_dir() else there


if __name__ == "__main__":
    lines = problems(Path(sys.argv[1]).resolve())
    print(*lines, sep="\n", file=sys.stderr)  # noqa: T201
    sys.exit(bool(lines))
