// What a new one says.

export const sample = {
	title: 'Ready for your next print?',
	text: 'Choose a product, upload your file, and we take care of the rest.',
	first: 'Get started',
} as const;
