import { expect, it } from 'vitest';
import { findWaiting } from './waiting.ts';

it('new orders, open payments, errors, overdue subscriptions, declarations and products without a price wait for staff, each with its list', () => {
	const waiting = findWaiting({
		orderFigures: {
			openPayments: 6,
			byStatus: [
				{ status: 'placed', count: 4 },
				{ status: 'processed', count: 9 },
				{ status: 'error', count: 2 },
			],
		},
		subscriptionFigures: { overdue: 5, cancellationsToCheck: 7 },
		parkedJobs: [{}],
		productCounts: { unavailable: 3 },
	});
	expect(waiting.map(({ count, to }) => [count, to])).toEqual([
		[4, '/admin/orders?filter.status=placed'],
		[6, '/admin/orders?filter.payment=open'],
		[2, '/admin/orders?filter.status=error'],
		[5, '/admin/subscriptions?filter.attention=overdue'],
		[7, '/admin/subscriptions?view=cancellations'],
		[3, '/admin/products?filter.lacks=price&filter.state=published'],
		[1, '/admin/system?tab=jobs'],
	]);
});

it('what a reader may not see, and what there is none of, does not wait for them', () => {
	expect(findWaiting({})).toEqual([]);
	expect(findWaiting({ parkedJobs: [], orderFigures: { openPayments: 0, byStatus: [] } })).toEqual([]);
});
