"""A terminal that can be typed into while output is written to it."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, cast

from rich.console import Console

try:
    import readline
    import termios
except ImportError:  # not everywhere; then output hides a half-typed line
    readline = None  # type: ignore[assignment]

START_OF_LINE = "\r\x1b[K"


class Keyboard:
    """Asks for lines in a thread; as a file, writes above the line being typed."""

    def __init__(self) -> None:
        self._prompt: str | None = None
        self.console = Console(file=cast(IO[str], self))

    async def ask(self, prompt: str) -> str:
        """The next line; an :class:`EOFError` at the end of the input."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()

        def tell(line: str | None) -> None:
            if answer.done():
                return
            if line is None:
                answer.set_exception(EOFError())
            else:
                answer.set_result(line)

        def read() -> None:
            try:
                line = input(prompt)
            except (EOFError, ValueError):  # end of input, or closed
                line = None
            with suppress(RuntimeError):  # nobody is waiting any more
                loop.call_soon_threadsafe(tell, line)

        self._prompt = prompt
        # A daemon, so that the program does not wait for a line it no longer needs.
        threading.Thread(target=read, daemon=True).start()
        try:
            return await answer
        except asyncio.CancelledError:
            sys.stdout.write("\n")  # leave the half-typed line
            raise
        finally:
            self._prompt = None

    # -- a file for the console ------------------------------------------------------------

    @property
    def encoding(self) -> str:
        return sys.stdout.encoding

    def write(self, text: str) -> int:
        if self._prompt is None or not self.isatty():
            return sys.stdout.write(text)
        typed = "" if readline is None else readline.get_line_buffer()
        sys.stdout.write(f"{START_OF_LINE}{text}{self._prompt}{typed}")
        return len(text)

    def flush(self) -> None:
        sys.stdout.flush()

    def isatty(self) -> bool:
        return sys.stdin.isatty() and sys.stdout.isatty()

    def fileno(self) -> int:
        return sys.stdout.fileno()


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """A keyboard; restores the terminal afterwards, even if a line was being typed."""
    made = Keyboard()
    if readline is None or not made.isatty():
        yield made
        return
    readline.parse_and_bind("set enable-bracketed-paste off")
    before = termios.tcgetattr(sys.stdin)
    try:
        yield made
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
