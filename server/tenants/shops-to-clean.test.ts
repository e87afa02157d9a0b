import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { cleanAccounts } from '../accounts/clean-job.ts';
import { cleanLists } from '../cart/clean-job.ts';
import type { Sql } from '../database/connection.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { sweepJob } from '../orders/payments/jobs.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { cleanImports } from '../texts/import-export/apply-import.ts';
import { translateTextsJob } from '../texts/machine/translate-job.ts';

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

const translateTexts = translateTextsJob({} as Parameters<typeof translateTextsJob>[0]);
const cleaning: [string, JobDefinition<object>][] = [
	cleanAccounts,
	cleanLists,
	cleanImports,
	translateTexts,
	sweepJob,
].map((job) => [job.name, job as JobDefinition<object>]);

const find = async ({ findTenants }: JobDefinition<object>) =>
	(await test.database.withoutTenant(async (sql) => findTenants?.(sql) ?? ['every shop'])).map((id) =>
		shops.indexOf(id),
	);

const within = <T>(shop: number, work: (sql: Sql, tenantId: string) => Promise<T>): Promise<T> => {
	const tenantId = shops[shop] ?? '';
	return test.database.inTenant(tenantId, (sql) => work(sql, tenantId));
};

describe('jobs at fixed times', () => {
	it.each(cleaning)('cost nothing for shops without anything to do: %s', async (_name, job) => {
		expect(job.cron).toBeTruthy();
		expect(await find(job)).toEqual([]);
	});

	it('are run for the shops in which something has run out', async () => {
		await within(
			7,
			(sql, tenantId) => sql`
			insert into rate_limits ${sql({ tenant_id: tenantId, key: 'x', count: 1, began_at: new Date(Date.now() - 2 * 86_400_000) })}`,
		);
		await within(
			8,
			(sql, tenantId) => sql`
			insert into users (tenant_id, id, guest, language, created_at)
			values (${tenantId}, ${newId()}, true, 'de-DE', now() - interval '31 days')`,
		);
		expect((await find(cleanAccounts as JobDefinition<object>)).sort()).toEqual([7, 8]);
		// As the job itself sees it: afterwards there is nothing left to do.
		for (const shop of [7, 8]) {
			const tenantId = shops[shop] ?? '';
			await cleanAccounts.run({
				...{ tenantId, payload: {}, signal: new AbortController().signal, attempt: { number: 1, last: false } },
				inTenant: (work) => test.database.inTenant(tenantId, work),
				log: { child: () => expect.fail(), info: () => undefined, warn: () => undefined, error: () => undefined },
			});
		}
		expect(await find(cleanAccounts as JobDefinition<object>)).toEqual([]);
	});
});
