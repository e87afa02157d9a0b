// What leads to where in Druckwerk Nord: the header and the footer as the shop has arranged them.
import { both, type DemoMenus } from '../types.ts';

export const menus: DemoMenus = {
	header: [
		{ to: 'categories' },
		{
			to: 'heading',
			label: both('Service', 'Service'),
			below: [
				{
					to: 'heading',
					label: both('Für den Start', 'To begin with'),
					below: [
						{ to: 'page:gruenderpaket' },
						{ to: 'product:visitenkarten-classic', label: both('Unser Klassiker', 'Our classic') },
					],
				},
				{
					to: 'heading',
					label: both('Hilfe', 'Help'),
					below: [{ to: 'page:faq' }, { to: 'page:contact' }],
				},
				{
					to: 'heading',
					label: both('Das Haus', 'The company'),
					below: [
						{ to: 'page:about' },
						{ to: 'page:werkstatt' },
						{ to: 'link:druckwerk-nord', label: both('Alle Kanäle', 'All channels') },
					],
				},
				{ to: 'category:stammkunden', members: true },
			],
		},
		{ to: 'https://fogra.org/', label: both('Fogra', 'Fogra'), newTab: true },
	],
	footer: [
		{
			to: 'heading',
			label: both('Service', 'Service'),
			below: [
				{ to: 'page:faq' },
				{ to: 'page:contact' },
				{ to: 'page:about' },
				{ to: '/products', label: both('Alle Produkte', 'All products') },
			],
		},
		{
			to: 'heading',
			label: both('Rechtliches', 'Legal'),
			below: [{ to: 'page:imprint' }, { to: 'page:privacy' }, { to: 'page:terms' }, { to: 'page:withdrawal' }],
		},
	],
};
