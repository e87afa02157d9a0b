// What a new one says.

export const sample = { title: 'News from our workshop' } as const;
