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
const isFinal = (answer: string) => !answer.startsWith('not now');

const acting = (act: () => Promise<string>, more: Partial<Acting> = {}): Acting => ({
	act,
	isFinal,
	report: () => undefined,
	...more,
});

async function changeAndSay(answer: string): Promise<string> {
	await change();
	return answer;
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

describe('a call with a key', () => {
	it('acts once and gives its answer again', async () => {
		const act = acting(() => changeAndSay('made'));
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('acts again after an answer that said "not now" and had changed nothing', async () => {
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(async () => 'not now'),
			),
		).toBe('not now');
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => changeAndSay('made')),
			),
		).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('acts again after a failure that had changed nothing', async () => {
		const failing = acting(() => Promise.reject(new DatabaseUnavailable('away')));
		await expect(runIdempotent(test.database, call, failing)).rejects.toThrow('away');
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => changeAndSay('made')),
			),
		).toBe('made');
	});

	it('is never told as failed once its change was made, and never acts a second time', async () => {
		const act = acting(() => changeAndSay('not now, the result cannot be read'));
		await expect(runIdempotent(test.database, call, act)).rejects.toMatchObject({ code: 'RESULT_UNREAD' });
		await expect(runIdempotent(test.database, call, act)).rejects.toMatchObject({ code: 'RESULT_UNREAD' });
		expect(await changesMade()).toBe(1);
	});

	it('is told as failed, and acts the next time, when only what comes before its decision was written', async () => {
		const limited = acting(async () => {
			await beforeDeciding(change);
			return 'not now';
		});
		expect(await runIdempotent(test.database, call, limited)).toBe('not now');
		const act = acting(async () => {
			await beforeDeciding(change);
			return changeAndSay('made');
		});
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(3);
	});

	it('whose change was undone at its commit is told as failed, and acts the next time', async () => {
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
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => taking(1)),
			),
		).toBe('not now');
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => taking(2)),
			),
		).toBe('made');
	});

	it('reads the result again where the change was made and its answer was lost', async () => {
		const act = acting(() => changeAndSay('not now'), { readAgain: async () => 'made' });
		expect(await runIdempotent(test.database, call, act)).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('is answered although the answer cannot be written down, and is not made again', async () => {
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

	it('that was left lying is taken over', async () => {
		const never = runIdempotent(
			test.database,
			call,
			acting(() => new Promise<string>(() => undefined)),
		);
		never.catch(() => undefined);
		await expect.poll(isClaimed).toBe(true);
		await makeStale();
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => changeAndSay('made')),
			),
		).toBe('made');
	});

	it('cannot be committed any more by who was too slow and lost it', async () => {
		const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
		const slow = runIdempotent(
			test.database,
			call,
			acting(async () => {
				await mayGoOn;
				return changeAndSay('made too late');
			}),
		);
		const failed = slow.catch((error: unknown) => error);
		await expect.poll(isClaimed).toBe(true);
		await makeStale();
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => changeAndSay('made')),
			),
		).toBe('made');
		goOn();
		expect(await failed).toBeInstanceOf(DatabaseUnavailable);
		expect(await changesMade()).toBe(1);
	});

	it('waits for the answer of the same call that is being worked on', async () => {
		const first = runIdempotent(
			test.database,
			call,
			acting(async () => {
				await sleep(300);
				return changeAndSay('made');
			}),
		);
		await sleep(100);
		expect(
			await runIdempotent(
				test.database,
				call,
				acting(() => changeAndSay('made twice')),
			),
		).toBe('made');
		expect(await first).toBe('made');
		expect(await changesMade()).toBe(1);
	});

	it('refuses another question under the same key', async () => {
		await runIdempotent(
			test.database,
			call,
			acting(() => changeAndSay('made')),
		);
		const other = runIdempotent(
			test.database,
			{ ...call, request: 'another' },
			acting(() => changeAndSay('made')),
		);
		await expect(other).rejects.toMatchObject({ code: 'BAD_REQUEST' });
	});
});
