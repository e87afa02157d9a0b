// Someone wants the newsletter. Who is signed in with the address has proved it; anyone else gets a mail first, and is not written to before its
// link was followed. The answer is the same whether or not the address is known.
import { isEmail } from '../../rules/field-formats.ts';
import { newId } from '../../rules/ids.ts';
import { newsletterPages } from '../../rules/newsletter/pages.ts';
import type { SubscriberSource, SubscriberState } from '../../rules/newsletter/subscription.ts';
import { tidyEmail } from '../../rules/tidy-fields.ts';
import type { Caller } from '../accounts/services.ts';
import { hashOf, newToken } from '../accounts/sessions/keys.ts';
import { shopLink } from '../accounts/shop-link.ts';
import { recordContact } from '../contacts/record-contact.ts';
import { beforeDeciding } from '../database/before-commit.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findShopDetails } from '../shop-details/shop-details.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { chooseTopics, knownTopics } from './core/choose-topics.ts';
import { findConsentText } from './core/consent-text.ts';
import { hashOfEmail } from './core/find-subscriber.ts';
import { confirmationMail, subscribedAlreadyMail } from './core/newsletter-mails.ts';
import { recordConsent } from './core/record-consent.ts';
import { findSuppression, forgiveLeaving } from './core/suppress.ts';

export const subscribeOutcomes = ['subscribed', 'mailed'] as const;
export type SubscribeOutcome = (typeof subscribeOutcomes)[number];

export interface SubscribeRequest {
	email: string;
	language?: string | null | undefined;
	source: SubscriberSource;
	/** Path of the page. */
	page?: string | undefined;
	/** Topics; none: everything. */
	topicIds?: readonly string[] | undefined;
}

interface Kept {
	id: string;
	token: string;
	/** What it was before, or `pending` where it was not known. */
	state: SubscriberState;
}

/** Two at once wait for each other at the row. */
async function keep(
	sql: Sql,
	tenant: Tenant,
	{ email, language, source }: { email: string; language: string; source: SubscriberSource },
): Promise<Kept> {
	const hash = hashOfEmail(email);
	await sql`
		insert into newsletter_subscribers (tenant_id, id, email, email_hash, language, state, source, token)
		values (${tenant.id}, ${newId()}, ${email}, ${hash}, ${language}, 'pending', ${source}, ${newToken()})
		on conflict (tenant_id, email_hash) do nothing`;
	const [row] = await sql<Kept[]>`
		select id, token, state from newsletter_subscribers
		where tenant_id = ${tenant.id} and email_hash = ${hash} for update`;
	if (!row) throw new Error('no row of a subscriber');
	return row;
}

interface Wanted {
	email: string;
	language: string;
	source: SubscriberSource;
	page: string;
	isProved: boolean;
	topicIds: readonly string[];
}

async function request(sql: Sql, { tenant, shop, address }: Caller, wanted: Wanted): Promise<SubscribeOutcome> {
	const { email, language, source, page, isProved } = wanted;
	// Whoever has left may come back; to all others on the list nothing is written, and nobody who types their address learns that.
	const suppression = await findSuppression(sql, tenant.id, email);
	if (suppression && suppression !== 'unsubscribed') return 'mailed';
	const { id, token, state } = await keep(sql, tenant, wanted);
	const end = shopLink(tenant, shop, language, newsletterPages.end.slice(1), token);
	if (state === 'subscribed') {
		if (isProved) return 'subscribed';
		await queueMail(sql, tenant.id, { to: email, template: subscribedAlreadyMail, language, data: { link: end } });
		return 'mailed';
	}
	// Whoever types the address of a subscriber changes nothing of what that one has chosen.
	const topicIds = await knownTopics(sql, tenant.id, wanted.topicIds);
	if (state === 'pending' || isProved) await chooseTopics(sql, tenant.id, id, topicIds);
	const consent = await findConsentText(sql, tenant, language, source);
	const said = { subscriberId: id, consent, language, page, address };
	await recordConsent(sql, tenant.id, { ...said, kind: 'requested' });
	if (isProved) {
		const sourceId = await recordConsent(sql, tenant.id, { ...said, kind: 'confirmed' });
		await recordContact(sql, tenant.id, { email, language, source: 'newsletter', sourceId, objectId: id });
		await forgiveLeaving(sql, tenant.id, email);
		await sql`
			update newsletter_subscribers set email = ${email}, language = ${language}, source = ${source}, state = 'subscribed',
				confirmed_at = now(), ended_at = null, confirmation_hash = null, confirmation_sent_at = null
			where tenant_id = ${tenant.id} and id = ${id}`;
		return 'subscribed';
	}
	const confirmation = newToken();
	// Who has unsubscribed stays so until the link is followed: anyone can type an address.
	await sql`
		update newsletter_subscribers set email = ${email}, language = ${language},
			source = case when state = 'pending' then ${source} else source end,
			confirmation_hash = ${hashOf(confirmation)}, confirmation_sent_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`;
	const link = shopLink(tenant, shop, language, newsletterPages.confirm.slice(1), confirmation);
	await queueMail(sql, tenant.id, { to: email, template: confirmationMail, language, data: { link, consent } });
	return 'mailed';
}

export async function subscribe(
	inTenant: InTenant,
	caller: Caller,
	{ email: typed, language: spoken, source, page = '', topicIds = [] }: SubscribeRequest,
): Promise<SubscribeOutcome> {
	const { tenant, services, address, user } = caller;
	const email = tidyEmail(typed);
	if (!isEmail(email)) throw new Refused('VALIDATION', 'email');
	const recipient = email.toLowerCase();
	const isProved = user !== undefined && !user.guest && user.email?.toLowerCase() === recipient;
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'newsletter', { address, recipient })),
	);
	return inTenant(async (sql) => {
		const { newsletter } = await findShopDetails(sql, tenant.id);
		if (!newsletter) throw new Refused('NOT_FOUND');
		return request(sql, caller, { email, language: spokenLanguage(tenant, spoken), source, page, isProved, topicIds });
	});
}
