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
		plain('text', { layout: { ground: 'dark', padding: 'wide', gap: 'wide' } }),
		plain('imageText', {
			values: { side: 'start', share: 'third', ratio: 'portrait', first: leads('/contact', 'neutral') },
			layout: { padding: 'wide' },
		}),
		plain('categoryTiles', { layout: { ground: 'alternate', padding: 'wide' } }),
		plain('quote', { values: { align: 'center' }, layout: { padding: 'wide' } }),
		plain('faq', { layout: { ground: 'alternate', padding: 'wide' } }),
		plain('doubleCta', {
			values: { first: leads('/contact'), second: leads('/signup', 'neutral') },
			layout: { padding: 'wide' },
		}),
	],
};
