// Reading for pages in one round trip: the beginning of a transaction, its queries and its end are sent together. Waiting for
// each of them in turn costs a page more than the reading itself.
//
// The driver's own `begin` waits for its response before it lets anything else be sent, so this speaks with the driver's connection.
// Whatever the database refuses here is asked once more in the ordinary way, which knows how to tell of it.
import type postgres from 'postgres';
import type { Database, Sql } from './connection.ts';
import { beginning, type DriverConnection, type DriverQuery, limited } from './driver.ts';
import type { Gate, Turn } from './gate/gate.ts';
import { DatabaseUnavailable, isReadOnly, isUnavailable } from './unavailable.ts';

/** One statement, not yet sent. */
export type Statement<Rows extends readonly object[]> = postgres.PendingQuery<Rows>;

/** A piece of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Says one statement and no more: the transaction is over before there is a result to look at. */
export type ReadQuery<Rows extends readonly object[]> = (sql: Sql) => Statement<Rows>;

/** A read-only transaction. Queries of one moment about the same tenant share it. */
export type Read = <Rows extends readonly object[]>(tenantId: string, query: ReadQuery<Rows>) => Promise<Rows>;

/** @returns the rows of each query; undefined when the database has not done all of it */
async function askTogether(
	pool: postgres.Sql,
	begins: string,
	questions: readonly ReadQuery<readonly object[]>[],
	turn: Turn,
): Promise<(readonly object[])[] | undefined> {
	const waiting: DriverQuery[] = [];
	let connection: DriverConnection | undefined;
	let mayFollow = true;
	let complete = false;
	let isGone = false;

	/** They were not sent, so the driver says nothing of them. */
	function refuse(queries: readonly DriverQuery[], error: unknown): void {
		for (const query of queries) query.reject(error);
	}

	function send(): void {
		while (connection && mayFollow && waiting.length > 0) {
			const next = waiting.shift();
			if (next) mayFollow = connection.execute(next);
		}
	}

	function onexecute(taken: DriverConnection): void {
		if (turn.isOver()) {
			const unwanted = waiting.splice(0, waiting.length, commit).filter((query) => query !== commit);
			refuse(unwanted, new DatabaseUnavailable('the database is away'));
		}
		connection = taken;
		connection.onclose = (error) => {
			isGone = true;
			refuse(waiting.splice(0), error);
		};
		connection.reserved = () => {
			mayFollow = true;
			send();
		};
		send();
	}

	/** In the order in which they are executed; nothing comes after the end. */
	function handler(query: DriverQuery): void {
		if (complete) query.reject(new Error('asked after the end of the transaction'));
		else if (isGone) query.reject(new DatabaseUnavailable('the connection broke'));
		else waiting.push(query);
		complete = complete || query === commit;
		send();
	}

	const own = (query: unknown) => Object.assign(query as DriverQuery, { handler });
	const tagged = (strings: TemplateStringsArray, ...values: never[]) => own(pool(strings, ...values));
	const unsafe: typeof pool.unsafe = (text, values, options) => own(pool.unsafe(text, values, options)) as never;
	const sql = Object.assign(tagged, { unsafe }) as unknown as Sql;
	const begin = pool.unsafe(begins, [], { onexecute } as postgres.UnsafeQueryOptions);
	const commit = own(pool.unsafe('commit'));
	const asked = questions.map((query) => query(sql) as unknown as DriverQuery);

	const begun = begin.execute().then(turn.begun);
	for (const query of asked) query.execute();
	commit.execute();
	// Should the connection break, whatever is on its way fails, and something is until the end is answered.
	const [{ command }, , ...rows] = await Promise.all([commit, begun, ...asked] as const);
	return command === 'COMMIT' ? rows : undefined;
}

/** Nothing else can be refused for that reason here: it is the query's own error, and not that of the database. */
function blameQuery(error: unknown): never {
	throw isReadOnly(error) ? new Error('a question writes in its read-only transaction', { cause: error }) : error;
}

interface Asked {
	question: ReadQuery<readonly object[]>;
	resolve(rows: readonly object[]): void;
	reject(error: unknown): void;
}

export function reader(pool: postgres.Sql, gate: Gate, inTenant: Database['inTenant']): Read {
	const gathered = new Map<string, Asked[]>();

	const alone = (tenantId: string, query: ReadQuery<readonly object[]>) =>
		inTenant(tenantId, async (sql) => {
			await sql`set transaction read only`;
			return query(sql).catch(blameQuery);
		});

	/** @returns undefined when the database has refused something */
	async function together(
		tenantId: string,
		begins: string,
		asked: readonly Asked[],
	): Promise<(readonly object[])[] | undefined> {
		const queries = asked.map(({ question }) => question);
		try {
			return await gate.run(tenantId, (turn) =>
				askTogether(pool, limited(begins, turn), queries, turn).catch(blameQuery),
			);
		} catch (error) {
			if (isUnavailable(error)) throw error;
			return undefined;
		}
	}

	/** What was refused is asked one by one: it is the failure of who asked it and no one else's. */
	async function answer(tenantId: string, begins: string, asked: readonly Asked[]): Promise<void> {
		const answers = await together(tenantId, begins, asked);
		for (const [index, { question, resolve, reject }] of asked.entries()) {
			const rows = answers?.[index];
			if (rows) resolve(rows);
			else alone(tenantId, question).then(resolve, reject);
		}
	}

	return <Rows extends readonly object[]>(tenantId: string, question: ReadQuery<Rows>) =>
		new Promise<Rows>((resolve, reject) => {
			const asked = { question, resolve, reject } as unknown as Asked;
			const others = gathered.get(tenantId);
			if (others) {
				others.push(asked);
				return;
			}
			const begins = beginning(tenantId, ' read only');
			const all = [asked];
			gathered.set(tenantId, all);
			process.nextTick(() => {
				gathered.delete(tenantId);
				answer(tenantId, begins, all).catch((error) => {
					for (const each of all) each.reject(error);
				});
			});
		});
}
