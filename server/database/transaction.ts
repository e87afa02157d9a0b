// A transaction whose beginning is not waited for: it is sent together with the first statements, which saves a round trip and the statement
// that names the tenant. Otherwise it is the driver's own `begin`: whatever fails in it undoes all of it, and what is still sent after
// its end is refused.
//
// The driver goes on to write to a connection that has broken, which ends the process. Here nothing is sent any more once it has.
import type postgres from 'postgres';
import { runAfterCommit } from './after-commit.ts';
import type { Sql } from './connection.ts';
import type { DriverConnection, DriverQuery } from './driver.ts';
import type { Turn } from './gate/gate.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** From the beginning to the end of one transaction. */
class Conversation {
	/** Resolves when the database has begun, rejects when it could not. */
	readonly begun: Promise<unknown>;
	/** Rejects when the connection breaks; else it stays silent. */
	readonly broken: Promise<never>;
	/** The first thing that went wrong in it: then nothing of it may stay. */
	failure: unknown;
	readonly sql: Sql;
	readonly #pool: postgres.Sql;
	readonly #waiting: DriverQuery[] = [];
	#connection: DriverConnection | undefined;
	#mayFollow = true;
	#end: DriverQuery | undefined;
	#isOver = false;
	#isGone = false;
	#break: (error: unknown) => void = () => undefined;

	/** @param onTaken there is a connection for it */
	constructor(pool: postgres.Sql, begins: string, onTaken: () => void) {
		this.#pool = pool;
		this.broken = new Promise((_resolve, reject) => {
			this.#break = reject;
		});
		this.broken.catch(() => undefined);
		const onexecute = (taken: DriverConnection) => {
			this.#connection = taken;
			taken.onclose = (error) => {
				this.#isGone = true;
				this.#break(error);
			};
			taken.reserved = () => {
				this.#mayFollow = true;
				this.#send();
			};
			onTaken();
		};
		this.begun = pool.unsafe(begins, [], { onexecute } as postgres.UnsafeQueryOptions).execute();
		this.begun.catch((error) => this.#fail(error));
		const tagged = (strings: TemplateStringsArray, ...values: never[]) => this.#own(pool(strings, ...values));
		const unsafe: typeof pool.unsafe = (text, values, options) =>
			this.#own(pool.unsafe(text, values, options)) as never;
		this.sql = Object.assign(tagged, { unsafe, json: pool.json, array: pool.array }) as unknown as Sql;
	}

	/** Names, lists of values and pieces are never executed and do not mind. */
	#own(query: unknown): DriverQuery {
		return Object.assign(query as DriverQuery, { handler: (executed: DriverQuery) => this.#take(executed) });
	}

	#take(query: DriverQuery): void {
		query.catch((error) => this.#fail(error));
		if (this.#isOver) query.reject(new Error('asked after the end of the transaction'));
		else this.#waiting.push(query);
		if (query === this.#end) this.#isOver = true;
		this.#send();
	}

	#fail(error: unknown): void {
		this.failure ??= error;
		if (isUnavailable(error)) this.#isGone = true;
	}

	#send(): void {
		while (this.#connection && (this.#mayFollow || this.#isGone) && this.#waiting.length > 0) {
			const next = this.#waiting.shift();
			if (this.#isGone) next?.reject(new DatabaseUnavailable('the connection broke', { cause: this.failure }));
			else if (next) this.#mayFollow = this.#connection.execute(next);
		}
	}

	/**
	 * Nothing comes after it, and a second one is refused. Where the connection broke the database undoes everything by itself.
	 * @returns whether it stays
	 */
	async end(word: 'commit' | 'rollback'): Promise<boolean> {
		const query = this.#own(this.#pool.unsafe(word));
		this.#end ??= query;
		const { command } = await Promise.race([query.execute(), this.broken]);
		return command === 'COMMIT';
	}
}

/** What is said to everything that follows a failure. */
const isAborted = (error: unknown) => (error as { code?: unknown } | null)?.code === '25P02';

type Work<T> = (sql: Sql) => Promise<T>;

async function converse<T>(talk: Conversation, turn: Turn, work: Work<T>): Promise<T> {
	const begun = talk.begun.then(() => {
		// A caller who wanted it has been notified that the database is away.
		if (turn.isOver()) talk.failure ??= new DatabaseUnavailable('the database is away');
		turn.begun();
	});
	const [result] = await Promise.race([Promise.all([work(talk.sql), begun]), talk.broken]);
	if (talk.failure) throw talk.failure;
	if (!(await talk.end('commit'))) throw talk.failure ?? new Error('the transaction was not kept');
	runAfterCommit(talk.sql);
	return result;
}

/** @param begins the text that begins it */
export function transact<T>(pool: postgres.Sql, begins: string, turn: Turn, work: Work<T>): Promise<T> {
	return new Promise<T>((resolve, reject) => {
		async function undo(error: unknown): Promise<void> {
			await talk.end('rollback').catch(() => undefined);
			reject(isAborted(error) ? (talk.failure ?? error) : error);
		}
		function onTaken(): void {
			if (turn.isOver()) undo(new DatabaseUnavailable('the database is away'));
			else converse(talk, turn, work).then(resolve, undo);
		}
		// Taken while it is made, or later.
		const talk = new Conversation(pool, begins, () => queueMicrotask(onTaken));
		// Without a connection nothing was begun.
		talk.begun.catch(reject);
	});
}
