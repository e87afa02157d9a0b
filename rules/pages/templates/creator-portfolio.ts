// A maker shows their work and is found by customers.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const creatorPortfolio: TemplateLayout = {
	id: 'creatorPortfolio',
	category: 'contentCreator',
	kind: 'page',
	sections: [
		plain('hero', { values: { size: 'large', placement: 'behind', first: leads('/contact') } }),
		plain('fancyTitle', { values: { decoration: 'beside' } }),
		plain('gallery', { values: { columns: '2', ratio: 'landscape' }, layout: { width: 'wide' } }),
		plain('imageText', {
			values: { side: 'end', share: 'third', ratio: 'portrait', first: leads('/about', 'neutral') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
		plain('text', { layout: { padding: 'wide', gap: 'wide' } }),
		plain('singleCta', {
			values: { look: 'plain', align: 'center', first: leads('/contact') },
			layout: { ground: 'dark', padding: 'wide' },
		}),
		plain('productGrid', { values: { mode: 'newest', count: 3, columns: '3', call: leads('/products', 'neutral') } }),
	],
};
