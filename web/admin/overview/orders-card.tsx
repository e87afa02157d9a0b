// What came in last, how it stands, and what is not paid yet.
import { dayIn } from '../../../rules/dates.ts';
import { orderStatuses } from '../../../rules/orders/machine.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { ApprovalChip } from '../orders/approvals/approval-chip.tsx';
import { StatusChip } from '../orders/state-chip.tsx';
import { lastDays } from './figures/by-day.ts';
import { newestOrdersDocument } from './overview.documents.ts';

export function OrdersCard() {
	const { t, currency, timeZone } = usePlatform();
	const { money } = useAmounts(currency);
	const answer = useAdminQuery(newestOrdersDocument, lastDays(90, dayIn(timeZone)));
	return (
		<Card
			heading="h2"
			title={t('orderFigures.orders')}
			actions={<TextLink to="/admin/orders">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ orders: { items }, orderFigures: { byStatus, openPayments } }) =>
					items.length === 0 ? (
						<p className="text-muted">{t('adminOrders.noneText')}</p>
					) : (
						<>
							<p className="font-medium">
								<TextLink to="/admin/orders?filter.payment=open">
									{t('orderFigures.openPayments', { count: openPayments })}
								</TextLink>
							</p>
							<h3 className="mt-4 mb-1 text-sm font-semibold">{t('orderFigures.byStatus')}</h3>
							<ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
								{orderStatuses
									.map((status) => ({ status, count: byStatus.find((one) => one.status === status)?.count ?? 0 }))
									.filter(({ count }) => count > 0)
									.map(({ status, count }) => (
										<li key={status}>
											<TextLink to={`/admin/orders?filter.status=${status}`}>
												{t(`adminOrders.status.${status}`)}: {count}
											</TextLink>
										</li>
									))}
							</ul>
							<h3 className="mt-4 mb-1 text-sm font-semibold">{t('orderFigures.newest')}</h3>
							<ul className="text-sm">
								{items.map(({ id, number, createdAt, placedAt, status, error, approval, gross, customerName }) => (
									<li
										key={id}
										className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-1.5 last:border-b-0"
									>
										<span className="min-w-0 wrap-anywhere">
											<TextLink to={`/admin/orders/${id}`}>{number ?? t('adminOrders.noNumber')}</TextLink>{' '}
											{customerName}
										</span>
										<span className="text-end tabular-nums">{money(gross)}</span>
										<span className="text-muted">
											<Moment at={placedAt ?? createdAt} />
										</span>
										<span className="text-end">
											{approval === 'pending' && status === 'inCreation' ? (
												<ApprovalChip approval={approval} status={status} />
											) : (
												<StatusChip status={status} number={number} error={error} />
											)}
										</span>
									</li>
								))}
							</ul>
						</>
					)
				}
			</Loaded>
		</Card>
	);
}
