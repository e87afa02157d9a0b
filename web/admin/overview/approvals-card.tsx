// Orders that wait for an approval: how many, how many of them for the reader, and what is due next.
import { dayIn } from '../../../rules/dates.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useWaitsFor } from '../orders/approvals/waiting.ts';
import { lastDays } from './figures/by-day.ts';
import { newestOrdersDocument } from './overview.documents.ts';

/** Asked together with the newest orders: the card costs the overview no request of its own. */
export function ApprovalsCard() {
	const { t, timeZone } = usePlatform();
	const answer = useAdminQuery(newestOrdersDocument, lastDays(90, dayIn(timeZone)));
	return (
		<Card
			heading="h2"
			title={t('approvals.title')}
			actions={<TextLink to="/admin/orders/approvals">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ shopApprovals: { total, items }, approvalCount }) =>
					total === 0 ? (
						<p className="text-muted">{t('approvals.openNone')}</p>
					) : (
						<>
							<p className="font-medium">{t('approvals.openCount', { count: total })}</p>
							<p className="text-sm text-muted">{t('approvals.mineCount', { count: approvalCount })}</p>
							<h3 className="mt-4 mb-1 text-sm font-semibold">{t('approvals.dueNext')}</h3>
							<ul className="text-sm">
								{items.map((approval) => (
									<Due key={approval.orderId} approval={approval} />
								))}
							</ul>
						</>
					)
				}
			</Loaded>
		</Card>
	);
}

type Listed = Data<typeof newestOrdersDocument>['shopApprovals']['items'][number];

function Due({ approval }: { approval: Listed }) {
	const { t } = usePlatform();
	const waitsFor = useWaitsFor();
	const { orderId, customerName, firstName, lineCount, gross, currency, deadline } = approval;
	const { money } = useAmounts(currency);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-1.5 last:border-b-0">
			<span className="min-w-0 wrap-anywhere">
				<TextLink to={`/admin/orders/${orderId}`}>
					{t('approvals.products', { name: firstName, count: lineCount - 1 })}
				</TextLink>{' '}
				{customerName}
			</span>
			<span className="text-end tabular-nums">{money(gross)}</span>
			<span className="text-muted">
				<Moment at={deadline} />
			</span>
			<span className="min-w-0 text-end text-muted wrap-anywhere">{waitsFor(approval)}</span>
		</li>
	);
}
