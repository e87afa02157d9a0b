// One-to-one coaching: whom it helps, how it goes, what it costs, and the first step.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

const tier = (monthly: number, yearly: number, highlighted: boolean) => ({
	values: { monthly, yearly, highlighted, call: leads('/contact', highlighted ? 'neutral' : 'primary') },
});

export const coachingOffer: TemplateLayout = {
	id: 'coachingOffer',
	category: 'coaching',
	kind: 'page',
	sections: [
		plain('heroSplit', { values: { first: leads('/contact'), second: leads('/about', 'neutral') } }),
		plain('text', { values: { background: 'glassyBorder' } }),
		plain('fancyTitle'),
		plain('pricingTiers', {
			items: [tier(19_000, 190_000, false), tier(34_000, 340_000, true)],
		}),
		plain('quote', { values: { background: 'glassy' } }),
		plain('faq'),
		plain('singleCta', { values: { first: leads('/contact', 'neutral', 'buttonAndTile') } }),
	],
};
