// The columns of the list of subscriptions, and its cards where there is no room for columns.
import type { ReactNode } from 'react';
import { formatDate } from '../../../rules/formats.ts';
import { formatMoney } from '../../../rules/money.ts';
import { TextLink } from '../../kit/link.tsx';
import type { TableColumn } from '../../kit/table.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { SubscriptionChips } from './subscription-chips.tsx';
import type { subscriptionsDocument } from './subscriptions.documents.ts';
import { useInterval } from './use-interval.ts';

export type Listed = Data<typeof subscriptionsDocument>['adminSubscriptions']['items'][number];

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

/** What comes next: the day of the payment, or of the end. */
export function Next({
	subscription: { state, nextPaymentDate, cancelAt, endedAt },
}: {
	subscription: Listed;
}): ReactNode {
	const { t, language, timeZone } = usePlatform();
	const day = (at: string) => formatDate(new Date(at), language, timeZone);
	if (endedAt) return <span className="text-muted">{t('adminSubscriptions.endedOn', { day: day(endedAt) })}</span>;
	if (cancelAt) return <span className="text-muted">{t('adminSubscriptions.endsOn', { day: day(cancelAt) })}</span>;
	if (!nextPaymentDate)
		return (
			<span className="text-muted">
				{t(state === 'paused' ? 'adminSubscriptions.pausedNext' : 'adminSubscriptions.noNext')}
			</span>
		);
	return <span className="whitespace-nowrap tabular-nums">{day(nextPaymentDate)}</span>;
}

export function Price({ subscription: { gross, currency, interval } }: { subscription: Listed }) {
	const { language, notation } = usePlatform();
	const inWords = useInterval();
	return (
		<>
			<span className="block font-medium whitespace-nowrap tabular-nums">
				{formatMoney({ minor: gross, currency }, language, notation)}
			</span>
			<span className="block text-sm text-muted">{inWords(interval)}</span>
		</>
	);
}

export function Customer({ subscription: { customerName, customerMail } }: { subscription: Listed }) {
	const { t } = usePlatform();
	if (!customerName && !customerMail) return <span className="text-muted">{t('adminSubscriptions.erased')}</span>;
	return (
		<>
			<span className="block wrap-anywhere">{customerName}</span>
			<span className="block text-sm text-muted wrap-anywhere">{customerMail}</span>
		</>
	);
}

/** What is delivered now, and what a plan will be. */
function Products({ subscription: { products, nextProduct, nextProductAt } }: { subscription: Listed }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<>
			{products.join(', ')}
			{nextProduct && nextProductAt && (
				<span className="block text-sm text-muted">
					{t('adminSubscriptions.nextProduct', {
						...{ product: nextProduct, day: formatDate(new Date(nextProductAt), language, timeZone) },
					})}
				</span>
			)}
		</>
	);
}

export function useSubscriptionColumns(): TableColumn<Listed>[] {
	const { t, language, timeZone } = usePlatform();
	return [
		{
			id: 'number',
			label: t('adminSubscriptions.number'),
			...sortable,
			cell: ({ number }) => <span className="font-medium whitespace-nowrap tabular-nums">{number}</span>,
		},
		{
			id: 'customer',
			label: t('adminSubscriptions.customer'),
			...sortable,
			cell: (row) => (
				<span className="block min-w-40">
					<Customer subscription={row} />
				</span>
			),
		},
		{
			id: 'products',
			label: t('adminSubscriptions.products'),
			cell: (row) => (
				<span className="block min-w-32 wrap-anywhere">
					<Products subscription={row} />
				</span>
			),
		},
		{
			id: 'status',
			label: t('adminSubscriptions.status'),
			cell: (row) => <SubscriptionChips subscription={row} />,
		},
		{
			id: 'startedAt',
			label: t('adminSubscriptions.started'),
			hidden: true,
			...sortable,
			cell: ({ startedAt }) => startedAt && formatDate(new Date(startedAt), language, timeZone),
		},
		{
			id: 'nextPayment',
			label: t('adminSubscriptions.next'),
			...sortable,
			cell: (row) => <Next subscription={row} />,
		},
		{
			id: 'gross',
			label: t('adminSubscriptions.price'),
			align: 'end',
			...sortable,
			cell: (row) => <Price subscription={row} />,
		},
	];
}

export function ListedCard({ subscription }: { subscription: Listed }) {
	const { t } = usePlatform();
	const { id, number } = subscription;
	return (
		<div className="grid gap-2 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<TextLink to={`/admin/subscriptions/${id}`}>{number}</TextLink>
				<span className="text-end">
					<Price subscription={subscription} />
				</span>
			</div>
			<p className="min-w-0 text-sm">
				<Customer subscription={subscription} />
			</p>
			<p className="text-sm wrap-anywhere">
				<Products subscription={subscription} />
			</p>
			<SubscriptionChips subscription={subscription} />
			<p className="text-sm">
				<span className="text-muted">{t('adminSubscriptions.next')}:</span> <Next subscription={subscription} />
			</p>
		</div>
	);
}
