// What a new one says.

export const sample = {
	title: 'Frequently asked questions',
	text: 'Is yours not among them? Write to us and we answer on the same working day.',
	items: [
		{
			question: 'How fast do you deliver?',
			answer:
				'Usually three to five working days after you have approved your artwork. You see the exact day before you buy.',
		},
		{
			question: 'Which files can I send?',
			answer: 'A PDF with three millimetres of bleed is best. We check every file before we print.',
		},
		{ question: 'Can I see a sample first?', answer: 'Yes. We send you a selection of our papers free of charge.' },
	],
} as const;
