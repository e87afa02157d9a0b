// Creates a tenant with its languages and domains, in one transaction.
import { newId } from '../../rules/ids.ts';
import type { Tier } from '../../rules/pages/tiers.ts';
import type { Database } from '../database/connection.ts';
import { queryBuilder } from '../database/query-builder.ts';
import { domains, languages, tenants, tenantVersions } from './tables.ts';

export interface NewTenant {
	slug: string;
	name: string;
	allowTemporaryUsers: boolean;
	/** What it pays for; starter unless said otherwise. */
	tier?: Tier;
	/** The first one is the default. */
	languageCodes: string[];
	/** Hosts beside the fallback one that every tenant has. */
	domains?: { host: string; active: boolean }[];
}

export async function createTenant(database: Database, wanted: NewTenant): Promise<string> {
	const id = newId();
	await database.inTenant(id, async (sql) => {
		const query = queryBuilder(sql);
		await query.insert(tenants).values({
			id,
			slug: wanted.slug,
			name: wanted.name,
			allowTemporaryUsers: wanted.allowTemporaryUsers,
			...(wanted.tier ? { tier: wanted.tier } : {}),
		});
		await query.insert(tenantVersions).values({ tenantId: id });
		await query.insert(languages).values(
			wanted.languageCodes.map((languageCode, position) => ({
				tenantId: id,
				languageCode,
				isDefault: position === 0,
				position,
			})),
		);
		const hosts = (wanted.domains ?? []).map(({ host, active }) => ({ host, active, tenantId: id }));
		if (hosts.length > 0) await query.insert(domains).values(hosts);
	});
	return id;
}
