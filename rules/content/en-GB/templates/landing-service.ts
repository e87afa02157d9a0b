// A standing offer for companies.

export const landingService = {
	sections: {
		heroSplit: {
			eyebrow: 'For business customers',
			title: 'Print for every location, one contact',
			text: 'Your people order for themselves, within the limits you set. Logo, colours and typefaces are always right, and there is one invoice a month.',
			first: 'Request a quote',
			second: 'See the range',
		},
		text: {
			items: [
				{
					title: 'Set up once',
					text: 'We set up your templates and lock what must stay the same. Names and addresses remain open.',
				},
				{
					title: 'Order anywhere',
					text: 'Every branch orders with its own log-in. If you like, head office approves before anything is printed.',
				},
				{
					title: 'Settle centrally',
					text: 'One invoice with all cost centres, at the end of the month, electronic if you like.',
				},
			],
		},
		categoryTiles: { title: 'What companies order from us' },
		imageText: {
			title: 'Your contact',
			text: 'Introduce the person here who answers the phone: with a photo, a name, a number and the sentence they say most often.\n\nPeople who know whom they talk to are quicker to ask.',
			first: 'Arrange a call',
		},
		quote: {
			quote:
				'Ask a customer with several locations for two sentences: what was it like before, and what is easier now?',
			person: 'Name',
			role: 'Purchasing, company',
		},
		faq: {
			title: 'Questions from purchasing',
			items: [
				{
					question: 'From what volume is it worthwhile?',
					answer: 'From three locations or twenty orders a year. Below that, the ordinary shop is the shorter way.',
				},
				{
					question: 'How soon can we start?',
					answer: 'Once we have your logo, colours and typefaces, setting up takes about two weeks.',
				},
				{
					question: 'Can you connect to our procurement system?',
					answer: 'Ask us about your system. We tell you honestly what is possible and what it costs.',
				},
			],
		},
		doubleCta: {
			title: 'Let us do the sums',
			text: 'Tell us your locations and print items, and you get a quote with fixed prices.',
			first: 'Request a quote',
			second: 'Open an account',
		},
	},
	seo: {
		title: 'Print for companies with several locations',
		description: 'One frame, many who order, one invoice: print in your own look for every branch.',
	},
} as const;
