// A maker shows their work and is found by customers.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const creatorPortfolio: TemplateLayout = {
	id: 'creatorPortfolio',
	category: 'contentCreator',
	kind: 'page',
	sections: [
		plain('hero', { values: { size: 'large', placement: 'behind', first: leads('/contact') } }),
		plain('fancyTitle'),
		plain('gallery', { values: { columns: '3', ratio: 'square' } }),
		plain('imageText', { values: { side: 'start', first: leads('/about', 'secondary') } }),
		plain('text', { values: { background: 'glassyBorder' } }),
		plain('productGrid', { values: { mode: 'newest', count: 4, columns: '4', call: leads('/products', 'neutral') } }),
		plain('singleCta', { values: { first: leads('/contact', 'neutral', 'buttonAndTile') } }),
	],
};
