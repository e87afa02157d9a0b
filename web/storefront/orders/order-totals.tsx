// What an order comes to, and how it is paid.

import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

export function OrderTotals({ order }: { order: Order }) {
	const { t } = usePlatform();
	const { money, rate } = useAmounts(order.currency);
	const { totals, shipping, refunded, neverCharged, payment, paymentMethod, reverseCharge, taxFreeExport } = order;
	const isStopped = order.number === null && order.status === 'error' && payment === 'open';
	const rows = [
		{ name: t('ownOrders.goods'), amount: money(totals.goods) },
		...(totals.shipping === null
			? []
			: [
					{
						name: shipping ? t('ownOrders.shippingBy', { name: shipping.name }) : t('ownOrders.shipping'),
						amount: totals.shipping === 0 ? t('ownOrders.free') : money(totals.shipping),
					},
				]),
		{ name: t('cartPage.net'), amount: money(totals.net) },
		...totals.rates
			.filter((row) => row.rate > 0)
			.map((row) => ({ name: t('cartPage.tax', { rate: rate(row.rate) }), amount: money(row.tax) })),
	];
	return (
		<>
			<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
				{rows.map(({ name, amount }) => (
					<div key={name} className="col-span-2 grid grid-cols-subgrid">
						<dt className="min-w-0 wrap-anywhere">{name}</dt>
						<dd className="text-right">{amount}</dd>
					</div>
				))}
				<div className="col-span-2 mt-2 grid grid-cols-subgrid border-t border-line pt-3 text-lg font-bold text-heading">
					<dt>{t('ownOrders.gross')}</dt>
					<dd className="text-right">{money(totals.gross)}</dd>
				</div>
				{refunded > 0 && (
					<div className="col-span-2 grid grid-cols-subgrid">
						<dt>{t(neverCharged || payment === 'open' ? 'ownOrders.creditedSum' : 'ownOrders.refundedSum')}</dt>
						<dd className="text-right">{money(refunded)}</dd>
					</div>
				)}
			</dl>
			{reverseCharge && <p className="mt-2 text-sm">{t('ownOrders.reverseCharge')}</p>}
			{taxFreeExport && <p className="mt-2 text-sm">{t('ownOrders.taxFreeExport')}</p>}
			<p className="mt-2 text-sm text-muted">
				{t(`paymentMethods.${paymentMethod}`)}
				{/* What was stopped before it was placed is not paid any more. */}
				{paymentMethod !== 'none' &&
					!isStopped &&
					` · ${t(neverCharged ? 'ownOrders.neverCharged' : `ownOrders.payment.${payment}`)}`}
			</p>
		</>
	);
}
