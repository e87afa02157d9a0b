// The order history: when, for how much, where it is and where it goes. Each leads to its details and can be ordered again.
import { IconReceipt } from '@tabler/icons-react';
import { formatMoney } from '../../../rules/money.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { AddressLines } from '../orders/address-lines.tsx';
import { OrderStatusChip } from '../orders/order-status.tsx';
import type { ownOrdersDocument } from '../orders/orders.documents.ts';
import { PlainLink } from '../product/plain-link.tsx';
import type { CartPlace } from './cart-address.ts';
import { ordersQuestion } from './cart-questions.ts';
import { ChangeDate } from './change-date.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListCell, ListHead, ListRow, ListTable } from './item-table.tsx';
import { useOwnAnswer } from './own-answer.ts';
import { TabFrame } from './tab-frame.tsx';

type Order = Data<typeof ownOrdersDocument>['ownOrders']['items'][number];

export function OrdersTab({ place }: { place: CartPlace }) {
	const { t } = usePlatform();
	const { data, own, failed, askAgain } = useOwnAnswer(ordersQuestion(place));
	const list = data?.ownOrders;
	const known = list && (own || list.all > 0) ? list : undefined;
	return (
		<TabFrame
			place={place}
			counts={known}
			failed={failed}
			onAskAgain={askAgain}
			empty={<EmptyTab tab="orders" picture={<IconReceipt aria-hidden size={32} />} />}
		>
			<ListTable
				label={t('cartPage.orders.title')}
				columns={[
					{ label: t('cartPage.orderDate') },
					{ label: t('cartPage.price'), align: 'end' },
					{ label: t('cartPage.status') },
					{ label: t('cartPage.deliveryAddress') },
				]}
			>
				{known?.items.map((order) => (
					<Line key={order.id} order={order} />
				))}
			</ListTable>
		</TabFrame>
	);
}

function Line({ order }: { order: Order }) {
	const { t, language, notation } = usePlatform();
	const { number, createdAt, placedAt, gross, currency, status, lineCount, deliveryAddress } = order;
	return (
		<ListRow>
			<ListHead>
				<p className="font-bold tabular-nums">
					<ChangeDate at={placedAt ?? createdAt} />
				</p>
				<p className="text-sm tabular-nums">
					{number ? (
						<PlainLink
							to={`/orders/${number}`}
							aria-label={t('ownOrders.details', { number })}
							className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
						>
							{t('ownOrders.title', { number })}
						</PlainLink>
					) : (
						t('ownOrders.one')
					)}
				</p>
				<p className="text-sm text-muted">{t('ownOrders.lineCount', { count: lineCount })}</p>
			</ListHead>
			<ListCell label={t('cartPage.price')} align="end">
				<span className="font-bold">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			</ListCell>
			<ListCell label={t('cartPage.status')}>
				<OrderStatusChip status={status} />
			</ListCell>
			<ListCell label={t('cartPage.deliveryAddress')}>
				{deliveryAddress ? <AddressLines address={deliveryAddress} /> : '–'}
			</ListCell>
		</ListRow>
	);
}
