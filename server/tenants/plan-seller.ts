// The shop that sells the plans of the platform: the operator marks at most one.
import type { Tier } from '../../rules/pages/tiers.ts';
import type { Sql } from '../database/connection.ts';
import { type Tenant, tenantColumns } from './find-tenant.ts';

export type PlanSeller = Pick<Tenant, 'id' | 'slug' | 'name' | 'state' | 'deletedAt'>;

/** In any transaction: shops are found by everyone. */
export async function findPlanSeller(sql: Sql): Promise<PlanSeller | undefined> {
	const [seller] = await sql<PlanSeller[]>`select ${tenantColumns(sql)} from tenants t where t.sells_plans`;
	return seller;
}

/** In a transaction of that shop. Refused by the database where another one is marked. */
export async function markPlanSeller(sql: Sql, tenantId: string, sellsPlans: boolean): Promise<void> {
	await sql`update tenants set sells_plans = ${sellsPlans}, updated_at = now() where id = ${tenantId}`;
}

/** In a transaction without a tenant: whom the plans are looked at for. */
export async function findShopsWithPlans(sql: Sql): Promise<string[]> {
	const seller = await findPlanSeller(sql);
	return seller ? [seller.id] : [];
}

/** Of any shop; undefined: it has been removed. */
export async function findTier(sql: Sql, tenantId: string): Promise<Tier | undefined> {
	const [shop] = await sql<{ tier: Tier }[]>`select tier from tenants where id = ${tenantId}`;
	return shop?.tier;
}
