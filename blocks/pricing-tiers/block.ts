// Plans beside each other, with what they cost a month and a year.
import { defineBlock } from '../../rules/pages/block.ts';
import { amount, call, choice, flag, line, lines } from '../../rules/pages/fields.ts';
import { type Plan, planCost, plans } from '../../rules/roi/plans.ts';

/** In minor units. */
const price = (initial: number) => amount(0, 100_000_000, initial);

const tier = (plan: Plan, highlighted: boolean) => ({
	values: {
		monthly: planCost(plan).month,
		yearly: planCost(plan).year,
		highlighted,
		call: { url: '/signup', target: '', click: 'button', colour: highlighted ? 'neutral' : 'primary' },
	},
});

export const block = defineBlock({
	type: 'pricingTiers',
	version: 1,
	tab: 'special',
	rank: 3,
	fields: { billing: choice(['monthly', 'yearly'], 'monthly') },
	texts: { title: line(120), text: lines(400), note: lines(300) },
	items: {
		min: 1,
		max: 4,
		fields: { monthly: price(0), yearly: price(0), highlighted: flag(), call: call() },
		texts: { name: line(60, 'required'), text: lines(200), priceText: line(40), features: lines(1500) },
	},
	words: ['pricingTiers'],
	sample: { items: plans.map((plan) => tier(plan, plan === 'pro')) },
});
