import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { runJobs, runScheduleNow } from '../../testing/jobs.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { sweepJob } from './jobs.ts';
import { findShopsToSweep } from './sweep.ts';

const shopCount = 1000;
let test: TestDatabase;
let shops: string[];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	shops = Array.from({ length: shopCount }, () => newId());
	await test.owner`
		insert into tenants (id, slug, name)
		select id, 'shop-' || number, 'Shop ' || number from unnest(${shops}::uuid[]) with ordinality shops (id, number)`;
});

afterAll(() => test.drop());

const within = <T>(number: number, work: (sql: Sql, tenantId: string) => Promise<T>): Promise<T> => {
	const tenantId = shops[number] ?? '';
	return test.database.inTenant(tenantId, (sql) => work(sql, tenantId));
};
const find = async () => (await test.database.withoutTenant(findShopsToSweep)).map((id) => shops.indexOf(id)).sort();

async function insertPayment(sql: Sql, tenantId: string, state: string) {
	const orderId = await insertOrder(sql, tenantId, { status: 'inCreation' });
	const paymentId = newId();
	await sql`
		insert into payments (tenant_id, id, order_id, provider, amount, currency, state)
		values (${tenantId}, ${paymentId}, ${orderId}, 'stripe', 100, 'EUR', ${state})`;
	return { orderId, paymentId };
}

/** Runs what the schedule of every minute begins, which may come by itself as well. @returns for how many shops it made jobs */
async function sweepAll(): Promise<number> {
	const count = async () => {
		const [row] = await test.owner<{ shops: number; open: number }[]>`
			select count(distinct tenant_id)::int as shops, count(*) filter (where state <> 'completed')::int as open
			from jobs.job where name = ${sweepJob.name}`;
		return row;
	};
	await test.owner`delete from jobs.job where name = ${sweepJob.name}`;
	const running = runJobs(test, [sweepJob]);
	await runScheduleNow(test, sweepJob.name);
	await expect.poll(count, { timeout: 10_000 }).toMatchObject({ open: 0 });
	await running.close(1000);
	return (await count())?.shops ?? 0;
}

describe('the sweep of every minute', () => {
	it('makes no job for any of a thousand shops with nothing to do', async () => {
		expect(await find()).toEqual([]);
		expect(await sweepAll()).toBe(0);
	});

	it('is done for the shops in which something was left lying, and for no other', async () => {
		await within(3, async (sql, tenantId) => {
			const { orderId } = await insertPayment(sql, tenantId, 'open');
			await sql`update orders set reserved_until = now() - interval '1 minute' where id = ${orderId}`;
		});
		await within(4, async (sql, tenantId) => {
			const { orderId } = await insertPayment(sql, tenantId, 'open');
			await sql`update orders set reserved_until = now() + interval '1 minute' where id = ${orderId}`;
		});
		await within(5, async (sql, tenantId) => {
			const { orderId, paymentId } = await insertPayment(sql, tenantId, 'paid');
			await sql`
				insert into refunds (tenant_id, id, order_id, payment_id, amount, created_at)
				values (${tenantId}, ${newId()}, ${orderId}, ${paymentId}, 100, now() - interval '1 minute')`;
		});
		await within(6, async (sql, tenantId) => {
			await sql`
				insert into webhook_events (tenant_id, provider, event_id, type, received_at)
				values (${tenantId}, 'stripe', 'old', 'x', now() - interval '31 days'), (${tenantId}, 'stripe', 'new', 'x', now())`;
		});
		expect(await find()).toEqual([3, 5, 6]);
		expect(await sweepAll()).toBe(3);
		expect(await within(6, (sql) => sql`select event_id from webhook_events`)).toEqual([{ eventId: 'new' }]);
		const [sent] = await test.owner<{ names: string[] }[]>`
			select array_agg(distinct name order by name) as names from jobs.job where name in ('payments.settle', 'payments.refund')`;
		expect(sent?.names).toEqual(['payments.refund', 'payments.settle']);
	});

	it('looks through a thousand shops in one statement, and leaves no shop behind in it', async () => {
		const since = performance.now();
		const tenant = await test.database.withoutTenant(async (sql) => {
			await findShopsToSweep(sql);
			return sql`select current_setting('app.tenant_id', true) as id`;
		});
		expect(tenant).toEqual([{ id: '' }]);
		expect(performance.now() - since).toBeLessThan(2000);
	});
});
