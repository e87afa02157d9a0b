// A bar of round buttons that stays in view while one reads.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, icon } from '../../rules/pages/fields.ts';

const button = (url: string, colour: 'cloudbar' | 'cloudbarSpecial', icon: string) => ({
	values: { call: { url, target: '', click: 'button', colour }, icon },
});

export const block = defineBlock({
	type: 'cloudbar',
	version: 1,
	tab: 'cloudbar',
	rank: 1,
	fields: {},
	texts: {},
	items: { min: 1, max: 5, fields: { call: call(), icon: icon() }, texts: {} },
	layout: { padding: 'none', width: 'none' },
	sample: {
		items: [
			button('/products', 'cloudbar', 'layout-grid'),
			button('/search', 'cloudbar', 'search'),
			button('/cart', 'cloudbarSpecial', 'shopping-cart'),
		],
	},
});
