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
	const { monthlyRevenue, running, trials, overdue, churn, cancellationsToCheck } = figures;
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
				<Figure name={t('subscriptionFigures.overdue')}>
					<TextLink to={`${list}?filter.state=pastDue`}>{number(overdue)}</TextLink>
				</Figure>
				<Figure name={t('subscriptionFigures.churn')}>
					{t('subscriptionFigures.churnOf', {
						...{ lost: number(churn.lost), before: number(churn.before) },
						share: share.format(churn.before === 0 ? 0 : churn.lost / churn.before),
					})}
				</Figure>
			</dl>
			{cancellationsToCheck > 0 && (
				<p className="mt-4 font-medium">
					<TextLink to={`${list}?view=cancellations`}>
						{t('subscriptionFigures.toCheck', { count: cancellationsToCheck })}
					</TextLink>
				</p>
			)}
		</Card>
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
