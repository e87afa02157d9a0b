// What a subscriber wants to read about: some topics of the shop, or everything.
import { isId } from '../../../rules/ids.ts';
import { newsletterTopicNameKey } from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation, type Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Statement } from '../../database/read.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { textOf } from '../../texts/shop-text.ts';

/** Those of the shop among what was sent: a form may be older than the list. */
export async function knownTopics(sql: Sql, tenantId: string, ids: readonly string[]): Promise<string[]> {
	const possible = ids.filter(isId);
	if (possible.length === 0) return [];
	const known = await sql<{ id: string }[]>`
		select id from newsletter_topics where tenant_id = ${tenantId} and id = any(${possible}::uuid[])`;
	return known.map(({ id }) => id);
}

/** @param ids known ones; none: everything */
export async function chooseTopics(
	sql: Sql,
	tenantId: string,
	subscriberId: string,
	ids: readonly string[],
): Promise<void> {
	await sql`
		delete from newsletter_subscriber_topics
		where tenant_id = ${tenantId} and subscriber_id = ${subscriberId} and topic_id <> all(${[...ids]}::uuid[])`;
	await sql`
		update newsletter_subscribers set every_topic = ${ids.length === 0} where tenant_id = ${tenantId} and id = ${subscriberId}`;
	if (ids.length === 0) return;
	await sql`
		insert into newsletter_subscriber_topics (tenant_id, subscriber_id, topic_id)
		select ${tenantId}::uuid, ${subscriberId}::uuid, id from unnest(${[...ids]}::uuid[]) as given (id)
		on conflict do nothing`;
}

interface OfferedTopic {
	id: string;
	name: string;
}

interface Row {
	id: string;
	name: Translatable | null;
}

export const queryTopics = (sql: Sql, tenantId: string): Statement<Row[]> => sql<Row[]>`
	select t.id, ${textOf(sql, tenantId, sql`'newsletterTopic.' || t.id || '.name'`)} as name
	from newsletter_topics t where t.tenant_id = ${tenantId} order by t.position, t.id`;

/** Called in a language. */
export function spokenTopics(rows: readonly Row[], tenant: Tenant, language: string): OfferedTopic[] {
	const chain = languageChain(language, defaultLanguage(tenant));
	return rows.map(({ id, name }) => ({ id, name: name ? pickTranslation(name, chain) : newsletterTopicNameKey(id) }));
}
