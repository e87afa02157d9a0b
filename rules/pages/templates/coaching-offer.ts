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
		plain('quote', { values: { align: 'center' }, layout: { ground: 'alternate', padding: 'wide' } }),
		plain('text', { layout: { padding: 'wide', gap: 'wide' } }),
		plain('fancyTitle', { values: { decoration: 'marker', align: 'center' } }),
		plain('pricingTiers', {
			items: [tier(19_000, 190_000, false), tier(34_000, 340_000, true)],
		}),
		plain('faq', { layout: { padding: 'wide' } }),
		plain('singleCta', {
			values: { look: 'box', align: 'center', first: leads('/contact') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
	],
};
