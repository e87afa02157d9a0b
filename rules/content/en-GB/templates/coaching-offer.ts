// One-to-one coaching: whom it helps, how it goes, what it costs, and the first step.

export const coachingOffer = {
	sections: {
		heroSplit: {
			eyebrow: 'Coaching for people who lead',
			title: 'Decide with clarity, lead with calm',
			text: 'A new team, a conflict, a change: together we sort out what matters now, and you leave each session with a next step.',
			first: 'First talk, free of charge',
			second: 'About me',
		},
		text: {
			items: [
				{
					title: 'You lead for the first time',
					text: 'A colleague yesterday, the boss today. We clarify your role, your expectations and the talks that are due.',
				},
				{
					title: 'You are stuck',
					text: 'The same discussion for months? A view from outside shows what you can change yourself.',
				},
				{
					title: 'You want to move on',
					text: 'Stay, move on or start your own: you decide, I ask the questions that nobody else does.',
				},
			],
		},
		fancyTitle: {
			eyebrow: 'How we work',
			title: 'Three steps, no secret',
			text: 'A first talk of 30 minutes, a shared goal, then a session every two weeks: in person or by video.',
		},
		pricingTiers: {
			title: 'What it costs',
			text: 'You pay by the month and stop whenever you like. By the year, two months are free.',
			note: 'All prices plus VAT.',
			items: [
				{
					name: 'Impulse',
					text: 'For a question that does not let go.',
					features: 'One session of 60 minutes a month\nNotes with your next steps',
					call: 'Arrange a first talk',
				},
				{
					name: 'Companion',
					text: 'For a time when much is moving.',
					features: 'Two sessions of 60 minutes a month\nQuestions by e-mail in between\nNotes with your next steps',
					call: 'Arrange a first talk',
				},
			],
		},
		quote: {
			quote:
				'Put a sentence here from somebody you have worked with: what was difficult before, and what went differently afterwards.',
			person: 'Name of your client',
			role: 'Role and company',
		},
		faq: {
			title: 'What many ask beforehand',
			items: [
				{
					question: 'How do I notice that coaching helps?',
					answer: 'At the start we agree on how you would notice. After the third session we check that together.',
				},
				{
					question: 'Does everything stay between us?',
					answer: 'Yes. Even if your employer pays, all I say is that the sessions took place.',
				},
				{
					question: 'How do I cancel a session?',
					answer: 'By e-mail up to 24 hours before, at no cost. After that I charge half.',
				},
			],
		},
		singleCta: {
			title: 'Tell me what it is about',
			text: '30 minutes on the phone, free of charge. Afterwards we both know whether it fits.',
			first: 'Ask for a date',
		},
	},
	seo: {
		title: 'Coaching for people who lead',
		description:
			'One-to-one coaching in person or by video: how it works, what it costs and how to arrange a free first talk.',
	},
} as const;
