// What the subscriptions of the shop come to. Nothing is shown as long as there has never been one.
import type { ReactNode } from 'react';
import { dayIn } from '../../../rules/dates.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { lastDays } from './figures/by-day.ts';
import { newestOrdersDocument } from './overview.documents.ts';

type Figures = Data<typeof newestOrdersDocument>['subscriptionFigures'];

/** Asked together with the newest orders: the card costs the overview no request of its own. */
export function SubscriptionsCard() {
	const { timeZone } = usePlatform();
	const { data } = useAdminQuery(newestOrdersDocument, lastDays(90, dayIn(timeZone)));
	return data?.subscriptionFigures.any ? <Shown figures={data.subscriptionFigures} /> : null;
}

function Shown({ figures }: { figures: Figures }) {
	const { t, currency, language } = usePlatform();
	const { money, number } = useAmounts(currency);
	const { monthlyRevenue, running, trials, churn } = figures;
	const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
	const list = '/admin/subscriptions';
	return (
		<Card
			heading="h2"
			title={t('subscriptionFigures.title')}
			actions={<TextLink to={list}>{t('overview.all')}</TextLink>}
		>
			<p className="text-3xl font-bold tabular-nums">{money(monthlyRevenue)}</p>
			<p className="text-sm font-medium">{t('subscriptionFigures.monthly')}</p>
			<p className="text-sm text-muted">{t('subscriptionFigures.monthlyHint')}</p>
			<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
				<Figure name={t('subscriptionFigures.running')}>{number(running)}</Figure>
				<Figure name={t('subscriptionFigures.trials')}>
					<TextLink to={`${list}?filter.state=trialing`}>{number(trials)}</TextLink>
				</Figure>
				<Figure name={t('subscriptionFigures.churn')}>
					{t('subscriptionFigures.churnOf', {
						...{ lost: number(churn.lost), before: number(churn.before) },
						share: share.format(churn.before === 0 ? 0 : churn.lost / churn.before),
					})}
				</Figure>
			</dl>
			<Attention figures={figures} />
		</Card>
	);
}

/** What somebody has to look after, each with the list of it. */
function Attention({ figures }: { figures: Figures }) {
	const { t } = usePlatform();
	const { overdue, actionRequired, failedRenewals, cancellationsToCheck } = figures;
	const list = '/admin/subscriptions';
	const points = [
		{ text: 'subscriptionFigures.overdue', count: overdue, to: `${list}?filter.attention=overdue` },
		{ text: 'subscriptionFigures.action', count: actionRequired, to: `${list}?filter.attention=action` },
		{
			text: 'subscriptionFigures.delivery',
			count: failedRenewals,
			to: '/admin/orders?filter.status=error&filter.subscription=only&filter.cancelled=without',
		},
		{ text: 'subscriptionFigures.toCheck', count: cancellationsToCheck, to: `${list}?view=cancellations` },
	] as const;
	const open = points.filter(({ count }) => count > 0);
	return (
		<>
			<h3 className="mt-4 mb-1 text-sm font-semibold">{t('subscriptionFigures.attention')}</h3>
			{open.length === 0 ? (
				<p className="text-sm text-muted">{t('subscriptionFigures.noAttention')}</p>
			) : (
				<ul className="grid gap-1 text-sm">
					{open.map(({ text, count, to }) => (
						<li key={text}>
							<TextLink to={to}>{t(text, { count })}</TextLink>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-sm text-muted">{name}</dt>
			<dd className="font-medium tabular-nums">{children}</dd>
		</div>
	);
}
