// OrderRequest over HTTP: each order exactly once, whatever is repeated and in whatever order it comes.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeOrderRequest } from '../../../sandbox/procurement/write-documents.ts';
import { agreed, type ProcurementShop, startProcurementShop } from '../../testing/procurement.ts';

let shop: ProcurementShop;

beforeAll(async () => {
	shop = await startProcurementShop(inject('cluster'));
});
afterAll(() => shop.close());

const ordersOf = (ref: string) =>
	shop.rows<{ number: string; gross: number; version: number; state: string; cancelled: boolean; costCenter: string }>(
		(sql) => sql`
			select o.number, o.gross::int as gross, r.version, r.state, o.cancelled_at is not null as cancelled
			from procurement_orders r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
			where r.order_ref = ${ref} order by r.version`,
	);

describe('an order of a purchasing system', () => {
	it('is placed at the prices that were handed over, whatever they are today', async () => {
		const cart = await shop.handOver([
			['flyer', 700],
			['card', 3],
		]);
		await shop.rows(
			(sql) => sql`update product_pricing set pricing = jsonb_set(pricing::jsonb, '{unitPrice}', '99900')`,
		);
		expect(await shop.place(cart, { orderId: 'PO-1' })).toMatchObject({ http: 200, status: 200 });
		await shop.rows(
			(sql) => sql`
			update product_pricing p set pricing = jsonb_set(p.pricing::jsonb, '{unitPrice}', case s.slug when 'card' then '10000' else '1000' end::jsonb)
			from products s where s.id = p.product_id`,
		);
		// 73.00 and 4.90 for the parcel.
		expect(await ordersOf('PO-1')).toMatchObject([{ gross: 7790, state: 'placed', cancelled: false }]);
	});

	it('is placed once, however often and however much at once it is sent', async () => {
		const cart = await shop.handOver([['card', 3]]);
		const answers = await Promise.all(Array.from({ length: 8 }, () => shop.place(cart, { orderId: 'PO-2' })));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect(await ordersOf('PO-2')).toHaveLength(1);
		expect(await shop.place(cart, { orderId: 'PO-2', total: '99.00' })).toMatchObject({ status: 409 });
	});

	it('orders no line twice, also under another number at the same moment', async () => {
		const cart = await shop.handOver([['card', 3]]);
		const answers = await Promise.all(['PO-3', 'PO-4'].map((orderId) => shop.place(cart, { orderId })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect([...(await ordersOf('PO-3')), ...(await ordersOf('PO-4'))]).toHaveLength(1);
	});

	it('is refused with the reason where it differs from what was handed over', async () => {
		const cart = await shop.handOver([['flyer', 700]]);
		const [item] = cart.items;
		if (!item) throw new Error('no line');
		const wrong = [
			[{ ...item, unitPrice: '58.81' }, /price is 58.82 EUR for 700/],
			[{ ...item, currency: 'CHF' }, /EUR, not in CHF/],
			[{ ...item, quantity: '500' }, /700 were handed over, 500 are ordered/],
			[{ ...item, auxiliaryId: 'unknown' }, /was not handed over/],
		] as const;
		for (const [line, reason] of wrong) {
			const answer = await shop.place({ ...cart, items: [line] }, { orderId: 'PO-5' });
			expect(answer).toMatchObject({ http: 200, status: 409, text: expect.stringMatching(reason) });
		}
		expect(await shop.place({ ...cart, items: [item, item] }, { orderId: 'PO-5' })).toMatchObject({ status: 409 });
		expect(await shop.place(cart, { orderId: 'PO-5', total: '1.00' })).toMatchObject({ status: 409 });
		expect(await ordersOf('PO-5')).toEqual([]);
		expect(await shop.place(cart, { orderId: 'PO-5' })).toMatchObject({ status: 200 });
	});

	it('is compared with its total: what the order explains is fine, what it does not is reported', async () => {
		const cart = await shop.handOver([['flyer', 700]]);
		const items = cart.items.map((item) => ({ ...item, basis: '' }));
		const extra = (name: string, amount: string) =>
			`<${name}><Money currency="EUR">${amount}</Money><Description xml:lang="en">${name}</Description></${name}>`;
		const order = (orderId: string, total: string, extras = '') =>
			shop.send(
				writeOrderRequest(agreed, { ...{ type: 'new' as const, items, currency: 'EUR' }, orderId, total }).replace(
					'</OrderRequestHeader>',
					`${extras}</OrderRequestHeader>`,
				),
			);
		// 700 at 58.82 each, as the price is for one where nothing else is said.
		expect(await order('PO-20', '41174.00')).toMatchObject({ status: 409, text: /58\.82 EUR.*PriceBasisQuantity/ });
		expect(await ordersOf('PO-20')).toEqual([]);
		const explained = extra('Shipping', '4.90') + extra('Tax', '12.11');
		expect(await order('PO-21', '75.83', explained)).toMatchObject({ status: 200, text: 'The order was placed.' });
		const second = await shop.handOver([['flyer', 700]]);
		const answer = await shop.place(second, { orderId: 'PO-22', total: '60.00' });
		expect(answer).toMatchObject({ status: 200, text: /total of the lines is 58\.82 EUR, the order says 60\.00 EUR/ });
		const [note] = await shop.rows<{ text: string }>(
			(sql) => sql`
				select e.detail ->> 'text' as text from order_events e join procurement_orders r on r.order_id = e.order_id
				where r.order_ref = 'PO-22' and e.kind = 'note'`,
		);
		expect(note?.text).toContain('the order says 60.00 EUR');
	});

	it('is checked and not placed in test mode', async () => {
		const cart = await shop.handOver([['card', 3]]);
		expect(await shop.place(cart, { orderId: 'PO-6', mode: 'test' })).toMatchObject({
			status: 200,
			text: /nothing was placed/,
		});
		expect(await ordersOf('PO-6')).toEqual([]);
		expect(await shop.place(cart, { orderId: 'PO-6' })).toMatchObject({ status: 200 });
	});

	it('gives way to its next version, and not to an older one', async () => {
		const cart = await shop.handOver([['card', 3]]);
		expect(await shop.place(cart, { orderId: 'PO-7', type: 'update', version: 2 })).toMatchObject({ status: 409 });
		await shop.place(cart, { orderId: 'PO-7' });
		expect(await shop.place(cart, { orderId: 'PO-7', type: 'update', version: 2 })).toMatchObject({ status: 200 });
		expect(await ordersOf('PO-7')).toMatchObject([
			{ version: 1, state: 'replaced', cancelled: true },
			{ version: 2, state: 'placed', cancelled: false },
		]);
		expect(await shop.place(cart, { orderId: 'PO-7' })).toMatchObject({ status: 409 });
		expect(await shop.place(cart, { orderId: 'PO-7', version: 3 })).toMatchObject({ status: 409 });
	});

	it('is cancelled once, as long as it is not in production', async () => {
		const cart = await shop.handOver([['card', 3]]);
		const remove = () => shop.place({ ...cart, items: [] }, { orderId: 'PO-8', type: 'delete' });
		expect(await remove()).toMatchObject({ status: 409 });
		await shop.place(cart, { orderId: 'PO-8' });
		expect(await remove()).toMatchObject({ status: 200 });
		expect(await remove()).toMatchObject({ status: 200, text: /before/ });
		expect(await ordersOf('PO-8')).toMatchObject([{ state: 'cancelled', cancelled: true }]);
		const other = await shop.handOver([['card', 3]]);
		await shop.place(other, { orderId: 'PO-9' });
		await shop.rows(
			(sql) =>
				sql`update orders set status = 'processed' where number = (select o.number from orders o join procurement_orders r on r.order_id = o.id where r.order_ref = 'PO-9')`,
		);
		expect(await shop.place({ ...other, items: [] }, { orderId: 'PO-9', type: 'delete' })).toMatchObject({
			status: 409,
			text: /in production/,
		});
	});

	it('is refused once the days of its prices are over', async () => {
		const cart = await shop.handOver([['card', 3]]);
		await shop.rows((sql) => sql`update procurement_carts set created_at = now() - interval '31 days'`);
		expect(await shop.place(cart, { orderId: 'PO-10' })).toMatchObject({ status: 409, text: /30 days/ });
	});
});
