// One product from all sides.

export const landingProduct = {
	sections: {
		hero: {
			title: 'The business card that nobody throws away',
			text: 'Cotton paper, 600 gsm, with coloured edges. You feel it in your hand before you have read a word.',
			first: 'Start designing',
		},
		text: {
			items: [
				{
					title: 'You feel the weight',
					text: 'Twice as thick as an ordinary card, and still ten of them fit in any pocket.',
				},
				{
					title: 'Colour on the edge',
					text: 'Twelve shades, applied by hand. They glow in a stack and are a secret when alone.',
				},
				{
					title: 'Without a single tree',
					text: 'The paper is made of leftovers from the textile industry and printed with green power.',
				},
			],
		},
		gallery: {
			items: [
				{ caption: 'Against the light' },
				{ caption: 'The stack from its side' },
				{ caption: 'Beside an ordinary card' },
			],
		},
		singleProduct: {
			title: 'From 50 pieces',
			text: 'Choose the product here that the page is about. Price and picture come from your range and stay up to date by themselves.',
			call: 'To the product',
		},
		quote: {
			quote: 'A sentence from somebody who uses the product says more than a list of features. Put it here.',
			person: 'Name',
			role: 'Profession and place',
		},
		faq: {
			title: 'Before you order',
			items: [
				{
					question: 'Can I touch a sample?',
					answer: 'We send you three cards in different colours, free of charge and without obligation.',
				},
				{ question: 'Does it fit a card case?', answer: 'Yes, the format is the usual one. Only half as many fit in.' },
				{
					question: 'How long does it take?',
					answer: 'Eight working days after your approval: the edges dry overnight.',
				},
			],
		},
		singleCta: {
			title: 'The first impression is in your hand',
			text: 'Design your card in five minutes.',
			first: 'Begin',
		},
	},
	seo: {
		title: 'Business cards with coloured edges on cotton paper',
		description: '600 gsm, twelve edge colours, from 50 pieces: design online, and touch a sample first.',
	},
} as const;
