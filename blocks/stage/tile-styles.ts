// How a tile that calls to act can look.
export const tileStyles = ['plain', 'box', 'accent'] as const;
