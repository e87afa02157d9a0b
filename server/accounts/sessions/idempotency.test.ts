import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import { DatabaseUnavailable } from '../../database/connection.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { interruptible } from '../../testing/interruptible.ts';
import { type RepeatedCall, staleSeconds } from './claims.ts';
import { type Acting, runIdempotent } from './idempotency.ts';

let test: TestDatabase;
let tenantId: string;
let call: RepeatedCall;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tenantId = newId();
	await test.owner`insert into tenants (id, slug, name) values (${tenantId}, 'claims', 'Claims')`;
	await test.owner`create table changes_made (at timestamptz not null default now())`;
	await test.owner`grant select, insert on changes_made to public`;
});

afterAll(() => test.drop());

beforeEach(async () => {
	call = { tenantId, owner: { sessionId: newId() }, key: newId(), request: 'change' };
	await test.owner`truncate changes_made`;
});

const change = () => test.database.inTenant(tenantId, (sql) => sql`insert into changes_made default values`);
const changesMade = async () => (await test.owner`select from changes_made`).length;
const isFinal = (result: string) => !result.startsWith('not now');

const acting = (act: () => Promise<string>, more: Partial<Acting> = {}): Acting => ({
	act,
	isFinal,
	report: () => undefined,
	...more,
});

/** Runs the call that every test begins with. */
const run = (act: () => Promise<string>) => runIdempotent(test.database, call, acting(act));

async function changeAndReturn(result: string): Promise<string> {
	await change();
	return result;
}

/** As if its process had died a while ago. */
const makeStale = () =>
	test.database.inTenant(
		tenantId,
		(sql) => sql`
			update remembered_answers set claimed_at = now() - make_interval(secs => ${staleSeconds + 1})
			where key = ${call.key}`,
	);

const isClaimed = async () => {
	const rows = await test.database.inTenant(
		tenantId,
		(sql) => sql`select from remembered_answers where key = ${call.key}`,
	);
	return rows.length === 1;
};

describe('a call with an idempotency key', () => {
	it('acts once and returns the same result again', async () => {
		const act = acting(() => changeAndReturn('made'));
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('acts again after a result that was not final and had changed nothing', async () => {
		expect(await run(async () => 'not now')).toBe('not now');
		expect(await run(() => changeAndReturn('made'))).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('acts again after a failure that had changed nothing', async () => {
		const failing = acting(() => Promise.reject(new DatabaseUnavailable('away')));
		await expect(runIdempotent(test.database, call, failing)).rejects.toThrow('away');
		expect(await run(() => changeAndReturn('made'))).toBe('made');
	});

	it('is never reported as failed once its change was committed, and never acts a second time', async () => {
		const act = acting(() => changeAndReturn('not now, the result cannot be read'));
		await expect(runIdempotent(test.database, call, act)).rejects.toMatchObject({ code: 'RESULT_UNREAD' });
		await expect(runIdempotent(test.database, call, act)).rejects.toMatchObject({ code: 'RESULT_UNREAD' });
		expect(await changesMade()).toBe(1);
	});

	it('is reported as failed, and acts the next time, when only what comes before its decision was written', async () => {
		const limited = acting(async () => {
			await beforeDeciding(change);
			return 'not now';
		});
		expect(await runIdempotent(test.database, call, limited)).toBe('not now');
		const act = acting(async () => {
			await beforeDeciding(change);
			return changeAndReturn('made');
		});
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(3);
	});

	it('is reported as failed and acts the next time if its change was rolled back at the commit', async () => {
		await test.owner`create table numbers_taken (number int unique deferrable initially deferred)`;
		await test.owner`grant select, insert on numbers_taken to public`;
		await test.owner`insert into numbers_taken values (1)`;
		const taking = (number: number) =>
			test.database
				.inTenant(tenantId, (sql) => sql`insert into numbers_taken values (${number})`)
				.then(
					() => 'made',
					() => 'not now',
				);
		expect(await run(() => taking(1))).toBe('not now');
		expect(await run(() => taking(2))).toBe('made');
	});

	it('reads the result again if the change was made and the result was lost', async () => {
		const act = acting(() => changeAndReturn('not now'), { readAgain: async () => 'made' });
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('returns its result although that cannot be stored, and does not act again', async () => {
		const line = interruptible(test.database);
		const reported: unknown[] = [];
		const act = acting(
			async () => {
				await change();
				line.away = true;
				return 'made';
			},
			{ report: (error) => reported.push(error) },
		);
		expect(await runIdempotent(line.database, call, act)).toBe('made');
		expect(reported).toHaveLength(1);
		await expect(runIdempotent(test.database, call, act)).rejects.toMatchObject({ code: 'RESULT_UNREAD' });
		expect(await changesMade()).toBe(1);
	});

	it('is taken over if its process has died', async () => {
		const never = run(() => new Promise<string>(() => undefined));
		never.catch(() => undefined);
		await expect.poll(isClaimed).toBe(true);
		await makeStale();
		expect(await run(() => changeAndReturn('made'))).toBe('made');
	});

	it('cannot be committed by a process that was too slow and lost its claim', async () => {
		const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
		const slow = run(async () => {
			await mayGoOn;
			return changeAndReturn('made too late');
		});
		const failed = slow.catch((error: unknown) => error);
		await expect.poll(isClaimed).toBe(true);
		await makeStale();
		expect(await run(() => changeAndReturn('made'))).toBe('made');
		goOn();
		expect(await failed).toBeInstanceOf(DatabaseUnavailable);
		expect(await changesMade()).toBe(1);
	});

	it('waits for the result of the same call in progress', async () => {
		const first = run(async () => {
			await sleep(300);
			return changeAndReturn('made');
		});
		await sleep(100);
		expect(await run(() => changeAndReturn('made twice'))).toBe('made');
		expect(await first).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('refuses another request with the same key', async () => {
		await run(() => changeAndReturn('made'));
		const other = runIdempotent(
			test.database,
			{ ...call, request: 'another' },
			acting(() => changeAndReturn('made')),
		);
		await expect(other).rejects.toMatchObject({ code: 'BAD_REQUEST' });
	});
});
