import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { deriveKey } from '../accounts/sessions/keys.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { runJobs } from '../testing/jobs.ts';
import { makeShop } from '../testing/shop.ts';
import { chainAuditLog, verifyChain } from './chain.ts';
import { listChanges } from './list-changes.ts';
import { recorder } from './record-change.ts';
import { erasePerson } from './seal.ts';

let test: TestDatabase;
let shop: Tenant;
let jobs: RunningJobs;
let shops = 0;
const key = deriveKey('the secret of all tests, long enough', 'audit log');
const record = recorder(key);
const actor = { id: newId(), email: 'ada@example.com', address: '192.0.2.1', requestId: 'r' };

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	jobs = runJobs(test, [chainAuditLog]);
});

beforeEach(async () => {
	shops += 1;
	shop = await makeShop(test, `shop-${shops}`);
});

afterAll(async () => {
	await jobs.close(1000);
	await test.drop();
});

const write = (entity: string, person?: { id: string; after: object }) =>
	test.database.inTenant(shop.id, (sql) =>
		record(sql, shop.id, actor, {
			action: 'updateProductName',
			entity: { type: 'thing', id: entity },
			after: { is: entity },
			person,
		}),
	);

const chained = (count: number) =>
	expect.poll(() => verifyChain(test.database, shop.id)).toEqual({ entries: count, fault: undefined, waiting: 0 });

/** As an owner of the database could. */
const tamper = (statement: string) =>
	test.owner.begin(async (sql) => {
		await sql`select set_config('app.tenant_id', ${shop.id}, true)`;
		await sql.unsafe(statement);
	});

const entryId = async (entity: string): Promise<string> => {
	const [row] = await test.database.inTenant(
		shop.id,
		(sql) => sql`select id from audit_log where entity_id = ${entity}`,
	);
	return row?.id;
};

describe('the audit log', () => {
	it('is chained by a job, also when many write at once', async () => {
		await Promise.all(Array.from({ length: 30 }, (_, number) => write(`thing ${number}`)));
		await chained(30);
	});

	it.each([
		['an entry was changed', `update audit_log set after = '{"is": "other"}' where entity_id = 'two'`],
		['an entry says another time', `update audit_log set at = at - interval '1 hour' where entity_id = 'two'`],
		['an entry names another actor', `update audit_log set actor_id = gen_random_uuid() where entity_id = 'two'`],
	])('names the first entry that does not fit: %s', async (_what, statement) => {
		for (const entity of ['one', 'two', 'three']) await write(entity);
		await chained(3);
		const id = await entryId('two');
		await tamper(statement);
		const { fault } = await verifyChain(test.database, shop.id);
		expect(fault).toEqual({ entryId: id, number: expect.any(Number), what: 'changed' });
	});

	it('names the place where an entry was taken out', async () => {
		for (const entity of ['one', 'two', 'three']) await write(entity);
		await chained(3);
		const [gone] = await test.database.inTenant(
			shop.id,
			(sql) => sql`select entry_id from audit_chain where number = 2`,
		);
		await tamper(`delete from audit_chain where number = 2`);
		await tamper(`delete from audit_log where id = '${gone?.entryId}'`);
		expect((await verifyChain(test.database, shop.id)).fault).toMatchObject({ number: 3, what: 'missing' });
	});

	it.each([
		'update audit_log set action = $$x$$',
		'delete from audit_log',
		'delete from audit_chain',
		'truncate audit_log',
	])('cannot be changed by the app: %s', async (statement) => {
		await write('one');
		await expect(test.database.inTenant(shop.id, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied');
	});

	it('forgets an erased person and stays whole', async () => {
		const person = newId();
		await write('one', { id: person, after: { email: 'grace@example.com' } });
		await chained(1);
		const read = async () =>
			(
				await test.database.inTenant(shop.id, (sql) =>
					listChanges(sql, key, shop.id, { search: '', persons: [], first: 9, offset: 0 }),
				)
			)[0];
		expect(await read()).toMatchObject({ after: { is: 'one', email: 'grace@example.com' }, erased: false });
		await test.database.inTenant(shop.id, (sql) => erasePerson(sql, shop.id, person));
		expect(await read()).toMatchObject({ after: { is: 'one' }, erased: true, actorEmail: 'ada@example.com' });
		await test.database.inTenant(shop.id, (sql) => erasePerson(sql, shop.id, actor.id));
		expect(await read()).toMatchObject({ actorEmail: null, actorAddress: null });
		await chained(1);
	});

	it('is verified by a command that names the shop and the entry', async () => {
		await write('one');
		await chained(1);
		const verify = () =>
			spawnSync(process.execPath, ['start/verify-audit.ts'], {
				encoding: 'utf8',
				env: { PATH: process.env.PATH, DATABASE_URL: test.appUrl },
			});
		const id = await entryId('one');
		const whole = verify();
		expect(whole.stdout).toContain(`${shop.slug}: 1 entry, whole`);
		await tamper(`update audit_log set action = 'other'`);
		const broken = verify();
		expect(broken.status).toBe(1);
		expect(broken.stdout).toContain(`${shop.slug}: entry 1 (${id}) was changed`);
	});

	it('is not written when the change fails', async () => {
		const failing = test.database.inTenant(shop.id, async (sql) => {
			await record(sql, shop.id, actor, { action: 'updateProductName', entity: { type: 'thing', id: 'never' } });
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		await chained(0);
	});
});
