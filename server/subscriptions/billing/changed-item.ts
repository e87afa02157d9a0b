// Another product in place of that of a line: of a plan, that of another tier. It is part of the terms, and of the line once they are agreed.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { Sql } from '../../database/connection.ts';
import type { ReaderPricing } from '../../pricing/find-pricing.ts';
import { sendTierJob } from '../core/send-tier-job.ts';

export interface ChangedItem {
	productId: string;
	slug: string;
	code: string;
	name: string;
	/** What the line was called before: the first terms of a contract name no product. Missing in changes of earlier versions. */
	replaces?: string;
	taxCategory: string;
	offer: ReaderPricing;
	plan: {
		tier: Tier;
		/** At once, or from the next period on. */
		from: 'now' | 'next';
		/** Whether the rest of the running period is paid at once. */
		prorate: boolean;
	};
}

/** Those of a version that is agreed now. */
export async function takeItems(sql: Sql, tenantId: string, subscriptionId: string, version: number): Promise<void> {
	const [changed] = await sql<Pick<ChangedItem, 'plan'>[]>`
		update subscription_lines l set product_id = (a.item ->> 'productId')::uuid, slug = a.item ->> 'slug', code = a.item ->> 'code',
			name = a.item ->> 'name', tax_category = a.item ->> 'taxCategory', offer = a.item -> 'offer'
		from subscription_terms t, jsonb_to_recordset(t.lines) as a (position int, item jsonb)
		where t.tenant_id = ${tenantId} and t.subscription_id = ${subscriptionId} and t.version = ${version}
			and l.tenant_id = ${tenantId} and l.subscription_id = ${subscriptionId} and l.position = a.position and a.item is not null
		returning a.item -> 'plan' as plan`;
	if (!changed) return;
	const { tier, from } = changed.plan;
	const isNow = from === 'now';
	await sql`
		update subscriptions set tier = case when ${isNow} then ${tier} else tier end,
			next_tier = ${isNow ? null : tier}, next_tier_at = case when ${isNow} then null else period_end end, updated_at = now()
		where tenant_id = ${tenantId} and id = ${subscriptionId}`;
	await sendTierJob(sql, tenantId);
}
