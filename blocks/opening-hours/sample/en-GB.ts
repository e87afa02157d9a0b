// What a new one says.

export const sample = {
	title: 'Come and see us',
	note: 'On 24 and 31 December we close at noon.',
} as const;
