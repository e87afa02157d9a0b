// What leads to where in Atelier Marlow: few words in the header, with pieces that were picked by hand.
import { both, type DemoMenus } from '../types.ts';

export const menus: DemoMenus = {
	header: [
		{ to: 'category:business-cards' },
		{
			to: 'category:weddings',
			products: ['wedding-invitations', 'place-cards', 'thank-you-cards'],
			below: [{ to: 'page:wedding-suite' }, { to: 'product:place-cards' }],
		},
		{ to: 'category:stationery' },
		{ to: 'category:announcements' },
		{ to: 'category:prints' },
		{ to: 'category:subscriptions' },
		{ to: 'page:about' },
		{ to: 'https://www.museum-der-arbeit.de/', label: both('Druckkunst', 'Art of printing'), newTab: true },
	],
	footer: [
		{
			to: 'heading',
			label: both('Atelier', 'Workshop'),
			below: [
				{ to: 'page:about' },
				{ to: 'page:notes' },
				{ to: 'page:faq' },
				{ to: 'page:contact' },
				{ to: 'link:atelier-marlow' },
			],
		},
		{
			to: 'heading',
			label: both('Rechtliches', 'Legal'),
			below: [{ to: 'page:imprint' }, { to: 'page:privacy' }, { to: 'page:terms' }, { to: 'page:withdrawal' }],
		},
	],
};
