// What the links of the mails lead to: a subscription is confirmed, ended, or spoken in another language. All of it may be done twice.
import { newsletterPages } from '../../rules/newsletter/pages.ts';
import { recordContact } from '../contacts/record-contact.ts';
import type { Sql } from '../database/connection.ts';
import { chooseTopics, knownTopics } from './core/choose-topics.ts';
import { type FoundSubscriber, findByConfirmation, findByToken } from './core/find-subscriber.ts';
import { recordConsent } from './core/record-consent.ts';
import { forgiveLeaving, suppress } from './core/suppress.ts';

/** @param address of the network. @returns undefined: the link is not valid, or not any more */
export async function confirmSubscription(
	sql: Sql,
	tenantId: string,
	token: string,
	address: string | undefined,
): Promise<FoundSubscriber | undefined> {
	const found = await findByConfirmation(sql, tenantId, token);
	if (!found) return undefined;
	const { id: subscriberId, email, language } = found;
	await forgiveLeaving(sql, tenantId, email);
	const changed = await sql`
		update newsletter_subscribers set state = 'subscribed', confirmed_at = now(), ended_at = null
		where tenant_id = ${tenantId} and id = ${subscriberId} and state <> 'subscribed'`;
	// The link stays good for its week: who follows it twice is told the same.
	if (changed.count > 0) {
		const sourceId = await recordConsent(sql, tenantId, { subscriberId, kind: 'confirmed', language, address });
		await recordContact(sql, tenantId, { email, language, source: 'newsletter', sourceId, objectId: subscriberId });
	}
	return { ...found, state: 'subscribed' };
}

/** @returns undefined: the link is not valid */
export async function endSubscription(
	sql: Sql,
	tenantId: string,
	token: string,
	address: string | undefined,
): Promise<FoundSubscriber | undefined> {
	const found = await findByToken(sql, tenantId, token);
	if (!found) return undefined;
	const { id: subscriberId, email, language, state } = found;
	const changed = await sql`
		update newsletter_subscribers
		set state = 'unsubscribed', ended_at = now(), confirmation_hash = null, confirmation_sent_at = null
		where tenant_id = ${tenantId} and id = ${subscriberId} and state in ('pending', 'subscribed')`;
	if (changed.count > 0) {
		const sourceId = await recordConsent(sql, tenantId, { subscriberId, kind: 'unsubscribed', language, address });
		// Who has never confirmed is no contact.
		if (state === 'subscribed')
			await recordContact(sql, tenantId, {
				email,
				source: 'newsletter',
				sourceId,
				objectId: subscriberId,
				ended: true,
			});
		await suppress(sql, tenantId, { email, reason: 'unsubscribed' });
		await noteLeaving(sql, tenantId, subscriberId);
	}
	return { ...found, state: 'unsubscribed' };
}

/** Of the campaign that they have got last. */
async function noteLeaving(sql: Sql, tenantId: string, subscriberId: string): Promise<void> {
	await sql`
		update newsletter_recipients set unsubscribed_at = now()
		where tenant_id = ${tenantId} and id = (
			select id from newsletter_recipients
			where tenant_id = ${tenantId} and subscriber_id = ${subscriberId} and sent_at > now() - interval '30 days'
			order by sent_at desc limit 1
		)`;
}

export interface Preferences {
	language: string;
	/** None: everything. */
	topicIds: readonly string[];
	/** Agrees that it is counted what they open and follow. */
	measured: boolean;
}

/** @returns undefined: the link is not valid */
export async function choosePreferences(
	sql: Sql,
	tenantId: string,
	token: string,
	{ language, topicIds, measured }: Preferences,
	address: string | undefined,
): Promise<FoundSubscriber | undefined> {
	const found = await findByToken(sql, tenantId, token);
	if (!found) return undefined;
	const { id: subscriberId } = found;
	await sql`
		update newsletter_subscribers set language = ${language}, measured = ${measured}
		where tenant_id = ${tenantId} and id = ${subscriberId}`;
	await chooseTopics(sql, tenantId, subscriberId, await knownTopics(sql, tenantId, topicIds));
	if (measured !== found.measured) {
		const kind = measured ? 'measured' : 'unmeasured';
		await recordConsent(sql, tenantId, { subscriberId, kind, language, address, page: newsletterPages.end });
	}
	return findByToken(sql, tenantId, token);
}
