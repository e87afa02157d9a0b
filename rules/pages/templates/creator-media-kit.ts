// What brands want to know before they work with a creator.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

const format = (highlighted = false) => ({
	values: { highlighted, call: leads('/contact', highlighted ? 'neutral' : 'primary') },
});

export const creatorMediaKit: TemplateLayout = {
	id: 'creatorMediaKit',
	category: 'contentCreator',
	kind: 'page',
	sections: [
		plain('heroSplit', { values: { side: 'start', size: 'large', first: leads('/contact') } }),
		plain('text', { values: { align: 'center' }, layout: { ground: 'dark', padding: 'wide' } }),
		// The work itself, from edge to edge.
		plain('gallery', {
			values: { columns: '4', ratio: 'square' },
			items: [{}, {}, {}, {}],
			layout: { width: 'wide', gap: 'none', padding: 'wide' },
		}),
		plain('pricingTiers', {
			items: [format(), format(true), format()],
		}),
		plain('quote', { values: { align: 'center' }, layout: { ground: 'alternate', padding: 'wide' } }),
		plain('faq', { values: { arrangement: 'below' } }),
		plain('doubleCta', { values: { first: leads('/contact'), second: leads('/about', 'neutral') } }),
	],
};
