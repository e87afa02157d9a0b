// How many processes serve this database right now: each of them listens for changes, on one line of its own.
import type { Database } from './connection.ts';

export async function countServing(database: Database): Promise<number> {
	const [row] = await database.withoutTenant(
		(sql) => sql<{ count: number }[]>`
			select count(*)::int as count from pg_stat_activity
			where datname = current_database() and usename = current_user and query ~* '^listen '`,
	);
	return row?.count ?? 0;
}
