// What waits for staff besides tasks, as the cards below count it: each with the list of what is counted.
import type { Data } from '../../platform/graphql.ts';
import type { newestOrdersDocument, productCountsDocument } from './overview.documents.ts';

interface Counted {
	subscriptionFigures: Pick<
		Data<typeof newestOrdersDocument>['subscriptionFigures'],
		'overdue' | 'cancellationsToCheck'
	>;
	orderFigures: Data<typeof newestOrdersDocument>['orderFigures'];
	parkedJobs: readonly unknown[];
	productCounts: Pick<Data<typeof productCountsDocument>['productCounts'], 'unavailable'>;
}

/** @param counted only what the reader may see */
export function findWaiting({ orderFigures, subscriptionFigures, parkedJobs, productCounts }: Partial<Counted>) {
	const inStatus = (wanted: string) => orderFigures?.byStatus.find(({ status }) => status === wanted)?.count ?? 0;
	const waiting = [
		{ text: 'tasks.newOrders', count: inStatus('placed'), to: '/admin/orders?filter.status=placed' },
		{
			text: 'orderFigures.openPayments',
			count: orderFigures?.openPayments ?? 0,
			to: '/admin/orders?filter.payment=open',
		},
		{ text: 'tasks.failedOrders', count: inStatus('error'), to: '/admin/orders?filter.status=error' },
		{
			text: 'subscriptionFigures.overdue',
			count: subscriptionFigures?.overdue ?? 0,
			to: '/admin/subscriptions?filter.attention=overdue',
		},
		{
			text: 'subscriptionFigures.toCheck',
			count: subscriptionFigures?.cancellationsToCheck ?? 0,
			to: '/admin/subscriptions?view=cancellations',
		},
		{
			text: 'tasks.unavailableProducts',
			count: productCounts?.unavailable ?? 0,
			to: '/admin/products?filter.lacks=price&filter.state=published',
		},
		{ text: 'tasks.failedJobs', count: parkedJobs?.length ?? 0, to: '/admin/system?tab=jobs' },
	] as const;
	return waiting.filter(({ count }) => count > 0);
}
