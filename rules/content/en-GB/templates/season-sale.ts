// A campaign for an occasion: what fits it, until when to order, what people ask.

export const seasonSale = {
	sections: {
		heroSplit: {
			eyebrow: 'For a short time only',
			title: 'Post that warms a winter',
			text: 'Cards, calendars and small gifts with your own pictures. Order early and write at your ease.',
			first: 'To the winter selection',
		},
		text: {
			items: [
				{ title: 'Early', text: 'Name the day until which the best price holds.' },
				{ title: 'In time', text: 'Name the last day to order with standard delivery.' },
				{ title: 'Just in time', text: 'Name the last day for express delivery, and what it costs.' },
			],
		},
		productGrid: { title: 'Popular at this time of year', call: 'The whole selection' },
		imageText: {
			title: 'One card, four ideas',
			text: 'The family photo from summer. The drawing by the children. A recipe for a cold Sunday. Or simply an empty page for your handwriting.\n\nAll cards come with matching envelopes.',
		},
		singleProduct: {
			title: 'Our suggestion',
			text: 'Choose a product here and say in two sentences for whom it is the right gift.',
			call: 'Start designing',
		},
		faq: {
			title: 'Ordering and giving',
			items: [
				{
					question: 'Can you deliver straight to the recipient?',
					answer: 'Yes. Enter another delivery address at the checkout; the invoice comes to you.',
				},
				{
					question: 'Are envelopes included?',
					answer: 'One comes with every card. You choose other colours on the product page.',
				},
				{ question: 'What if something comes too late?', answer: 'Call us. We find a solution or refund the price.' },
			],
		},
		singleCta: {
			title: 'Whom will you write to this year?',
			text: 'Begin with the picture, the rest is quick.',
			first: 'Design a card',
		},
	},
	seo: {
		title: 'Cards and gifts for winter',
		description: 'Cards, calendars and gifts with your own pictures: selection, order deadlines and answers.',
	},
} as const;
