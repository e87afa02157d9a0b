// What brands want to know before they work with a creator.

export const creatorMediaKit = {
	sections: {
		heroSplit: {
			eyebrow: 'Media kit',
			title: 'Partnerships that people like to watch',
			text: 'For five years I have shown how things are made by hand. Those who follow me buy rarely, but well: is that your audience?',
			first: 'Ask about a partnership',
		},
		text: {
			items: [
				{ title: 'Reach', text: 'Name followers and views for each post, with the month that the figures are from.' },
				{ title: 'Audience', text: 'Age, countries, interests: three figures are enough if they are right.' },
				{ title: 'Response', text: 'How many comment, save, click? A real example convinces most.' },
			],
		},
		pricingTiers: {
			title: 'Formats and prices',
			text: 'Everything is marked as advertising and agreed with you beforehand.',
			items: [
				{
					name: 'Post',
					text: 'A picture or a series of pictures.',
					features: 'Idea, photo and text\nOne round of changes\nUsage for three months',
					priceText: 'from €450',
					call: 'Get in touch',
				},
				{
					name: 'Video',
					text: 'Sixty seconds, upright and wide.',
					features:
						'Script, shooting and editing\nSubtitles in two languages\nTwo rounds of changes\nUsage for six months',
					priceText: 'from €1,200',
					call: 'Get in touch',
				},
				{
					name: 'Series',
					text: 'One subject over several weeks.',
					features: 'A plan made together\nPosts and videos\nA report at the end',
					priceText: 'on request',
					call: 'Get in touch',
				},
			],
		},
		quote: {
			quote: 'Ask a brand that you worked well with what came out of it. Their answer belongs here.',
			person: 'Name of your contact',
			role: 'Brand',
		},
		faq: {
			title: 'Good to know',
			items: [
				{
					question: 'What do you turn down?',
					answer: 'Whatever I would not use myself. Gambling, fast fashion and diet products always.',
				},
				{
					question: 'How long does it take?',
					answer: 'About three weeks from the agreement to publication, on a date that holds.',
				},
				{ question: 'Do we get the raw files?', answer: 'Yes, at an extra charge. It is best to say so when you ask.' },
			],
		},
		doubleCta: {
			title: 'Are we a match?',
			text: 'Tell me what you plan and by when.',
			first: 'Send a request',
			second: 'Who I am',
		},
	},
	seo: {
		title: 'Media kit and prices',
		description: 'Reach, audience, formats and prices for brands that want to work together.',
	},
} as const;
