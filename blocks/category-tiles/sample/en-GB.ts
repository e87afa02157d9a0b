// What a new one says.

export const sample = { title: 'What would you like to print?' } as const;
