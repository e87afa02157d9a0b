// The way into a whole shop.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const shopFront: TemplateLayout = {
	id: 'shopFront',
	category: 'eCommerce',
	kind: 'page',
	sections: [
		plain('hero', {
			values: { size: 'large', placement: 'behind', first: leads('/products'), second: leads('/contact', 'neutral') },
		}),
		plain('categoryTiles', { layout: { padding: 'wide' } }),
		plain('productGrid', {
			values: { mode: 'newest', count: 8, columns: '4', call: leads('/products', 'neutral') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
		plain('imageText', {
			values: { side: 'start', share: 'twoThirds', first: leads('/about', 'neutral') },
			layout: { padding: 'wide' },
		}),
		plain('text', { layout: { ground: 'dark', padding: 'wide', gap: 'wide' } }),
		plain('faq', { layout: { padding: 'wide' } }),
		plain('singleCta', {
			values: { look: 'box', align: 'center', first: leads('/products') },
			layout: { padding: 'wide' },
		}),
	],
};
