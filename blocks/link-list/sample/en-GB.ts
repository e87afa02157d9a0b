// What a new one says.

export const sample = {
	items: [{ text: 'Visit the shop' }, { text: 'All products' }, { text: 'Look for something' }],
} as const;
