// One product, large, with words beside it that say why it is worth a look.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, products, rich } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'singleProduct',
	version: 1,
	tab: 'products',
	rank: 2,
	fields: { products: products(1), side: choice(['start', 'end'], 'start'), call: call() },
	texts: { title: line(120), text: rich(2000) },
	showsProducts: true,
	sample: { values: { call: { url: '/products', target: '', click: 'button', colour: 'primary' } } },
});
