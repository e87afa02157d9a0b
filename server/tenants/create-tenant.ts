// Creates a tenant with its languages and domains, in one transaction.
import { newId } from '../../rules/ids.ts';
import type { Tier } from '../../rules/pages/tiers.ts';
import type { Database } from '../database/connection.ts';

export interface NewTenant {
	slug: string;
	name: string;
	allowTemporaryUsers: boolean;
	/** What it pays for; starter unless said otherwise. */
	tier?: Tier;
	/** Europe/Berlin unless said otherwise. */
	timeZone?: string;
	/** The first one is the default. */
	languageCodes: string[];
	/** Hosts beside the fallback one that every tenant has. */
	domains?: { host: string; active: boolean }[];
}

export async function createTenant(database: Database, wanted: NewTenant): Promise<string> {
	const id = newId();
	await database.inTenant(id, async (sql) => {
		const { slug, name, allowTemporaryUsers, tier = 'starter', timeZone = 'Europe/Berlin' } = wanted;
		await sql`
			insert into tenants (id, slug, name, allow_temporary_users, tier, time_zone)
			values (${id}, ${slug}, ${name}, ${allowTemporaryUsers}, ${tier}, ${timeZone})`;
		await sql`insert into tenant_versions (tenant_id) values (${id})`;
		await sql`
			insert into languages (tenant_id, language_code, is_default, position)
			select ${id}, code, number = 1, number - 1
			from unnest(${wanted.languageCodes}::text[]) with ordinality as l (code, number)`;
		for (const { host, active } of wanted.domains ?? []) {
			await sql`
				insert into domains (tenant_id, host, active, state, proved_at)
				values (${id}, ${host}, ${active}, ${active ? 'active' : 'pending'}, ${active ? new Date() : null})`;
		}
	});
	return id;
}
