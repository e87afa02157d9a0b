// A standing offer for companies.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const landingService: TemplateLayout = {
	id: 'landingService',
	category: 'landingPage',
	kind: 'page',
	sections: [
		plain('heroSplit', {
			values: { first: leads('/contact'), second: leads('/products', 'neutral') },
			layout: { gap: 'wide' },
		}),
		plain('text', { values: { background: 'glassyBorder' }, layout: { padding: 'wide' } }),
		plain('categoryTiles'),
		plain('imageText', {
			values: { side: 'end', share: 'third', ratio: 'portrait', first: leads('/contact', 'secondary') },
		}),
		plain('quote', { values: { background: 'glassy' } }),
		plain('faq'),
		plain('doubleCta', {
			values: { first: leads('/contact'), second: leads('/signup', 'neutral') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
	],
};
