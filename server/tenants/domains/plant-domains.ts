// Domains of a shop that has none yet, in the states in which they are said to be; the next check finds out for itself.
import type { DomainState } from '../../../rules/domains/domain-state.ts';
import type { Sql } from '../../database/connection.ts';
import { announceChange } from '../announce-change.ts';

interface PlantedDomain {
	host: string;
	state: DomainState;
}

export async function plantDomains(sql: Sql, tenantId: string, domains: readonly PlantedDomain[]): Promise<void> {
	const [existing] = await sql`select from domains where tenant_id = ${tenantId} limit 1`;
	if (existing || domains.length === 0) return;
	for (const { host, state } of domains) {
		const isActive = state === 'active';
		await sql`
			insert into domains (tenant_id, host, state, active, proved_at)
			values (${tenantId}, ${host}, ${state}, ${isActive}, ${isActive ? new Date() : null})`;
	}
	await announceChange(sql, tenantId, 'content');
}
