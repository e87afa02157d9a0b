// The subscription of a person and its proofs: handed over and forgotten by the address.
import type { PersonPart } from '../accounts/person-part.ts';

export const newsletterOfPerson: PersonPart = {
	name: 'newsletter',
	tables: [
		'newsletter_subscribers',
		'newsletter_consents',
		'newsletter_subscriber_topics',
		'newsletter_suppressions',
		'newsletter_recipients',
	],
	exportPart: (sql, tenantId, { email }) => sql`
		select s.email, s.language, s.state, s.source, s.created_at, s.confirmed_at, s.ended_at, s.measured,
			(
				select coalesce(jsonb_agg(e.base_text), '[]') from newsletter_subscriber_topics k
				join text_entries e on e.tenant_id = k.tenant_id and e.key = 'newsletterTopic.' || k.topic_id || '.name'
				where k.tenant_id = ${tenantId} and k.subscriber_id = s.id
			) as topics,
			(
				select coalesce(jsonb_agg(jsonb_build_object(
					'campaign', r.campaign_id, 'sentAt', r.sent_at, 'openedAt', r.opened_at, 'clickedAt', r.clicked_at
				) order by r.sent_at), '[]')
				from newsletter_recipients r where r.tenant_id = ${tenantId} and r.subscriber_id = s.id
			) as mails,
			(
				select jsonb_build_object('reason', u.reason, 'note', u.note, 'at', u.at) from newsletter_suppressions u
				where u.tenant_id = ${tenantId} and u.email_hash = s.email_hash
			) as suppression,
			(
				select coalesce(jsonb_agg(jsonb_build_object(
					'kind', c.kind, 'consent', c.consent, 'page', c.page, 'networkAddress', c.network_address, 'note', c.note, 'declaredOn', c.declared_on, 'at', c.at
				) order by c.at, c.id), '[]')
				from newsletter_consents c where c.tenant_id = ${tenantId} and c.subscriber_id = s.id
			) as consents
		from newsletter_subscribers s
		where s.tenant_id = ${tenantId} and lower(s.email) = ${email} order by s.created_at`,
	/** That there was a consent, and that it is over, has to be proved for some years; whose it was only its hash tells. */
	async erasePart(sql, tenantId, { email }) {
		await sql`
			update newsletter_suppressions set email = '', note = '' where tenant_id = ${tenantId} and lower(email) = ${email}`;
		await sql`
			delete from newsletter_subscriber_topics k using newsletter_subscribers s
			where k.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and s.id = k.subscriber_id and lower(s.email) = ${email}`;
		await sql`
			update newsletter_recipients r set opened_at = null, clicked_at = null, error = '' from newsletter_subscribers s
			where r.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and s.id = r.subscriber_id and lower(s.email) = ${email}`;
		await sql`
			update newsletter_consents c set network_address = '', note = '' from newsletter_subscribers s
			where c.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and s.id = c.subscriber_id and lower(s.email) = ${email}`;
		await sql`
			update newsletter_subscribers
			set email = '', state = case when state in ('pending', 'subscribed') then 'unsubscribed' else state end,
				ended_at = coalesce(ended_at, now()), confirmation_hash = null, confirmation_sent_at = null
			where tenant_id = ${tenantId} and lower(email) = ${email}`;
	},
};
