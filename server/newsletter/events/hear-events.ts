// What the mail provider tells of mails: which it has taken and delivered, and whom it cannot reach or should not write to any more. Each event may
// come twice and in any order.
import { isId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { isSigned, type MailEvent, readMailEvents } from '../../integrations/mail/sendgrid-events.ts';
import { findSettings } from '../../settings/store-settings.ts';
import { hashOfEmail } from '../core/find-subscriber.ts';
import { recordConsent } from '../core/record-consent.ts';
import { suppress } from '../core/suppress.ts';

/** The address ends for the newsletter, with the reason in its proof. */
async function endFor(
	sql: Sql,
	tenantId: string,
	{ email, reason: note }: Pick<MailEvent, 'email' | 'reason'>,
	kind: 'bounced' | 'complained' | 'unsubscribed',
): Promise<void> {
	const [ended] = await sql<{ id: string; language: string }[]>`
		update newsletter_subscribers
		set state = ${kind}, ended_at = coalesce(ended_at, now()), confirmation_hash = null, confirmation_sent_at = null
		where tenant_id = ${tenantId} and email_hash = ${hashOfEmail(email)} and state in ('pending', 'subscribed')
		returning id, language`;
	if (ended) await recordConsent(sql, tenantId, { subscriberId: ended.id, language: ended.language, kind, note });
	await suppress(sql, tenantId, { email, reason: kind, note });
}

async function noteRecipients(sql: Sql, tenantId: string, events: readonly MailEvent[]): Promise<void> {
	const noted = events.flatMap(({ recipientId, kind, at, reason }) =>
		recipientId && isId(recipientId) ? [{ id: recipientId, kind, at: at.toISOString(), reason }] : [],
	);
	if (noted.length === 0) return;
	await sql`
		update newsletter_recipients r
		set delivered_at = coalesce(r.delivered_at, e.delivered), bounced_at = coalesce(r.bounced_at, e.bounced),
			complained_at = coalesce(r.complained_at, e.complained), unsubscribed_at = coalesce(r.unsubscribed_at, e.unsubscribed),
			error = case when e.reason <> '' then left(e.reason, 500) else r.error end,
			state = case when e.dropped and r.state in ('handed', 'sent') then 'failed' when r.state = 'handed' then 'sent' else r.state end,
			sent_at = coalesce(r.sent_at, case when not e.dropped then e.first end)
		from (
			select id, min(at) as first, min(at) filter (where kind = 'delivered') as delivered,
				min(at) filter (where kind = 'bounced') as bounced, min(at) filter (where kind = 'complained') as complained,
				min(at) filter (where kind = 'unsubscribed') as unsubscribed, bool_or(kind = 'dropped') as dropped,
				coalesce(max(reason) filter (where kind in ('bounced', 'dropped')), '') as reason
			from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as g (id uuid, kind text, at timestamptz, reason text)
			group by id
		) e
		where r.tenant_id = ${tenantId} and r.id = e.id`;
}

/** The provider has all of a batch or nothing: one word of one of its mails says that it has it. */
async function noteBatches(sql: Sql, tenantId: string, events: readonly MailEvent[]): Promise<void> {
	const ids = [...new Set(events.flatMap(({ batchId }) => (batchId && isId(batchId) ? [batchId] : [])))];
	if (ids.length === 0) return;
	await sql`
		update newsletter_recipients set state = 'sent', sent_at = coalesce(sent_at, handed_at)
		where tenant_id = ${tenantId} and batch_id = any(${ids}::uuid[]) and state = 'handed'`;
}

async function noteMailEvents(sql: Sql, tenantId: string, events: readonly MailEvent[]): Promise<void> {
	await noteRecipients(sql, tenantId, events);
	await noteBatches(sql, tenantId, events);
	for (const event of events) {
		if (event.kind === 'bounced' && event.isPermanent) await endFor(sql, tenantId, event, 'bounced');
		if (event.kind === 'complained') await endFor(sql, tenantId, event, 'complained');
		if (event.kind === 'unsubscribed') await endFor(sql, tenantId, event, 'unsubscribed');
	}
}

interface Told {
	body: Buffer;
	signature: string;
	timestamp: string;
}

/** @returns whether it was the provider of this shop, with something that can be read */
export async function hearMailEvents(
	{ inTenant }: Pick<Database, 'inTenant'>,
	tenantId: string,
	{ body, signature, timestamp }: Told,
): Promise<boolean> {
	const { values } = await inTenant(tenantId, (sql) => findSettings(sql, tenantId, orderSettings));
	const key = values.mailEventKey;
	if (key === '' || !isSigned({ key, signature, timestamp, body })) return false;
	const events = readMailEvents(body);
	if (!events) return false;
	await inTenant(tenantId, (sql) => noteMailEvents(sql, tenantId, events));
	return true;
}
