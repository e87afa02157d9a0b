// What a new one says.

export const sample = {
	title: 'They print with us',
} as const;
