// The statements that a piece of work really sends, for tests that promise a number of them.
import { openPool, type Sql } from '../database/connection.ts';

export interface Watched<T> {
	result: T;
	statements: string[];
}

/** Runs the work as the app does, in a transaction of this tenant; what begins and ends the transaction is not counted. */
export async function watchStatements<T>(
	appUrl: string,
	tenantId: string,
	work: (sql: Sql) => Promise<T>,
): Promise<Watched<T>> {
	const pool = openPool(appUrl, 1);
	const statements: string[] = [];
	try {
		return (await pool.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${tenantId}, true)`;
			pool.options.debug = (_connection, statement) => statements.push(statement);
			const result = await work(sql);
			pool.options.debug = false;
			return { result, statements };
		})) as Watched<T>;
	} finally {
		await pool.end();
	}
}
