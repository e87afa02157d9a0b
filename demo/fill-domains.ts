// The domains of a demo shop, as they are after their first check. A shop that has any keeps what it has.
import type { Database } from '../server/database/connection.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { plantDomains } from '../server/tenants/domains/plant-domains.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { demoDomains } from './data/domains.ts';

const states = { right: 'active', nothing: 'pending', silent: 'unknown' } as const;

export async function fillDomains(database: Database, { id, slug }: Tenant): Promise<void> {
	const planted = Object.entries(demoDomains[slug] ?? {}).map(([host, inDns]) => ({ host, state: states[inDns] }));
	await database.inTenant(id, async (sql) => {
		// Another process that starts at the same time waits, and finds them.
		await holdTenant(sql, id);
		await plantDomains(sql, id, planted);
	});
}
