// What a new one says.

export const sample = {
	title: 'What our customers say',
	items: [
		{
			quote: 'Ordered on Tuesday, in our hands on Friday, and the colours are exactly those of the proof.',
			person: 'Lena Harms',
			role: 'Owner, Nordlicht Coffee',
		},
		{
			quote: 'Somebody called because the bleed was missing, before anything was printed. That saved our trade fair.',
			person: 'Tom Albers',
			role: 'Event manager, Werft 4',
		},
		{
			quote: 'Reordering takes two minutes. I have stopped thinking about business cards.',
			person: 'Miriam Yildiz',
			role: 'Office manager, Hanse Yoga',
		},
	],
} as const;
