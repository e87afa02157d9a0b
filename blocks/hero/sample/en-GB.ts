// What a new one says.

export const sample = {
	title: 'Print that people love to pick up',
	text: 'Business cards, brochures and posters on good paper: designed in minutes, with you in a few days.',
	first: 'See products',
	second: 'Talk to us',
} as const;
