// A campaign for an occasion: what fits it, until when to order, what people ask.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const seasonSale: TemplateLayout = {
	id: 'seasonSale',
	category: 'eCommerce',
	kind: 'page',
	sections: [
		plain('heroSplit', { values: { size: 'large', first: leads('/products') } }),
		plain('text', { values: { background: 'glassyBorder', align: 'center' } }),
		plain('productGrid', { values: { mode: 'random', count: 8, columns: '4', call: leads('/products', 'neutral') } }),
		plain('imageText', { values: { side: 'start', ratio: 'square' } }),
		plain('singleProduct', { values: { side: 'end', call: leads('/products') } }),
		plain('faq', { values: { openFirst: false } }),
		plain('singleCta', {
			values: { first: leads('/products', 'neutral', 'buttonAndTile') },
			layout: { padding: 'wide' },
		}),
	],
};
