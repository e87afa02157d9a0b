// One address for everything that a profile elsewhere should lead to.

export const creatorLinks = {
	sections: {
		profileHead: {
			title: 'Your name',
			bio: 'One sentence that says what you make and for whom.\nAnd one that makes curious.',
		},
		linkList: {
			title: 'Right now',
			items: [{ text: 'New in the shop' }, { text: 'Everything at a glance' }, { text: 'Write to me' }],
		},
		quote: { quote: 'The kindest sentence that somebody wrote to you about your work fits here.' },
		productGrid: { title: 'To take home', call: 'To the shop' },
	},
	seo: { title: 'All links', description: 'All profiles, news and the way to the shop in one place.' },
} as const;
