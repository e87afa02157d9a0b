// A smaller tier is chosen only by a shop whose pages fit into it. What it has too much of is said by numbers.
import { type Tier, tiers } from '../../../rules/pages/tiers.ts';
import { excessOf } from '../../../rules/subscriptions/plans.ts';
import { Refused } from '../../failure.ts';
import { findQuota } from '../../pages/editing/page-quota.ts';
import type { PlanCaller } from './seller.ts';

const words = { pages: 'pages', linkPages: 'link pages' } as const;

/** A shop that has more already, after the end of a larger plan, may pay for the tier that it has. */
export async function refuseTooSmall({ caller: { tenant }, services }: PlanCaller, tier: Tier): Promise<void> {
	const quota = await services.database.inTenant(tenant.id, (sql) => findQuota(sql, tenant.id));
	if (tiers.indexOf(tier) >= tiers.indexOf(quota.tier)) return;
	const excess = excessOf({ pages: quota.usedPages, linkPages: quota.usedLinks }, tier);
	if (excess.length === 0) return;
	const numbers = excess.map(({ kind, used, most }) => `${used} ${words[kind]}, allowed ${most}`).join('; ');
	throw new Refused('PLAN_TOO_SMALL', undefined, { numbers });
}
