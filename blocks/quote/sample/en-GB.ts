// What a new one says.

export const sample = {
	quote: 'The brochures came a day early and looked better than on screen. That is how to win a customer back.',
	person: 'Katharina Brandt',
	role: 'Head of Marketing, Hafenquartier Kiel',
} as const;
