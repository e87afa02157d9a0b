// A workshop on a certain day: programme, who leads it, what it costs, how to take part.

export const coachingWorkshop = {
	sections: {
		hero: {
			title: 'Having difficult talks well',
			text: 'One day, twelve places, a lot of practice: bring a talk that you have been putting off, and leave with a plan for it.',
			first: 'Reserve a place',
		},
		text: {
			items: [
				{ title: 'When', text: 'Enter day and time here, with beginning, breaks and end.' },
				{ title: 'Where', text: 'Address, directions, and whether the room can be reached without steps.' },
				{ title: 'For whom', text: 'For everybody who has to find clear words at work. No prior knowledge is needed.' },
			],
		},
		title: { title: 'The day at a glance', text: 'Tools in the morning, your own case in the afternoon.' },
		faq: {
			title: 'Programme',
			items: [
				{
					question: '9:00 Arriving, and what brings us here',
					answer: 'We get to know each other and gather the talks that today is about.',
				},
				{
					question: '10:30 Preparing instead of improvising',
					answer: 'Aim, first sentence, possible reactions: a guide on one page.',
				},
				{
					question: '13:00 Practising in small groups',
					answer: 'You have your talk three times, get feedback and polish the wording.',
				},
				{
					question: '16:00 What do I take home?',
					answer: 'Everybody settles when the talk takes place and who will ask about it.',
				},
			],
		},
		imageText: {
			title: 'Who leads the day',
			text: 'Introduce yourself in three sentences: where do you come from, what have you been through, why is the subject close to your heart?\n\nA photo with a smile helps more than any certificate.',
			first: 'More about me',
		},
		quote: {
			quote: 'Ask somebody from the last workshop for an honest sentence, and put it here.',
			person: 'Name',
			role: 'Took part in spring',
		},
		doubleCta: {
			title: 'There are still places',
			text: 'Lunch, drinks and handouts are included in the price.',
			first: 'Register now',
			second: 'Frequently asked questions',
		},
	},
	seo: {
		title: 'Workshop: having difficult talks well',
		description: 'A day of practice in a small group: programme, place, who leads it and how to register.',
	},
} as const;
