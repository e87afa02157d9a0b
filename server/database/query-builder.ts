// Drizzle on a transaction of ours, for administration. Storefront reads are tagged SQL: a third of the cost.
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Sql } from './connection.ts';

/** The builder runs on the transaction it is given and therefore on its tenant. */
export function queryBuilder(sql: Sql): PostgresJsDatabase {
	// Drizzle replaces the parsers of the client it gets; these are for it to replace, not the pool's.
	const client = Object.assign(sql, { options: { parsers: {}, serializers: {} } });
	return drizzle(client as unknown as postgres.Sql);
}
