// What a new one says.

export const sample = {
	title: 'Write to us',
	text: 'Tell us what you have in mind. We reply by e-mail.',
} as const;
