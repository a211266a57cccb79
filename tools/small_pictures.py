"""Make pictures small: flat drawings need few colours. ``tools/small_pictures.py PICTURE...``"""

from __future__ import annotations

import sys

from PIL import Image

COLOURS = 256

for path in sys.argv[1:]:
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(
            COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE
        )
    few.save(path, optimize=True)
