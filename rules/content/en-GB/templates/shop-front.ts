// The way into a whole shop.

export const shopFront = {
	sections: {
		hero: {
			title: 'Printed the way you imagine it',
			text: 'Choose, design, order: your prints are designed in minutes and with you in a few days.',
			first: 'See all products',
			second: 'Ask for advice',
		},
		categoryTiles: { title: 'What do you need today?' },
		productGrid: { title: 'New in the shop', call: 'Discover more' },
		text: {
			items: [
				{
					title: 'Checked before it is printed',
					text: 'A person looks at every file. If something is wrong, we get in touch before it costs money.',
				},
				{
					title: 'The price is the price',
					text: 'You see paper, printing, taxes and delivery before you pay. Nothing is added afterwards.',
				},
				{
					title: 'Reorder with one click',
					text: 'Your design stays with us. The next run is ordered within a minute.',
				},
			],
		},
		imageText: {
			title: 'The workshop behind it',
			text: 'Show where things are printed and by whom. A photo of an ordinary day beats any stock picture.\n\nTwo paragraphs are enough: how it began, and what you do differently from others today.',
			first: 'About us',
		},
		faq: {
			title: 'Answered in brief',
			text: 'Is yours missing? Write to us.',
			items: [
				{
					question: 'When will my order arrive?',
					answer: 'The day of delivery is on every product page and counts from the approval of your files.',
				},
				{ question: 'Can I have a sample first?', answer: 'Yes, tell us which paper you are interested in.' },
				{
					question: 'How can I pay?',
					answer: 'You see the ways to pay at the checkout, before you have to enter anything.',
				},
			],
		},
		singleCta: {
			title: 'What shall we start with?',
			text: 'Business card, flyer or poster: everything begins with a click.',
			first: 'To the products',
		},
	},
	seo: {
		title: 'Design and order print online',
		description: 'Business cards, flyers, posters and more: designed online, checked by people, delivered on time.',
	},
} as const;
