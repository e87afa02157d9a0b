// Where the styles of a theme are found: under the hash of their content, so that they may be kept for ever.

export const themePath = (hash: string): string => `/theme/${hash}.css`;
