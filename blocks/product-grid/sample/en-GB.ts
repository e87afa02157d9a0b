// What a new one says.

export const sample = { title: 'Fresh from the press', call: 'See all products' } as const;
