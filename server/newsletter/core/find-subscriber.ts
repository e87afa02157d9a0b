// Subscribers by their address, also after it was erased, and by the tokens of their mails.
import { createHash } from 'node:crypto';
import type { SubscriberState } from '../../../rules/newsletter/subscription.ts';
import { hashOf } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';

/** The same wherever the shop moves to: it says no more than that an address which someone has is known. */
export const hashOfEmail = (email: string): string =>
	createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');

export interface FoundSubscriber {
	id: string;
	email: string;
	language: string;
	state: SubscriberState;
	token: string;
	measured: boolean;
	/** None: everything. */
	topicIds: string[];
}

const columns = (sql: Sql) => sql`
	s.id, s.email, s.language, s.state, s.token, s.measured, array(
		select t.topic_id::text from newsletter_subscriber_topics t where t.tenant_id = s.tenant_id and t.subscriber_id = s.id
	) as topic_ids`;

/** A link to confirm is good for so long; who has not used it by then is forgotten. */
export const daysToConfirm = 7;

export async function findByConfirmation(
	sql: Sql,
	tenantId: string,
	token: string,
): Promise<FoundSubscriber | undefined> {
	const [row] = await sql<FoundSubscriber[]>`
		select ${columns(sql)} from newsletter_subscribers s
		where s.tenant_id = ${tenantId} and s.confirmation_hash = ${hashOf(token)}
			and s.confirmation_sent_at > now() - make_interval(days => ${daysToConfirm})`;
	return row;
}

export async function findByToken(sql: Sql, tenantId: string, token: string): Promise<FoundSubscriber | undefined> {
	const [row] = await sql<FoundSubscriber[]>`
		select ${columns(sql)} from newsletter_subscribers s
		where s.tenant_id = ${tenantId} and s.token = ${token} and s.email <> ''`;
	return row;
}
