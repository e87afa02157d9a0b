// The topics of a shop: named, ordered and deleted by staff.
import { newId } from '../../../rules/ids.ts';
import { longestTopicName, mostTopics } from '../../../rules/newsletter/subscription.ts';
import { newsletterTopicNameKey } from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { listTranslations, saveTranslations, type Word } from '../../texts/queue/save-translations.ts';
import { removeTexts } from '../../texts/remove-texts.ts';

export interface EditedTopic {
	id: string;
	name: string;
	names: Word[];
	/** Who has chosen it. */
	subscribers: number;
}

export async function listTopics(sql: Sql, tenant: Tenant, language: string, only?: string): Promise<EditedTopic[]> {
	const rows = await sql<{ id: string; subscribers: number }[]>`
		select t.id, (
			select count(*)::int from newsletter_subscriber_topics k
			join newsletter_subscribers s on s.tenant_id = k.tenant_id and s.id = k.subscriber_id and s.state = 'subscribed'
			where k.tenant_id = t.tenant_id and k.topic_id = t.id
		) as subscribers
		from newsletter_topics t
		where t.tenant_id = ${tenant.id} ${only === undefined ? sql`` : sql`and t.id = ${only}`}
		order by t.position, t.id`;
	const texts = await findTexts(
		sql,
		tenant.id,
		rows.map(({ id }) => newsletterTopicNameKey(id)),
	);
	const chain = languageChain(language, defaultLanguage(tenant));
	return rows.map((row) => {
		const name = texts.get(newsletterTopicNameKey(row.id));
		return { ...row, name: name ? pickTranslation(name, chain) : '', names: listTranslations(name) };
	});
}

async function findTopic(sql: Sql, { tenant }: Caller, id: string): Promise<EditedTopic> {
	const [topic] = await listTopics(sql, tenant, defaultLanguage(tenant), id);
	if (!topic) throw new Refused('NOT_FOUND');
	return topic;
}

const recorded = ({ names }: EditedTopic) => ({ names });

const saveName = (sql: Sql, { tenant, user }: Caller, id: string, words: readonly Word[]): Promise<void> =>
	saveTranslations(
		sql,
		tenant,
		[{ key: newsletterTopicNameKey(id), type: 'dynamic', words, maxLength: longestTopicName, required: true }],
		{ group: 'newsletterTopics', by: user?.id },
	);

export async function createTopic(sql: Sql, caller: Caller, names: readonly Word[]): Promise<EditedTopic> {
	const { tenant, services } = caller;
	await holdTenant(sql, tenant.id);
	const [there] = await sql<{ count: number; last: number }[]>`
		select count(*)::int as count, coalesce(max(position), 0)::int as last from newsletter_topics where tenant_id = ${tenant.id}`;
	if ((there?.count ?? 0) >= mostTopics) throw new Refused('NEWSLETTER_TOO_MANY_TOPICS');
	const id = newId();
	await sql`
		insert into newsletter_topics (tenant_id, id, position) values (${tenant.id}, ${id}, ${(there?.last ?? 0) + 1})`;
	await saveName(sql, caller, id, names);
	const made = await findTopic(sql, caller, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'createNewsletterTopic', entity: { type: 'newsletterTopic', id }, after: recorded(made) },
	});
	await announceChange(sql, tenant.id, 'content');
	return made;
}

export async function updateTopic(sql: Sql, caller: Caller, id: string, names: readonly Word[]): Promise<EditedTopic> {
	const { tenant, services } = caller;
	const before = await findTopic(sql, caller, id);
	await saveName(sql, caller, id, names);
	const after = await findTopic(sql, caller, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'updateNewsletterTopic', entity: { type: 'newsletterTopic', id } },
		...{ before: recorded(before), after: recorded(after) },
	});
	await announceChange(sql, tenant.id, 'content');
	return after;
}

/** Who had chosen it alone gets none of what is about topics any more. */
export async function deleteTopic(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await findTopic(sql, caller, id);
	await sql`delete from newsletter_topics where tenant_id = ${tenant.id} and id = ${id}`;
	await removeTexts(sql, tenant.id, [newsletterTopicNameKey(id)]);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'deleteNewsletterTopic', entity: { type: 'newsletterTopic', id }, before: recorded(before) },
	});
	await announceChange(sql, tenant.id, 'content');
}

/** @param before the topic that follows it; null: the end */
export async function placeTopic(sql: Sql, caller: Caller, id: string, before: string | null): Promise<void> {
	const { tenant } = caller;
	await holdTenant(sql, tenant.id);
	await findTopic(sql, caller, id);
	const others = await sql<{ id: string }[]>`
		select id from newsletter_topics where tenant_id = ${tenant.id} and id <> ${id} order by position, id`;
	const ids = others.map((other) => other.id);
	const place = before === null ? ids.length : ids.indexOf(before);
	if (place < 0) throw new Refused('NOT_FOUND');
	await sql`
		update newsletter_topics t set position = given.number
		from unnest(${ids.toSpliced(place, 0, id)}::uuid[]) with ordinality as given (id, number)
		where t.tenant_id = ${tenant.id} and t.id = given.id`;
	await announceChange(sql, tenant.id, 'content');
}
