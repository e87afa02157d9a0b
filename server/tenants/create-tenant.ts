// Creates a tenant with its languages and domains, in one transaction.
import { newId } from '../../rules/ids.ts';
import type { Tier } from '../../rules/pages/tiers.ts';
import type { Database, Sql } from '../database/connection.ts';

export interface NewTenant {
	slug: string;
	name: string;
	allowTemporaryUsers: boolean;
	/** What it pays for; starter unless said otherwise. */
	tier?: Tier;
	/** Where it works and what follows from that; Germany unless said otherwise. */
	country?: string;
	currency?: string;
	timeZone?: string;
	weekStart?: number;
	/** The first one is the default. */
	languageCodes: string[];
	/** Hosts beside the fallback one that every tenant has. */
	domains?: { host: string; active: boolean; isDefault?: boolean }[];
}

/** In a transaction of the tenant that is to be. */
export async function insertTenant(sql: Sql, id: string, wanted: NewTenant): Promise<void> {
	const { slug, name, allowTemporaryUsers, tier = 'starter' } = wanted;
	const { country = 'DE', currency = 'EUR', timeZone = 'Europe/Berlin', weekStart = 1 } = wanted;
	await sql`
		insert into tenants (id, slug, name, allow_temporary_users, tier, country, currency, time_zone, week_start)
		values (${id}, ${slug}, ${name}, ${allowTemporaryUsers}, ${tier}, ${country}, ${currency}, ${timeZone}, ${weekStart})`;
	await sql`insert into tenant_versions (tenant_id) values (${id})`;
	await sql`
		insert into languages (tenant_id, language_code, is_default, position)
		select ${id}, code, number = 1, number - 1
		from unnest(${wanted.languageCodes}::text[]) with ordinality as l (code, number)`;
	for (const { host, active, isDefault = false } of wanted.domains ?? []) {
		await sql`
			insert into domains (tenant_id, host, active, state, proved_at, is_default)
			values (${id}, ${host}, ${active}, ${active ? 'active' : 'pending'}, ${active ? new Date() : null}, ${isDefault})`;
	}
}

export async function createTenant(database: Database, wanted: NewTenant): Promise<string> {
	const id = newId();
	await database.inTenant(id, (sql) => insertTenant(sql, id, wanted));
	return id;
}
