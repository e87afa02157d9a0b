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
	sample: {
		values: { call: { url: '/products', target: '', click: 'button', colour: 'primary' } },
		texts: {
			title: { de: 'Unser Favorit des Monats', en: 'Our favourite this month' },
			text: {
				de: 'Manche Drucksachen nimmt man gern zweimal in die Hand. Erzählen Sie hier, was dieses Produkt besonders macht: das Papier, die Veredelung, den Anlass, zu dem es passt.',
				en: 'Some prints are picked up twice. Say here what makes this product special: the paper, the finish, the occasion it is made for.',
			},
			call: { de: 'Jetzt gestalten', en: 'Start designing' },
		},
	},
});
