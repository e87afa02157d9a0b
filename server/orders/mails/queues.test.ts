import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { noPictures } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { runJobs } from '../../testing/jobs.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { makeShop } from '../../testing/shop.ts';
import { moveOrder } from '../core/move-order.ts';
import { placeRecorded } from '../core/place-order.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from './jobs.ts';

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const many = 24;

let test: TestDatabase;
let busy: string;
let quiet: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	busy = (await makeShop(test, 'busy')).id;
	quiet = (await makeShop(test, 'quiet')).id;
	const { seller } = documentOf();
	for (const tenantId of [busy, quiet])
		await test.database.inTenant(tenantId, (sql) => setSettings(sql, tenantId, orderSettings, { seller }));
});

afterAll(() => test.drop());

const within = <T>(tenantId: string, work: (sql: Sql) => Promise<T>) => test.database.inTenant(tenantId, work);

async function place(tenantId: string): Promise<string> {
	return within(tenantId, async (sql) => {
		const id = await insertOrder(sql, tenantId, {});
		await placeRecorded(sql, tenantId, id, { actor: 'system', userId: null, paid: false, year: 2026 });
		return id;
	});
}

const purposesOf = async (tenantId: string, orderId: string) =>
	(
		await within(
			tenantId,
			(sql) => sql<{ purpose: string }[]>`select purpose from order_mails where order_id = ${orderId}`,
		)
	).map(({ purpose }) => purpose.split('.')[0]);

const waitingPrints = async () =>
	(await test.owner`select from jobs.job where name = 'orders.print' and state < 'active'`).length;

describe('mails about orders', () => {
	it('do not wait for documents of others: not at all where they bring none, and not for those of another shop', async () => {
		const [first = ''] = await Promise.all(Array.from({ length: many }, () => place(busy)));
		const writing = runJobs(test, [orderPlacedJob(parts), orderChangedJob(parts)]);
		await expect.poll(waitingPrints, { timeout: 10_000 }).toBe(many);
		await within(busy, (sql) => sql`update order_documents set pdf = 'printed' where order_id = ${first}`);
		await within(busy, (sql) => moveOrder(sql, busy, first, 'processed', { actor: 'staff', userId: null }));
		// Nobody prints yet.
		await expect.poll(() => purposesOf(busy, first)).toEqual(['status']);
		const other = await place(quiet);
		await expect.poll(waitingPrints).toBe(many + 1);
		await writing.close(1000);

		const order: string[] = [];
		const print = orderPrintJob(parts);
		const noting: typeof print = {
			...print,
			async run(job) {
				await print.run(job);
				order.push(job.payload.orderId);
			},
		};
		const printing = runJobs(test, [noting]);
		await expect.poll(() => order, { timeout: 20_000, interval: 20 }).toContain(other);
		expect(order.indexOf(other)).toBeLessThan(8);
		expect(await purposesOf(quiet, other)).toContain('placed');
		expect(order.length).toBeLessThan(many - 4);
		await printing.close(5000);
	});
});
