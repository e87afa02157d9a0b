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
		plain('heroSplit', { values: { side: 'start', first: leads('/contact') } }),
		plain('text', { values: { align: 'center', background: 'glassy' } }),
		plain('pricingTiers', {
			items: [format(), format(true), format()],
		}),
		plain('quote', { values: { background: 'glassyBorder' } }),
		plain('faq'),
		plain('doubleCta', { values: { first: leads('/contact'), second: leads('/about', 'neutral') } }),
	],
};
