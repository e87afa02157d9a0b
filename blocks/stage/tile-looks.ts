// How a tile that calls to act can look.
export const tileLooks = ['plain', 'box', 'accent'] as const;
