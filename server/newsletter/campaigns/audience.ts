// Whom a campaign is for: subscribers of now who fit its segment, none of them on the list of those who must not be written to.
import type { Segment } from '../../../rules/newsletter/campaign.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

/** Of `s`: may be written to. */
export const isReachable = (sql: Sql): Fragment => sql`
	s.state = 'subscribed' and s.email <> '' and not exists (
		select from newsletter_suppressions u where u.tenant_id = s.tenant_id and u.email_hash = s.email_hash
	)`;

export function fits(sql: Sql, tenant: Tenant, segment: Segment): Fragment {
	const { languages, topicIds, subscribedSince, ordered } = segment;
	const hasOrdered = sql`exists (
		select from orders o where o.tenant_id = s.tenant_id and lower(o.customer_mail) = lower(s.email) and o.number is not null
	)`;
	return sql`
		s.tenant_id = ${tenant.id} and ${isReachable(sql)}
		${languages.length > 0 ? sql`and s.language = any(${[...languages]}::text[])` : sql``}
		${
			topicIds.length > 0
				? sql`and (s.every_topic or exists (
					select from newsletter_subscriber_topics t
					where t.tenant_id = s.tenant_id and t.subscriber_id = s.id and t.topic_id = any(${[...topicIds]}::uuid[])
				))`
				: sql``
		}
		${
			subscribedSince === null
				? sql``
				: sql`and s.confirmed_at >= (${subscribedSince}::date::timestamp at time zone ${tenant.timeZone})`
		}
		${ordered === 'any' ? sql`` : ordered === 'ordered' ? sql`and ${hasOrdered}` : sql`and not ${hasOrdered}`}`;
}

export interface LanguageCount {
	language: string;
	count: number;
}

export const countAudience = async (sql: Sql, tenant: Tenant, segment: Segment): Promise<LanguageCount[]> => [
	...(await sql<LanguageCount[]>`
		select s.language, count(*)::int as count from newsletter_subscribers s where ${fits(sql, tenant, segment)}
		group by s.language order by count(*) desc, s.language`),
];
