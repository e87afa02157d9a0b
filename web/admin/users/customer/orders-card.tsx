// What a customer has ordered: figures, the latest orders, and the way to a new one.
import { IconPlus } from '@tabler/icons-react';
import { useAmounts } from '../../../kit/amounts.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { CancelledChip, PaymentChip, StatusChip } from '../../orders/state-chip.tsx';
import { type customerDocument, customerOrdersDocument } from './customer.documents.ts';

export type Customer = Data<typeof customerDocument>['customer'];
type Order = Data<typeof customerOrdersDocument>['orders']['items'][number];

const shown = 10;

interface OrdersCardProps {
	customer: Customer;
	/** As an order on behalf names the customer. */
	orderFor: string;
}

export function OrdersCard({ customer, orderFor }: OrdersCardProps) {
	const { t } = usePlatform();
	const me = useMe();
	const { userId, email } = customer;
	const filter = userId ? { userId } : { guestEmail: email };
	const { data, error, refetch } = useAdminQuery(customerOrdersDocument, { filter, first: shown });
	const orders = data?.orders;
	return (
		<Card
			heading="h2"
			title={t('customer.orders')}
			actions={
				has(me, 'mOrder') && (
					<ButtonLink
						size="small"
						to={`/admin/orders/new?customer=${orderFor}`}
						icon={<IconPlus aria-hidden size={18} />}
					>
						{t('customer.newOrder')}
					</ButtonLink>
				)
			}
		>
			<Figures customer={customer} />
			<OtherOrders customer={customer} />
			{error && <Failed error={error} onRetry={refetch} />}
			{!orders && !error && <Skeleton lines={3} />}
			{orders?.items.length === 0 && <p className="text-muted">{t('customer.noOrders')}</p>}
			<ul className="divide-y divide-line">
				{orders?.items.map((order) => (
					<OrderRow key={order.id} order={order} />
				))}
			</ul>
			{orders && orders.total > orders.items.length && (
				<p className="mt-3">
					<TextLink to={`/admin/orders?${new URLSearchParams({ q: email })}`}>
						{t('customer.allOrders', { count: orders.total })}
					</TextLink>
				</p>
			)}
		</Card>
	);
}

function Figures({ customer }: { customer: Customer }) {
	const { t } = usePlatform();
	const { orders, cancelled, spent, currency, firstOrderAt, lastOrderAt } = customer;
	const { money, number } = useAmounts(currency ?? 'EUR');
	if (!lastOrderAt || !firstOrderAt) return null;
	const figures = [
		{ name: t('customer.orderCount'), value: number(orders) },
		{ name: t('customer.spent'), value: money(spent ?? 0) },
		...(cancelled > 0 ? [{ name: t('customer.cancelled'), value: number(cancelled) }] : []),
		{ name: t('customer.firstOrder'), value: <Moment at={firstOrderAt} /> },
		{ name: t('customer.lastOrder'), value: <Moment at={lastOrderAt} /> },
	];
	return (
		<dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
			{figures.map(({ name, value }) => (
				<div key={name}>
					<dt className="text-sm text-muted">{name}</dt>
					<dd className="font-semibold tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The same person with an account and without one: what was ordered stands at each of them, and each leads to the other. */
function OtherOrders({ customer: { accountId, ordersAsGuest } }: { customer: Customer }) {
	const { t } = usePlatform();
	const mayReadUsers = has(useMe(), 'qUser');
	if (accountId)
		return (
			<p className="mb-4">
				{t('customer.hasAccount')}{' '}
				{mayReadUsers && <TextLink to={`/admin/users/${accountId}`}>{t('customer.toAccount')}</TextLink>}
			</p>
		);
	if (!ordersAsGuest) return null;
	return (
		<p className="mb-4">
			{t('customer.alsoGuest', { count: ordersAsGuest.orders })}{' '}
			<TextLink to={`/admin/customers/${ordersAsGuest.orderId}`}>{t('customer.toGuest')}</TextLink>
		</p>
	);
}

function OrderRow({ order }: { order: Order }) {
	const { t } = usePlatform();
	const { money } = useAmounts(order.currency);
	const { id, number, placedAt, createdAt, status, error, cancelledAt, payment, neverCharged, gross, lineCount } =
		order;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
			<span className="tabular-nums">
				<TextLink to={`/admin/orders/${id}`}>{number ?? t('adminOrders.noNumber')}</TextLink>
			</span>
			<span className="text-sm text-muted">
				<Moment at={placedAt ?? createdAt} /> · {t('customer.lines', { count: lineCount })}
			</span>
			<span className="ms-auto flex flex-wrap items-center gap-2">
				<StatusChip status={status} number={number} error={error} />
				{cancelledAt && <CancelledChip />}
				{number !== null && <PaymentChip payment={payment} neverCharged={neverCharged} />}
				<span className="min-w-20 text-right font-medium tabular-nums">{money(gross)}</span>
			</span>
		</li>
	);
}
