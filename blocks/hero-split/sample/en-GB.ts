// What a new one says.

export const sample = {
	eyebrow: 'New in the shop',
	title: 'Paper that suits your brand',
	text: 'From heavy cotton stock to recycled board: we show you how your design looks on it.',
	first: 'Discover papers',
	second: 'About us',
} as const;
