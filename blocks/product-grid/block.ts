// Products as cards: the newest, any, those of a category, or chosen ones.
import { defineBlock } from '../../rules/pages/block.ts';
import { amount, call, category, choice, line, products } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'productGrid',
	version: 1,
	tab: 'products',
	rank: 1,
	fields: {
		mode: choice(['newest', 'random', 'category', 'static'], 'newest'),
		category: category(),
		products: products(24),
		count: amount(2, 24, 8),
		columns: choice(['2', '3', '4'], '4'),
		call: call(),
	},
	texts: { title: line(120) },
	showsProducts: true,
	sample: { values: { call: { url: '/products', target: '', click: 'button', colour: 'neutral' } } },
});
