// What a new one says.

export const sample = {
	title: 'What we print for you',
	text: 'A sentence that says what this page is about.',
} as const;
