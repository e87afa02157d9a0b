// The claim on a call that came with a key: whose it is, whether its change was made, and what it was answered with.
import { newId } from '../../../rules/ids.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { hashOf } from './keys.ts';

export interface RepeatedCall {
	tenantId: string;
	/** Whose key it is: the session, or the address of a visitor without one. No one else finds or takes it. */
	owner: { sessionId: string } | { address: string };
	key: string;
	/** What is asked for, sealed: another question under the same key is a mistake, and passwords may be part of it. */
	request: string;
}

export interface ClaimRow {
	requestHash: string;
	answer: string | null;
	isDone: boolean;
}

/** A claim without a sign of life is taken over; should its holder still be at work, its change is undone. */
export const staleSeconds = 20;

export class Claim {
	readonly tenantId: string;
	/** A transaction of ours has marked it as done; whether it was committed is known to the database alone. */
	#isMarked = false;
	readonly #database: Database;
	readonly #caller: string;
	readonly #key: string;
	readonly #requestHash: string;
	readonly #holder = newId();

	constructor(database: Database, { tenantId, owner, key, request }: RepeatedCall) {
		this.#database = database;
		this.tenantId = tenantId;
		this.#caller = 'sessionId' in owner ? owner.sessionId : `visitor ${hashOf(owner.address)}`;
		this.#key = key;
		this.#requestHash = hashOf(request);
	}

	/** @returns false, when the key is known already */
	async take(): Promise<boolean> {
		const { count } = await this.#database.inTenant(
			this.tenantId,
			(sql) => sql`
				insert into remembered_answers (tenant_id, caller, key, request_hash, holder)
				values (${this.tenantId}, ${this.#caller}, ${this.#key}, ${this.#requestHash}, ${this.#holder})
				on conflict do nothing`,
		);
		return count > 0;
	}

	/** @returns whether it was left lying and is ours now */
	async takeOver(): Promise<boolean> {
		const { count } = await this.#database.inTenant(
			this.tenantId,
			(sql) => sql`
				update remembered_answers set holder = ${this.#holder}, claimed_at = now()
				where ${this.#own(sql)} and done_at is null
					and claimed_at < now() - make_interval(secs => ${staleSeconds})`,
		);
		return count > 0;
	}

	/** At the end of a transaction: what was written in it is the change. @throws when another process has taken the claim over */
	async finish(sql: Sql): Promise<void> {
		const [row] = await sql<{ done: boolean }[]>`
			select finish_claim(${this.tenantId}::uuid, ${this.#caller}, ${this.#key}, ${this.#holder}::uuid) as done`;
		this.#isMarked ||= row?.done ?? false;
	}

	/** Whether the change was made: what marked it may have been undone since. */
	async isDone(): Promise<boolean> {
		return this.#isMarked && ((await this.find())?.isDone ?? false);
	}

	async keep(answer: string): Promise<void> {
		await this.#database.inTenant(
			this.tenantId,
			(sql) => sql`
				update remembered_answers set answer = ${answer}, done_at = coalesce(done_at, now())
				where ${this.#own(sql)} and holder = ${this.#holder}`,
		);
	}

	/** The next try acts, unless the change was made. */
	async giveBack(): Promise<void> {
		await this.#database.inTenant(
			this.tenantId,
			(sql) => sql`
				delete from remembered_answers where ${this.#own(sql)} and holder = ${this.#holder} and done_at is null`,
		);
	}

	async find(): Promise<ClaimRow | undefined> {
		const [row] = await this.#database.inTenant(
			this.tenantId,
			(sql) => sql<ClaimRow[]>`
				select request_hash, answer, done_at is not null as is_done from remembered_answers
				where ${this.#own(sql)}`,
		);
		if (row && row.requestHash !== this.#requestHash)
			throw new Refused('BAD_REQUEST', 'this key was used for another call');
		return row;
	}

	#own(sql: Sql) {
		return sql`tenant_id = ${this.tenantId} and caller = ${this.#caller} and key = ${this.#key}`;
	}
}
