// What a new one says.

export const sample = {
	title: 'Post from the workshop',
	text: 'New papers, tips on print data and offers, about once a month.',
	note: 'You can leave at any time with one click.',
} as const;
