// The order history: when, for how much, where it is and where it goes. Each leads to its details and can be ordered again.
import { IconReceipt, IconRepeat } from '@tabler/icons-react';
import { formatMoney } from '../../../rules/money.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { Picture } from '../../platform/picture.tsx';
import { AddressLines } from '../orders/address-lines.tsx';
import { ApprovalChip, CancelledChip, OrderStatusChip, PrintDataChip } from '../orders/order-status.tsx';
import type { ownOrdersDocument } from '../orders/orders.documents.ts';
import { type Reordering, ReorderResult, useReorder } from '../orders/reorder.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import type { CartLocation } from './cart-address.ts';
import { ordersQuery } from './cart-queries.ts';
import { ChangeDate } from './change-date.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListCell, ListHead, ListRow, ListTable } from './item-table.tsx';
import { useOwnResult } from './own-result.ts';
import { TabFrame } from './tab-frame.tsx';

type Order = Data<typeof ownOrdersDocument>['ownOrders']['items'][number];

export function OrdersTab({ place }: { place: CartLocation }) {
	const { t } = usePlatform();
	const { data, own, failed, askAgain } = useOwnResult(ordersQuery(place));
	const list = data?.ownOrders;
	const known = list && (own || list.all > 0) ? list : undefined;
	const reordering = useReorder();
	return (
		<TabFrame
			place={place}
			counts={known}
			failed={failed}
			onAskAgain={askAgain}
			empty={<EmptyTab tab="orders" picture={<IconReceipt aria-hidden size={32} />} />}
			above={reordering.taken && <ReorderResult taken={reordering.taken} />}
		>
			<ListTable
				label={t('cartPage.orders.title')}
				columns={[
					{ label: t('cartPage.orderDate') },
					{ label: t('cartPage.price'), align: 'end' },
					{ label: t('cartPage.status') },
					{ label: t('cartPage.deliveryAddress'), wide: true },
				]}
			>
				{known?.items.map((order) => (
					<Line key={order.id} order={order} reordering={reordering} />
				))}
			</ListTable>
		</TabFrame>
	);
}

function Line({ order, reordering }: { order: Order; reordering: Reordering }) {
	const { t, language, notation } = usePlatform();
	const { id, number, createdAt, placedAt, gross, currency, status, lineCount, deliveryAddress, waitsForPrintData } =
		order;
	const busy = reordering.busy === id;
	return (
		<ListRow>
			<ListHead>
				<p className="font-bold tabular-nums">
					<ChangeDate at={placedAt ?? createdAt} />
				</p>
				<p className="text-sm whitespace-nowrap tabular-nums">
					{number ? (
						<PlainLink
							to={`/orders/${number}`}
							aria-label={t('ownOrders.details', { number })}
							className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
						>
							{t('ownOrders.title', { number })}
						</PlainLink>
					) : (
						<PlainLink
							to={`/account/approvals/${id}`}
							className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
						>
							{t('ownOrders.unnumbered')}
						</PlainLink>
					)}
				</p>
				<p className="text-sm text-muted">{t('ownOrders.lineCount', { count: lineCount })}</p>
				{order.pictures.length > 0 && (
					<ul className="mt-2 flex gap-2">
						{order.pictures.map((picture) => (
							<li key={picture.id} className="size-12 overflow-hidden rounded-theme border border-line bg-sunken">
								<Picture image={picture} sizes="3rem" className="size-full object-cover" />
							</li>
						))}
					</ul>
				)}
				{number && (
					<button
						type="button"
						aria-label={t('ownOrders.reorderOf', { number })}
						aria-disabled={busy || undefined}
						aria-busy={busy || undefined}
						onClick={() => !busy && void reordering.reorder(id)}
						className="mt-1 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-theme text-sm text-link underline-offset-4 hover:text-link-hover hover:underline aria-disabled:cursor-progress pointer-coarse:min-h-11"
					>
						<IconRepeat aria-hidden size={18} className={busy ? 'motion-safe:animate-spin' : ''} />
						{t('ownOrders.reorder')}
					</button>
				)}
			</ListHead>
			<ListCell label={t('cartPage.price')} align="end">
				<span className="font-bold">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			</ListCell>
			<ListCell label={t('cartPage.status')}>
				<span className="flex flex-wrap gap-1">
					{number ? <OrderStatusChip status={status} /> : <ApprovalChip order={order} />}
					{order.cancelledAt && <CancelledChip />}
					{number && waitsForPrintData && <PrintDataChip isRefused={order.needsOtherPrintData} />}
				</span>
			</ListCell>
			<ListCell label={t('cartPage.deliveryAddress')}>
				{deliveryAddress ? <AddressLines address={deliveryAddress} /> : '–'}
			</ListCell>
		</ListRow>
	);
}
