// Subscribers by their address, also after it was erased, and by the tokens of their mails.
import { createHash } from 'node:crypto';
import type { SubscriberState } from '../../rules/newsletter/subscription.ts';
import { hashOf } from '../accounts/sessions/keys.ts';
import type { Sql } from '../database/connection.ts';

/** The same wherever the shop moves to: it says no more than that an address which someone has is known. */
export const hashOfEmail = (email: string): string =>
	createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');

export interface FoundSubscriber {
	id: string;
	email: string;
	language: string;
	state: SubscriberState;
	token: string;
}

/** A link to confirm is good for so long; who has not used it by then is forgotten. */
export const daysToConfirm = 7;

export async function findByConfirmation(
	sql: Sql,
	tenantId: string,
	token: string,
): Promise<FoundSubscriber | undefined> {
	const [row] = await sql<FoundSubscriber[]>`
		select id, email, language, state, token from newsletter_subscribers
		where tenant_id = ${tenantId} and confirmation_hash = ${hashOf(token)}
			and confirmation_sent_at > now() - make_interval(days => ${daysToConfirm})`;
	return row;
}

export async function findByToken(sql: Sql, tenantId: string, token: string): Promise<FoundSubscriber | undefined> {
	const [row] = await sql<FoundSubscriber[]>`
		select id, email, language, state, token from newsletter_subscribers
		where tenant_id = ${tenantId} and token = ${token} and email <> ''`;
	return row;
}
