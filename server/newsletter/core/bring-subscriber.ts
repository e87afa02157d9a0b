// An address that staff brings, by hand or in a file. With a proof of the consent it is subscribed; without one the person is asked by mail first,
// as everyone is who types an address.
import { newId } from '../../../rules/ids.ts';
import { newsletterPages } from '../../../rules/newsletter/pages.ts';
import type { SubscriberState } from '../../../rules/newsletter/subscription.ts';
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { recordContact } from '../../contacts/record-contact.ts';
import type { Sql } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findConsentText } from './consent-text.ts';
import { hashOfEmail } from './find-subscriber.ts';
import { confirmationMail } from './newsletter-mails.ts';
import { recordConsent } from './record-consent.ts';

interface Brought {
	email: string;
	language: string;
	kind: 'declared' | 'imported';
	declaration: { source: string; on: string; hasProof: boolean };
	/** Of the admin. */
	userId: string | undefined;
}

/** @returns its id; suppressed: must not be written to; known: is subscribed, or was asked a moment ago */
export async function bringSubscriber(
	sql: Sql,
	tenant: Tenant,
	shop: string,
	{ email, language, kind, declaration, userId }: Brought,
): Promise<string> {
	const hash = hashOfEmail(email);
	const [suppressed] = await sql`
		select from newsletter_suppressions where tenant_id = ${tenant.id} and email_hash = ${hash}`;
	if (suppressed) return 'suppressed';
	const id = newId();
	await sql`
		insert into newsletter_subscribers (tenant_id, id, email, email_hash, language, state, source, token)
		values (${tenant.id}, ${id}, ${email}, ${hash}, ${language}, 'pending', 'import', ${newToken()})
		on conflict (tenant_id, email_hash) do nothing`;
	const [row] = await sql<{ id: string; email: string; state: SubscriberState }[]>`
		select id, email, state from newsletter_subscribers where tenant_id = ${tenant.id} and email_hash = ${hash} for update`;
	if (!row) throw new Error('no row of a subscriber');
	if (row.id !== id && (row.state === 'subscribed' || row.state === 'pending')) return 'known';
	// Whoever was erased has asked to be left alone.
	if (row.email === '') return 'suppressed';
	const { source: note, on: declaredOn, hasProof } = declaration;
	const sourceId = await recordConsent(sql, tenant.id, {
		subscriberId: row.id,
		kind,
		language,
		note,
		declaredOn,
		userId,
	});
	if (hasProof) {
		await recordContact(sql, tenant.id, { email, language, source: 'newsletter', sourceId, objectId: row.id });
		await sql`
			update newsletter_subscribers set email = ${email}, language = ${language}, state = 'subscribed', confirmed_at = now(),
				ended_at = null, confirmation_hash = null, confirmation_sent_at = null
			where tenant_id = ${tenant.id} and id = ${row.id}`;
		return row.id;
	}
	const token = newToken();
	await sql`
		update newsletter_subscribers set email = ${email}, language = ${language}, confirmation_hash = ${hashOf(token)},
			confirmation_sent_at = now()
		where tenant_id = ${tenant.id} and id = ${row.id}`;
	const consent = await findConsentText(sql, tenant, language);
	const link = shopLink(tenant, shop, language, newsletterPages.confirm.slice(1), token);
	await recordConsent(sql, tenant.id, { subscriberId: row.id, kind: 'requested', consent, language });
	await queueMail(sql, tenant.id, { to: email, template: confirmationMail, language, tenant, data: { link, consent } });
	return row.id;
}
