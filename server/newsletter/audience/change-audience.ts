// Staff adds and removes subscribers by hand, and keeps the list of those who must not be written to.
import { isDay } from '../../../rules/dates.ts';
import { isEmail } from '../../../rules/field-formats.ts';
import { longestConsentSource, longestNote } from '../../../rules/newsletter/subscription.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { bringSubscriber } from '../core/bring-subscriber.ts';
import { chooseTopics, knownTopics } from '../core/choose-topics.ts';
import { hashOfEmail } from '../core/find-subscriber.ts';
import { recordConsent } from '../core/record-consent.ts';
import { findSuppression, suppress } from '../core/suppress.ts';
import { findSubscriber, type OneSubscriber } from './find-subscribers.ts';

export interface ConsentDeclaration {
	/** Where the person agreed, in words. */
	source: string;
	/** 2026-11-19 */
	on: string;
	/** The shop holds a proof: nobody is asked again. */
	hasProof: boolean;
}

export interface SubscriberToAdd {
	email: string;
	language: string;
	topicIds: readonly string[];
	declaration: ConsentDeclaration;
}

export function readDeclaration({ tenant }: Pick<Caller, 'tenant'>, given: ConsentDeclaration): ConsentDeclaration {
	const source = given.source.trim();
	if (source === '' || source.length > longestConsentSource) throw refuseField('consentSource');
	if (!isDay(given.on) || given.on > shopDay(tenant)) throw refuseField('consentOn');
	return { source, on: given.on, hasProof: given.hasProof };
}

const recorded = ({ email: _email, proofs: _proofs, ...rest }: OneSubscriber) => rest;

export async function addSubscriber(sql: Sql, caller: Caller, wanted: SubscriberToAdd): Promise<OneSubscriber> {
	const { tenant, services, shop } = caller;
	const email = tidyEmail(wanted.email);
	if (!isEmail(email)) throw refuseField('email');
	const declaration = readDeclaration(caller, wanted.declaration);
	const topicIds = await knownTopics(sql, tenant.id, wanted.topicIds);
	const id = await bringSubscriber(sql, tenant, shop, {
		...{ email, language: spokenLanguage(tenant, wanted.language), kind: 'declared', declaration },
		userId: caller.user?.id,
	});
	if (id === 'suppressed') throw new Refused('NEWSLETTER_SUPPRESSED');
	if (id === 'known') throw new Refused('NEWSLETTER_KNOWN');
	await chooseTopics(sql, tenant.id, id, topicIds);
	const added = await findSubscriber(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'addSubscriber', entity: { type: 'newsletterSubscriber', id }, after: recorded(added) },
	});
	return added;
}

/** They get nothing any more, and are not asked again by an import either. The proof of what was stays. */
export async function removeSubscriber(sql: Sql, caller: Caller, id: string, reason: string): Promise<OneSubscriber> {
	const { tenant, services, user } = caller;
	const note = reason.trim();
	if (note.length > longestNote) throw refuseField('note');
	const before = await findSubscriber(sql, tenant.id, id);
	if (before.state === 'pending' || before.state === 'subscribed') {
		await sql`
			update newsletter_subscribers
			set state = 'unsubscribed', ended_at = now(), confirmation_hash = null, confirmation_sent_at = null
			where tenant_id = ${tenant.id} and id = ${id}`;
		const event = { subscriberId: id, language: before.language, note, userId: user?.id };
		await recordConsent(sql, tenant.id, { ...event, kind: 'removed' });
	}
	if (before.email !== '')
		await suppress(sql, tenant.id, { email: before.email, reason: 'manual', note, userId: user?.id });
	const after = await findSubscriber(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'removeSubscriber', entity: { type: 'newsletterSubscriber', id } },
		...{ before: recorded(before), after: recorded(after) },
	});
	return after;
}

export interface SubscriberToSave {
	language: string;
	topicIds: readonly string[];
}

export async function saveSubscriber(
	sql: Sql,
	caller: Caller,
	id: string,
	wanted: SubscriberToSave,
): Promise<OneSubscriber> {
	const { tenant, services } = caller;
	const before = await findSubscriber(sql, tenant.id, id);
	const topicIds = await knownTopics(sql, tenant.id, wanted.topicIds);
	await sql`
		update newsletter_subscribers set language = ${spokenLanguage(tenant, wanted.language)}
		where tenant_id = ${tenant.id} and id = ${id}`;
	await chooseTopics(sql, tenant.id, id, topicIds);
	const after = await findSubscriber(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveSubscriber', entity: { type: 'newsletterSubscriber', id } },
		...{ before: recorded(before), after: recorded(after) },
	});
	return after;
}

export async function addSuppression(sql: Sql, caller: Caller, typed: string, reason: string): Promise<void> {
	const { tenant, services, user } = caller;
	const email = tidyEmail(typed);
	if (!isEmail(email)) throw refuseField('email');
	const note = reason.trim();
	if (note.length > longestNote) throw refuseField('note');
	if (await findSuppression(sql, tenant.id, email)) throw new Refused('NEWSLETTER_SUPPRESSED');
	await suppress(sql, tenant.id, { email, reason: 'manual', note, userId: user?.id });
	const [subscriber] = await sql<{ id: string; language: string }[]>`
		update newsletter_subscribers
		set state = 'unsubscribed', ended_at = now(), confirmation_hash = null, confirmation_sent_at = null
		where tenant_id = ${tenant.id} and email_hash = ${hashOfEmail(email)} and state in ('pending', 'subscribed')
		returning id, language`;
	if (subscriber) {
		const { id: subscriberId, language } = subscriber;
		await recordConsent(sql, tenant.id, { subscriberId, language, kind: 'removed', note, userId: user?.id });
	}
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'addSuppression', entity: { type: 'newsletterSuppression', id: subscriber?.id ?? tenant.id } },
	});
}

/** Whoever was in it can subscribe again; nobody is subscribed by this. */
export async function removeSuppression(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const [removed] = await sql<{ reason: string }[]>`
		delete from newsletter_suppressions where tenant_id = ${tenant.id} and id = ${id} returning reason`;
	if (!removed) throw new Refused('NOT_FOUND');
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'removeSuppression', entity: { type: 'newsletterSuppression', id } },
		before: { reason: removed.reason },
	});
}
