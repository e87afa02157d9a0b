// The subscribers of a shop as staff find them, and what is known of one.
import type {
	ConsentKind,
	SubscriberSource,
	SubscriberState,
	SuppressionReason,
} from '../../../rules/newsletter/subscription.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Fragment } from '../../database/read.ts';
import { Refused } from '../../failure.ts';

export interface SubscriberFilter {
	search: string;
	state: SubscriberState | undefined;
	language: string | undefined;
	/** Who has chosen it; who has chosen none gets it as well, and is not found by it. */
	topicId: string | undefined;
	source: SubscriberSource | undefined;
}

export const subscriberSorts = ['createdAt', 'email', 'confirmedAt'] as const;
type SubscriberSort = (typeof subscriberSorts)[number];

export interface ListedSubscriber {
	id: string;
	/** Empty once the person was erased. */
	email: string;
	language: string;
	state: SubscriberState;
	source: SubscriberSource;
	measured: boolean;
	createdAt: Date;
	confirmedAt: Date | null;
	endedAt: Date | null;
	topicIds: string[];
	suppression: SuppressionReason | null;
}

export const subscriberColumns = (sql: Sql): Fragment => sql`
	s.id, s.email, s.language, s.state, s.source, s.measured, s.created_at, s.confirmed_at, s.ended_at,
	array(
		select t.topic_id::text from newsletter_subscriber_topics t where t.tenant_id = s.tenant_id and t.subscriber_id = s.id
	) as topic_ids,
	(
		select u.reason from newsletter_suppressions u where u.tenant_id = s.tenant_id and u.email_hash = s.email_hash
	) as suppression`;

export const wantedSubscribers = (
	sql: Sql,
	tenantId: string,
	{ search, state, language, topicId, source }: SubscriberFilter,
): Fragment => sql`
	s.tenant_id = ${tenantId}
	${search === '' ? sql`` : sql`and s.email ilike ${containing(search)}`}
	${state ? sql`and s.state = ${state}` : sql``}
	${language ? sql`and s.language = ${language}` : sql``}
	${source ? sql`and s.source = ${source}` : sql``}
	${
		topicId
			? sql`and exists (
				select from newsletter_subscriber_topics t
				where t.tenant_id = s.tenant_id and t.subscriber_id = s.id and t.topic_id = ${topicId}
			)`
			: sql``
	}`;

const orders = (sql: Sql): Record<SubscriberSort, Fragment> => ({
	createdAt: sql`s.created_at`,
	email: sql`lower(s.email)`,
	confirmedAt: sql`s.confirmed_at`,
});

export interface FoundSubscribers {
	items: ListedSubscriber[];
	total: number;
}

interface Wanted {
	filter: SubscriberFilter;
	sort: SubscriberSort;
	descending: boolean;
	first: number;
	offset: number;
}

/** Two statements. */
export async function listSubscribers(
	sql: Sql,
	tenantId: string,
	{ filter, sort, descending, first, offset }: Wanted,
): Promise<FoundSubscribers> {
	const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
	const [items, [counted]] = await Promise.all([
		sql<ListedSubscriber[]>`
			select ${subscriberColumns(sql)} from newsletter_subscribers s where ${wantedSubscribers(sql, tenantId, filter)}
			order by ${orders(sql)[sort]} ${direction}, s.id limit ${first} offset ${offset}`,
		sql<{ total: number }[]>`
			select count(*)::int as total from newsletter_subscribers s where ${wantedSubscribers(sql, tenantId, filter)}`,
	]);
	return { items, total: counted?.total ?? 0 };
}

export interface ConsentProof {
	id: string;
	kind: ConsentKind;
	consent: string;
	language: string;
	page: string;
	networkAddress: string;
	note: string;
	declaredOn: string | null;
	/** Of the admin. */
	by: string;
	at: Date;
}

export interface OneSubscriber extends ListedSubscriber {
	proofs: ConsentProof[];
}

export async function findSubscriber(sql: Sql, tenantId: string, id: string): Promise<OneSubscriber> {
	const [found] = await sql<ListedSubscriber[]>`
		select ${subscriberColumns(sql)} from newsletter_subscribers s where s.tenant_id = ${tenantId} and s.id = ${id}`;
	if (!found) throw new Refused('NOT_FOUND');
	const proofs = await sql<(Omit<ConsentProof, 'by'> & { userId: string | null })[]>`
		select id, kind, consent, language, page, network_address, note, declared_on::text as declared_on, at, user_id
		from newsletter_consents where tenant_id = ${tenantId} and subscriber_id = ${id} order by at desc, id desc`;
	const names = await findNames(
		sql,
		tenantId,
		proofs.flatMap(({ userId }) => userId ?? []),
	);
	return { ...found, proofs: proofs.map(({ userId, ...proof }) => ({ ...proof, by: names.get(userId ?? '') ?? '' })) };
}

export interface AudienceFigures {
	pending: number;
	subscribed: number;
	unsubscribed: number;
	bounced: number;
	complained: number;
	suppressed: number;
}

export async function countSubscribers(sql: Sql, tenantId: string): Promise<AudienceFigures> {
	const [counted] = await sql<AudienceFigures[]>`
		select count(*) filter (where state = 'pending')::int as pending,
			count(*) filter (where state = 'subscribed')::int as subscribed,
			count(*) filter (where state = 'unsubscribed')::int as unsubscribed,
			count(*) filter (where state = 'bounced')::int as bounced,
			count(*) filter (where state = 'complained')::int as complained,
			(select count(*)::int from newsletter_suppressions where tenant_id = ${tenantId}) as suppressed
		from newsletter_subscribers where tenant_id = ${tenantId}`;
	if (!counted) throw new Error('a count without a row');
	return counted;
}
