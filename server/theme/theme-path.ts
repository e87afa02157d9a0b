// Where the styles of a theme are found: under the hash of their content, so that they may be kept for ever.

export const themePath = (hash: string): string => `/theme/${hash}.css`;

/** The sign of the shop in the tab of a browser, drawn in the colours of the same theme. */
export const iconPath = (hash: string): string => `/theme/${hash}.svg`;
