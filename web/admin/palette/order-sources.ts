// What the palette finds of what was sold.
import { IconCalendarRepeat, IconShoppingCart } from '@tabler/icons-react';
import type { Data } from '../../platform/graphql.ts';
import { atMost } from './matches.ts';
import { foundOrdersDocument, foundSubscriptionsDocument } from './palette.documents.ts';
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
	{
		id: 'subscriptions',
		label: 'adminSubscriptions.title',
		needs: ['qOrder'],
		async find(words, { ask }) {
			if (!words) return [];
			const { adminSubscriptions } = (await ask(foundSubscriptionsDocument, { search: words, first: atMost })) as Data<
				typeof foundSubscriptionsDocument
			>;
			return adminSubscriptions.items.map(({ id, number, customerName, customerMail }) => ({
				id: `subscription ${id}`,
				label: number,
				detail: [customerName, customerMail].filter(Boolean).join(', '),
				to: `/admin/subscriptions/${id}`,
				icon: IconCalendarRepeat,
			}));
		},
	},
];
