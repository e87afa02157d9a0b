// What a new one says.

export const sample = { caption: 'Fresh off the press: the first sheet of the run' } as const;
