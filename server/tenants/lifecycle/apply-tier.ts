// The tier that a shop pays for. What it has more of than that stays; it can add none.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { Recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { announceChange, holdTenant } from '../announce-change.ts';

interface PaidTier {
	tier: Tier;
	/** Number of the contract, for the audit log. */
	contract: string;
}

const system = { id: undefined, email: null, address: undefined, requestId: undefined };

/**
 * In the transaction of that shop.
 * @returns the tier before; undefined where it has been removed
 */
export async function applyTier(
	sql: Sql,
	record: Recorder,
	tenantId: string,
	{ tier, contract }: PaidTier,
): Promise<Tier | undefined> {
	await holdTenant(sql, tenantId);
	const [shop] = await sql<{ tier: Tier; slug: string; name: string }[]>`
		select tier, slug, name from tenants where id = ${tenantId}`;
	if (!shop || shop.tier === tier) return shop?.tier;
	const { slug, name, tier: before } = shop;
	await sql`update tenants set tier = ${tier}, updated_at = now() where id = ${tenantId}`;
	await record(sql, tenantId, system, {
		action: 'setTenantTier',
		entity: { type: 'tenant', id: tenantId },
		before: { slug, name, tier: before },
		after: { slug, name, tier, contract },
	});
	await announceChange(sql, tenantId, 'content');
	return before;
}
