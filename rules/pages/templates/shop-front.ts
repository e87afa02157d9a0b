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
		plain('categoryTiles'),
		plain('productGrid', { values: { mode: 'newest', count: 8, columns: '4', call: leads('/products', 'neutral') } }),
		plain('text', { layout: { ground: 'alternate', padding: 'wide' } }),
		plain('imageText', { values: { side: 'end', first: leads('/about', 'secondary') } }),
		plain('faq'),
		plain('singleCta', { values: { first: leads('/products', 'neutral', 'buttonAndTile') } }),
	],
};
