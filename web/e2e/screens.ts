/** The screens that pages are looked at on: laptops and desktops, a tablet, phones upright and in landscape. */
export const SCREENS = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;
