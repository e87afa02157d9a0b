// Plans whose shops have not got yet what they pay for. Conditions upon a row `s` of subscriptions.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { Sql } from '../../database/connection.ts';

/** What a shop has that pays for nothing. */
export const fallbackTier: Tier = 'starter';

/** The period has begun from which on the next tier holds. */
export const hasTurned = (sql: Sql) => sql`(s.next_tier is not null and s.period_start >= s.next_tier_at)`;

/** The shop has not got yet what it pays for. A shop that ends its plan and is Starter anyway has nothing to lose. */
export const isDue = (sql: Sql) => sql`
	s.for_tenant is not null and s.number is not null and not s.detached and case
		when s.state = 'ended' then s.tier_applied <> ${fallbackTier}
		else s.tier is distinct from s.tier_applied or ${hasTurned(sql)}
	end`;
