"""The browser client as the server sends it: files, pages, caching, compression, and limits."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from spinney.server.app import create_app
from spinney.server.pages import Pages
from spinney.server.settings import Settings

INDEX = "<!doctype html><title>The client</title>"
SCRIPT = "console.log('a script');" * 100
GZIP = gzip.compress(SCRIPT.encode())
#: Not valid Brotli, to show that the file is sent as it is.
BROTLI = b"made by the build"
PACK = bytes(range(256)) * 600

Open = Callable[..., TestClient]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like the build's, and secret files beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("self.onfetch = null;")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(BROTLI)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(GZIP)
    (folder / "assets" / "font-3c4d.woff2").write_bytes(b"\0" * 5000)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "secret").write_text("secret")
    return folder


@pytest.fixture
def application(tmp_path: Path, built: Path) -> Iterator[Open]:
    """Makes running applications with the given settings."""
    with ExitStack() as stack:

        def make(**given: Any) -> TestClient:
            db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
            settings = Settings(db=db, **{"static": built} | given)
            return stack.enter_context(TestClient(create_app(settings)))

        yield make


@pytest.fixture
def site(application: Open) -> TestClient:
    return application()


# -- files and pages -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "media_type", "size"),
    [
        ("/index.html", "text/html; charset=utf-8", len(INDEX)),
        ("/icon.svg", "image/svg+xml", 6),
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", len(SCRIPT)),
        ("/assets/font-3c4d.woff2", "font/woff2", 5000),
    ],
)
def test_a_file_is_sent_as_what_it_is(
    site: TestClient, path: str, media_type: str, size: int
) -> None:
    answer = site.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    assert len(answer.content) == size


@pytest.mark.parametrize(
    "path",
    ["/", "/t/K7QXM2", "/cards", "/rules/forest", "/learn/dartmoor", "/apiary", "/any/"],
)
def test_a_page_of_the_client_is_its_index(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]


def test_one_may_ask_whether_it_is_there(site: TestClient) -> None:
    for path in ("/", "/t/K7QXM2", "/assets/main-1a2b.js"):
        answer = site.head(path)
        assert answer.status_code == 200
        assert answer.headers == site.get(path).headers


@pytest.mark.parametrize(
    "path", ["/assets/main-9z9z.js", "/assets/main", "/robots.txt", "/assets/main-1a2b.js.br"]
)
def test_a_file_that_is_not_there_is_no_page(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/health/y", "/metrics/y"])
def test_the_servers_own_paths_are_no_pages(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_the_server_still_answers_itself(site: TestClient) -> None:
    assert site.get("/health").json() == {"status": "ok"}
    assert site.get("/ready").json()["database"] == "ok"
    assert site.get("/metrics").headers["content-type"].startswith("text/plain")
    assert site.get("/api/tables").json() == {"tables": []}
    assert site.get("/api/tables/import").status_code == 404
    assert site.post("/cards").status_code == 404
    assert site.get("/api/tables/K7QXM2/join").status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret",
        "//secret.txt",
        "/..%5csecret.txt",
        "/assets/main-1a2b.js/../../../secret.txt",
        "/secret.txt%00.js",
    ],
)
def test_there_is_no_way_out_of_the_folder(site: TestClient, path: str, tmp_path: Path) -> None:
    for asked in (path, f"/{tmp_path}/secret.txt"):
        answer = site.get(asked)
        assert "secret" not in answer.text
        assert answer.status_code == 404 or answer.text == INDEX


@pytest.mark.parametrize("path", ["/../secret.txt", "/../secret", "../secret.txt", "", "/.", "/.."])
def test_nor_for_a_client_that_sends_what_no_browser_would(built: Path, path: str) -> None:
    found = Pages(built).find({"type": "http", "method": "GET", "path": path})
    assert found is None or found.body == INDEX.encode()


# -- caching and compression ---------------------------------------------------------------


def test_hashed_files_are_kept_and_others_asked_for_again(site: TestClient) -> None:
    forever = "public, max-age=31536000, immutable"
    for path in ("/assets/main-1a2b.js", "/assets/font-3c4d.woff2"):
        assert site.get(path).headers["cache-control"] == forever
    for path in ("/", "/index.html", "/icon.svg", "/sw.js", "/cards"):
        first = site.get(path)
        assert first.headers["cache-control"] == "no-cache"
        for known in (first.headers["etag"], f"W/{first.headers['etag']}"):
            again = site.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
            assert again.headers["cache-control"] == "no-cache"
        assert site.get(path, headers={"If-None-Match": '"another"'}).status_code == 200


def test_a_new_build_has_other_tags(application: Open, built: Path) -> None:
    before = application().get("/").headers["etag"]
    (built / "index.html").write_text(INDEX + "!")
    assert application().get("/").headers["etag"] != before


def test_a_large_file_is_read_when_it_is_asked_for(application: Open, built: Path) -> None:
    (built / "library-5e6f.pack").write_bytes(PACK)
    path, site = "/library-5e6f.pack", application()
    assert isinstance(Pages(built)._files[path].body, Path)
    whole = site.get(path)
    assert (whole.status_code, whole.content) == (200, PACK)
    assert whole.headers["content-type"] == "application/octet-stream"
    assert whole.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert whole.headers["content-length"] == str(len(PACK))
    known = site.get(path, headers={"If-None-Match": whole.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    asked = site.head(path)
    assert (asked.status_code, asked.content) == (200, b"")
    rest = site.get(path, headers={"Range": "bytes=1000-"})
    assert (rest.status_code, rest.content) == (206, PACK[1000:])
    parts = site.get(path, headers={"Range": "bytes=0-0,2-2"})
    assert (parts.status_code, parts.content) == (200, PACK)
    (built / "library-5e6f.pack").unlink()
    assert site.get(path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=0.1, gzip", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("gzip;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_it_is_compressed_as_the_client_likes_it(
    site: TestClient, accepted: str, encoding: str | None
) -> None:
    path = "/assets/main-1a2b.js"
    with site.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(sent))
    assert (
        sent
        == {
            "br": BROTLI,
            "gzip": GZIP,
            None: SCRIPT.encode(),
        }[encoding]
    )


def test_what_was_not_compressed_by_the_build_is_sent_as_it_is(site: TestClient) -> None:
    answer = site.get("/assets/font-3c4d.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-length"] == "5000"


@pytest.mark.parametrize("path", ["/api/catalog/forest", "/api/openapi.json"])
def test_long_answers_of_the_server_are_compressed(site: TestClient, path: str) -> None:
    plain = site.get(path, headers={"Accept-Encoding": "identity"})
    small = site.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content) / 4
    assert "Accept-Encoding" in small.headers["vary"]
    assert "Accept-Encoding" in plain.headers["vary"]
    assert json.loads(small.content) == json.loads(plain.content)


def test_short_answers_are_not(site: TestClient) -> None:
    answer = site.get("/api/tables", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers


# -- limits --------------------------------------------------------------------------------


def test_opening_the_client_uses_up_no_requests(application: Open) -> None:
    client = application(requests_per_second=1.0)
    paths = ["/", "/assets/main-1a2b.js", "/icon.svg"] * 20
    assert {client.get(path).status_code for path in paths} == {200}
    statuses = [client.get("/api/tables").status_code for _ in range(6)]
    assert statuses[:4] == [200] * 4
    assert 429 in statuses
    # Nor is it refused to a client that is over the limit for other requests.
    assert client.get("/").status_code == 200


def test_what_is_not_there_is_counted(application: Open) -> None:
    client = application(requests_per_second=1.0)
    assert 429 in [client.get("/assets/guessed.js").status_code for _ in range(6)]


# -- without a build -----------------------------------------------------------------------


def test_without_a_build_there_is_a_plain_page(application: Open, tmp_path: Path) -> None:
    client = application(static=tmp_path / "nothing")
    for path in ("/", "/t/K7QXM2"):
        assert "spinney join" in client.get(path).text
    assert client.get("/cards").status_code == 404
