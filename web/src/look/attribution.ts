/** Credits for drawings and fonts; the about page and ATTRIBUTION.md list the same. */

export interface Credit {
  what: string;
  by: string;
  url: string;
  license: string;
  licenseUrl: string;
  changes?: string;
}

export const CREDITS: readonly Credit[] = [
  {
    what: "Silhouettes of species, and the icons for bird and plant",
    by: "game-icons.net: Lorc, Delapouite, Skoll and contributors",
    url: "https://game-icons.net",
    license: "CC BY 3.0",
    licenseUrl: "https://creativecommons.org/licenses/by/3.0/",
    changes: "Recoloured, cropped by 8 of 512 units at each edge, coordinates shortened to one decimal.",
  },
  {
    what: "Asap",
    by: "The Asap Project Authors (Omnibus-Type)",
    url: "https://github.com/Omnibus-Type/Asap",
    license: "SIL Open Font License 1.1",
    licenseUrl: "https://openfontlicense.org",
  },
  {
    what: "Young Serif",
    by: "The Young Serif Project Authors (Noirblancrouge)",
    url: "https://github.com/noirblancrouge/YoungSerif",
    license: "SIL Open Font License 1.1",
    licenseUrl: "https://openfontlicense.org",
  },
];
