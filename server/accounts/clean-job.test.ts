import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sendJob } from '../jobs/send-job.ts';
import { runJobs } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { cleanAccounts } from './clean-job.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
});

afterAll(() => shop.close());

it('what has run out is removed, what still holds stays', async () => {
	const [old, recent] = [shop.nobody(), shop.nobody()];
	await old.post('temporarySession', {});
	await recent.post('temporarySession', {});
	const user = await shop.as('ada@example.com');
	const [guest] = await shop.rows<{ id: string }>((sql) => sql`select id from users where guest order by id limit 1`);
	await shop.rows((sql) => sql`update users set created_at = now() - interval '31 days' where id = ${guest?.id ?? ''}`);
	await shop.rows(
		(sql) => sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${guest?.id ?? ''}`,
	);
	await shop.rows((sql) => sql`update rate_limits set began_at = now() - interval '2 days'`);
	const jobs = runJobs(shop.test, [cleanAccounts]);
	await shop.test.database.inTenant(shop.demo.id, (sql) => sendJob(sql, shop.demo.id, cleanAccounts.name, {}));
	await expect.poll(() => shop.rows((sql) => sql`select from users where guest`).then((rows) => rows.length)).toBe(1);
	await jobs.close(1000);
	expect(await shop.rows((sql) => sql`select from rate_limits`)).toEqual([]);
	expect((await old.post('refresh')).status).toBe(401);
	expect((await recent.post('refresh')).status).toBe(200);
	expect((await user.post('refresh')).status).toBe(200);
});
