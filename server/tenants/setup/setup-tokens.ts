// The link of the first start: while there is no shop, whoever holds one may make the first operator and the first shop. Stored as a hash, good for
// a day, and for nothing as soon as there is a shop.
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import type { Database, Sql } from '../../database/connection.ts';

const hoursToLive = 24;

/** As links have it, whether or not one was ever made with it. */
export const hasTokenForm = (text: string): boolean => /^[\w-]{43}$/.test(text);

const hasShops = async (sql: Sql): Promise<boolean> => (await sql`select from tenants limit 1`).length > 0;

/** @returns undefined where there is a shop already */
export const makeSetupToken = (database: Database): Promise<string | undefined> =>
	database.withoutTenant(async (sql) => {
		await sql`delete from setup_tokens where expires_at < now()`;
		if (await hasShops(sql)) return undefined;
		const token = newToken();
		await sql`
			insert into setup_tokens (token_hash, expires_at)
			values (${hashOf(token)}, now() + make_interval(hours => ${hoursToLive}))`;
		return token;
	});

const isKnown = async (sql: Sql, token: string): Promise<boolean> =>
	(await sql`select from setup_tokens where token_hash = ${hashOf(token)} and expires_at > now()`).length > 0;

export const isSetupToken = (database: Database, token: string): Promise<boolean> =>
	database.withoutTenant(async (sql) => (await isKnown(sql, token)) && !(await hasShops(sql)));

export const isSetUp = (database: Database): Promise<boolean> => database.withoutTenant(hasShops);

/**
 * In the transaction that makes the first shop; of two at the same time one waits and is refused. All links end with it.
 * @returns whether it was good for that
 */
export async function redeemSetupToken(sql: Sql, token: string): Promise<boolean> {
	await sql`select pg_advisory_xact_lock(hashtextextended('first shop', 0))`;
	if (!(await isKnown(sql, token)) || (await hasShops(sql))) return false;
	await sql`delete from setup_tokens`;
	return true;
}
