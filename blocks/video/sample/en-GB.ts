// What a new one says.

export const sample = {
	title: 'A look over our shoulder',
	caption: 'From the file to the finished sheet in two minutes.',
} as const;
