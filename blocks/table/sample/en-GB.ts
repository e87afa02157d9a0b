// What a new one says.

export const sample = {
	title: 'Papers at a glance',
	head1: 'Paper',
	head2: 'Weight',
	head3: 'Good for',
	items: [
		{ cell1: 'Uncoated, white', cell2: '90 to 300 gsm', cell3: 'Letterheads, cards to write on' },
		{ cell1: 'Silk coated', cell2: '115 to 350 gsm', cell3: 'Brochures with photos' },
		{ cell1: 'Recycled', cell2: '80 to 300 gsm', cell3: 'Flyers, envelopes' },
	],
} as const;
