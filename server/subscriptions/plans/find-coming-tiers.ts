// The tiers that shops will have from their next payment on: a smaller one is agreed before it begins.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { Sql } from '../../database/connection.ts';

export interface ComingTier {
	tenantId: string;
	tier: Tier;
	from: Date;
}

/** In a transaction of the seller. What is cancelled ends before. */
export const findComingTiers = (sql: Sql, sellerId: string, tenantIds: readonly string[]): Promise<ComingTier[]> => sql<
	ComingTier[]
>`
	select s.for_tenant as tenant_id, s.next_tier as tier, s.next_tier_at as "from" from subscriptions s
	where s.tenant_id = ${sellerId} and s.for_tenant = any(${[...tenantIds]}::uuid[]) and s.number is not null and not s.detached
		and s.next_tier is not null and s.next_tier_at is not null and s.cancel_at is null and s.state <> 'ended'`;
