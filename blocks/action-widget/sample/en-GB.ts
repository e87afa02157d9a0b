// What a new one says.

export const sample = {
	title: 'Shall we begin?',
	text: 'Choose a product, or tell us what you have in mind.',
	first: 'See all products',
	second: 'Contact us',
} as const;
