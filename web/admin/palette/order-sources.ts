// What the palette finds of what was sold.
import { IconShoppingCart } from '@tabler/icons-react';
import type { Data } from '../../platform/graphql.ts';
import { atMost } from './matches.ts';
import { foundOrdersDocument } from './palette.documents.ts';
import type { Source } from './sources.ts';

export const orderSources: readonly Source[] = [
	{
		id: 'orders',
		label: 'adminOrders.title',
		needs: ['qOrder'],
		async find(words, { ask, t }) {
			if (!words) return [];
			const { orders } = (await ask(foundOrdersDocument, { search: words, first: atMost })) as Data<
				typeof foundOrdersDocument
			>;
			return orders.items.map(({ id, number, customerName, customerMail }) => ({
				id: `order ${id}`,
				label: number ?? t('adminOrders.noNumber'),
				detail: [customerName, customerMail].filter(Boolean).join(', '),
				to: `/admin/orders/${id}`,
				icon: IconShoppingCart,
			}));
		},
	},
];
