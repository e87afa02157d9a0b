// What a new one says.

export const sample = {
	title: 'Our anniversary offer ends soon',
	text: 'Until then we print every first order of business cards with rounded corners at no extra charge.',
	ended: 'The offer has ended. We will be back with another one.',
	first: 'See the offer',
} as const;
