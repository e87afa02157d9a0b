// The user at the provider for a shopper: made when they first design there. Nothing of a person is sent but the language.
import type { Sql } from '../../database/connection.ts';
import type { OpenAccount } from './open-account.ts';
import type { PrintformerServices } from './services.ts';

/** `de`, `en` */
export const localeOf = (language: string): string => language.slice(0, 2).toLowerCase();

interface Shopper {
	tenantId: string;
	userId: string;
	language: string;
}

async function find(sql: Sql, { tenantId, userId }: Shopper, account: string): Promise<string | undefined> {
	const [row] = await sql<{ identifier: string }[]>`
		select identifier from printformer_users
		where tenant_id = ${tenantId} and user_id = ${userId} and account = ${account}`;
	return row?.identifier;
}

/** @throws PrintformerFailure @returns the identifier at the provider */
export async function ensureUser(
	{ database }: Pick<PrintformerServices, 'database'>,
	{ id: account, client }: OpenAccount,
	shopper: Shopper,
): Promise<string> {
	const { tenantId, userId, language } = shopper;
	const found = await database.inTenant(tenantId, (sql) => find(sql, shopper, account));
	if (found) return found;
	const { identifier } = await client.createUser({ locale: localeOf(language) });
	return database.inTenant(tenantId, async (sql) => {
		const made = await sql`
			insert into printformer_users (tenant_id, user_id, account, identifier)
			values (${tenantId}, ${userId}, ${account}, ${identifier}) on conflict do nothing returning user_id`;
		if (made.length > 0) return identifier;
		// Another tab was faster.
		await sql`
			insert into printformer_removals (tenant_id, account, kind, identifier)
			values (${tenantId}, ${account}, 'user', ${identifier})`;
		return (await find(sql, shopper, account)) ?? identifier;
	});
}
