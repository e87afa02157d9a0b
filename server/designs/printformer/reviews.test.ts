import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../../sandbox/printformer/testing/sandbox.ts';
import { findPrintEvents } from '../../orders/core/print-events.ts';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { orderRelease } from '../../testing/printformer-orders.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
});
afterAll(() => shop.close());

const eventsOf = (orderId: string) =>
	shop.inShop(
		(sql) => sql<{ step: string; actor: string; review: string }[]>`
			select detail ->> 'step' as step, actor, detail ->> 'review' as review from order_events
			where order_id = ${orderId} and detail ->> 'step' = 'designReviewed'`,
	);

describe('a review of an ordered design', () => {
	it('comes back to the order in the language it was opened in, is noted once for staff alone, and its comments can be read', async () => {
		const { browser: shopper, userId } = await shop.shopper();
		const releaseId = await shop.release(userId, await shop.begin(shopper));
		const { database } = shop.test;
		const ordered = { database, tenantId: shop.demo.id, productId: shop.idOf('cards'), userId };
		const { orderId, itemId } = await orderRelease(ordered, releaseId);
		const path = `/service-api/designs/lines/${itemId}/review?language=en-GB`;
		expect((await shopper.ask(path)).status).toBe(404);

		const staff = await shop.staff();
		const opened = await staff.ask(path);
		expect(opened.status).toBe(302);
		const visitor = openBrowser(shop.sandbox.url);
		await visitor.enter(String(opened.headers.location));
		const { location } = await visitor.submit({ decision: 'rejected', comment: 'The logo is cut off' });
		const { pathname, search } = new URL(location ?? '', 'http://nowhere');
		const back = pathname + search;
		expect((await shopper.ask(back)).status).toBe(404);
		expect(await eventsOf(orderId)).toEqual([]);

		const [answer] = await Promise.all([staff.ask(back), staff.ask(back)]);
		expect(answer.status).toBe(303);
		const to = new URL(String(answer.headers.location), 'http://nowhere');
		expect(to.pathname).toBe(`/en-gb/admin/orders/${orderId}`);
		expect(to.searchParams.get('reviewed')).toBe(itemId);
		const review = to.searchParams.get('review') ?? '';
		expect(await eventsOf(orderId)).toEqual([{ step: 'designReviewed', actor: 'staff', review }]);
		const told = await shop.inShop((sql) => findPrintEvents(sql, shop.demo.id, [itemId]));
		expect(told.map(({ step }) => step)).not.toContain('designReviewed');

		const file = `/service-api/designs/reviews/${review}`;
		expect((await shopper.ask(file)).status).toBe(404);
		expect(await staff.ask(file)).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
		expect((await staff.ask('/service-api/designs/reviews/anotherone')).status).not.toBe(200);
	});

	it('that is forged leads to the orders, and nothing is noted', async () => {
		const staff = await shop.staff();
		const answer = await staff.ask('/service-api/designs/reviewed?state=abc.def');
		expect(answer).toMatchObject({ status: 303, headers: { location: '/admin/orders' } });
	});
});
