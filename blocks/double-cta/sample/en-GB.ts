// What a new one says.

export const sample = {
	title: 'Design it yourself, or have it designed',
	text: 'Both begin with a click, and both are free of risk until you order.',
	first: 'Design it myself',
	second: 'Request a quote',
} as const;
