// What the pages /pricing, /roi and /roi-print say as they ship: the samples of their blocks, and messages that a translator corrects
// and a shop overrides.

export const offers = {
	pricing: {
		title: 'A plan that grows with you',
		text: 'Start small and move up when your business does. Pay yearly and two months are on us.',
		note: 'All prices plus VAT.',
	},
	starter: {
		text: 'For your first shop.',
		features: 'One shop in two languages\nUp to 10 pages and 1 link page\nDesign prints online\nHelp by e-mail',
		call: 'Start with Starter',
	},
	pro: {
		text: 'For printers who sell every day.',
		features:
			'Everything in Starter\nUp to 100 pages and 10 link pages\nYour own domain\nPrice lists by customer group\nMachine translation\nHelp by phone',
		call: 'Start with Pro',
	},
	enterprise: {
		text: 'For many locations and procurement systems.',
		features:
			'Everything in Pro\nAs many pages and link pages as you like\nConnection to procurement systems\nYour own roles and approvals\nA dedicated contact',
		call: 'Start with Enterprise',
	},
	orders: {
		title: 'What would your own shop save you?',
		text: 'Orders by e-mail take time, misunderstandings cost money. Enter your figures and see what a shop would change.',
		call: 'See the plans',
	},
	print: {
		title: 'What would you save as a printer?',
		text: 'Proofs by hand, PDFs back and forth, swapped digits just before printing: work out what disappears when your clients design for themselves.',
		call: 'See the plans',
	},
};
