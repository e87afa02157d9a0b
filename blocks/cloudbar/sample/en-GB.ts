// What a new one says.

export const sample = { items: [{ call: 'Products' }, { call: 'Search' }, { call: 'Cart' }] } as const;
