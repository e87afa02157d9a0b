// A campaign for an occasion: what fits it, until when to order, what people ask.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const seasonSale: TemplateLayout = {
	id: 'seasonSale',
	category: 'eCommerce',
	kind: 'page',
	sections: [
		plain('heroSplit', {
			values: { side: 'start', size: 'large', first: leads('/products') },
			layout: { ground: 'primaryLight' },
		}),
		// Three dates, which is what the season is about.
		plain('text', { values: { align: 'center' }, layout: { ground: 'primary' } }),
		plain('productGrid', {
			values: { mode: 'random', count: 4, columns: '4', call: leads('/products', 'neutral') },
			layout: { padding: 'wide' },
		}),
		plain('singleProduct', {
			values: { side: 'end', call: leads('/products') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
		plain('imageText', { values: { side: 'start', share: 'twoThirds' }, layout: { padding: 'wide' } }),
		plain('faq', { values: { arrangement: 'below', openFirst: false } }),
		plain('singleCta', {
			values: { look: 'plain', align: 'center', first: leads('/products') },
			layout: { ground: 'primaryLight', padding: 'wide' },
		}),
	],
};
