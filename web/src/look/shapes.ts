/** A player's shape, in a square of 24: circle, triangle, square, diamond, star. */
export const SHAPES: readonly string[] = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  "M12 2.500 23 21.500H1z",
  "M3 3h18v18H3z",
  "M12 .8 23.200 12 12 23.200.8 12z",
  "m12 1 3.200 7.400 8 .7-6.100 5.300 1.900 7.900L12 18l-7 4.300 1.900-7.900L.8 9.100l8-.7z",
];
