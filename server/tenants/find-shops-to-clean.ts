// The shops for which a job that cleans up at fixed times has anything to do, found by one statement: the others cost nothing.
import type { Sql } from '../database/connection.ts';

/** What is removed when, the function in the database knows as well. */
type Cleaning = 'accounts' | 'lists' | 'imports' | 'translations';

export const findShopsToClean =
	(work: Cleaning) =>
	async (sql: Sql): Promise<string[]> => {
		const shops = await sql<{ id: string }[]>`select shops_to_clean(${work}) as id`;
		return shops.map(({ id }) => id);
	};
