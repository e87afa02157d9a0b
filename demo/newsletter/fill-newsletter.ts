// The subscribers of the demo shops with the proof of each consent, and their campaigns: one that was sent and what became of its mails, one that is
// planned, a draft. A shop that has campaigns keeps what it has.
import { addDays } from '../../rules/dates.ts';
import { newId } from '../../rules/ids.ts';
import { newsletterPages } from '../../rules/newsletter/pages.ts';
import { momentIn } from '../../rules/time-zones.ts';
import { newToken } from '../../server/accounts/sessions/keys.ts';
import { shopDay } from '../../server/calendar/today.ts';
import type { Database, Sql } from '../../server/database/connection.ts';
import { sendJob } from '../../server/jobs/send-job.ts';
import { keepCampaignPictures } from '../../server/newsletter/campaigns/keep-pictures.ts';
import { prepareJob, type ToPrepare } from '../../server/newsletter/campaigns/prepare-campaign.ts';
import { findConsentText } from '../../server/newsletter/core/consent-text.ts';
import { hashOfEmail } from '../../server/newsletter/core/find-subscriber.ts';
import { recordConsent } from '../../server/newsletter/core/record-consent.ts';
import { suppress } from '../../server/newsletter/core/suppress.ts';
import { holdTenant } from '../../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../../server/tenants/find-tenant.ts';
import { type DemoCampaign, type DemoSubscriber, demoNewsletters } from '../data/newsletter.ts';
import { documentOf, resolverOf } from '../fill-pages.ts';
import { demoTenants } from '../tenants.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;
const ago = (days: number) => new Date(Date.now() - days * dayLength);

/** Their addresses on the network are those that documents use as examples. */
const networkAddress = (number: number) => `203.0.113.${(number % 250) + 1}`;

async function fillSubscriber(
	sql: Sql,
	tenant: Tenant,
	topics: readonly string[],
	{ one, number }: { one: DemoSubscriber; number: number },
): Promise<void> {
	const { email, language, daysAgo, source, state = 'subscribed', endedDaysAgo, measured = false } = one;
	const id = newId();
	const chosen = (one.topics ?? []).flatMap((place) => topics[place - 1] ?? []);
	// Not all at the same time of the day.
	const requested = new Date(ago(daysAgo).getTime() - ((number * 97) % 540) * 60_000);
	const isConfirmed = state !== 'pending';
	const confirmed = new Date(requested.getTime() + (4 + (number % 50)) * 60_000);
	const ended = endedDaysAgo === undefined ? null : ago(endedDaysAgo);
	await sql`
		insert into newsletter_subscribers (
			tenant_id, id, email, email_hash, language, state, source, token, created_at, confirmed_at, ended_at, measured, every_topic
		) values (
			${tenant.id}, ${id}, ${email}, ${hashOfEmail(email)}, ${language}, ${state}, ${source}, ${newToken()}, ${requested},
			${isConfirmed ? confirmed : null}, ${ended}, ${measured}, ${chosen.length === 0}
		)`;
	for (const topic of chosen)
		await sql`
			insert into newsletter_subscriber_topics (tenant_id, subscriber_id, topic_id) values (${tenant.id}, ${id}, ${topic})`;
	const pages = { checkout: '/checkout', signUp: '/signup', block: '/about', footer: '/' } as const;
	const page = source in pages ? pages[source as keyof typeof pages] : newsletterPages.request;
	const said = { subscriberId: id, language, address: networkAddress(number) };
	const at = async (proof: string, moment: Date) => {
		await sql`update newsletter_consents set at = ${moment} where tenant_id = ${tenant.id} and id = ${proof}`;
	};
	const consent = await findConsentText(sql, tenant, language, source);
	await at(await recordConsent(sql, tenant.id, { ...said, kind: 'requested', consent, page }), requested);
	if (isConfirmed)
		await at(
			await recordConsent(sql, tenant.id, { ...said, kind: 'confirmed', page: newsletterPages.confirm }),
			confirmed,
		);
	if (measured)
		await at(await recordConsent(sql, tenant.id, { ...said, kind: 'measured', page: newsletterPages.end }), confirmed);
	if (state !== 'unsubscribed' && state !== 'bounced') return;
	const note = state === 'bounced' ? '550 5.1.1 Mailbox does not exist' : '';
	await at(await recordConsent(sql, tenant.id, { ...said, kind: state, note }), ended ?? confirmed);
	await suppress(sql, tenant.id, { email, reason: state, note });
	await sql`
		update newsletter_suppressions set at = ${ended ?? confirmed} where tenant_id = ${tenant.id} and email_hash = ${hashOfEmail(email)}`;
}

/** What became of it: delivered within minutes, read in the days afterwards by those who may be counted. */
async function fillRecipients(sql: Sql, tenant: Tenant, campaignId: string, sentAt: Date): Promise<void> {
	const readers = await sql<{ id: string; language: string; measured: boolean; state: string; endedAt: Date | null }[]>`
		select id, language, measured, state, ended_at from newsletter_subscribers
		where tenant_id = ${tenant.id} and confirmed_at < ${sentAt} and (ended_at is null or ended_at > ${sentAt}) order by id`;
	for (const [number, { id, language, measured, state, endedAt }] of readers.entries()) {
		const later = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);
		const isBounced = state === 'bounced';
		const isRead = measured && number % 4 !== 3;
		await sql`
			insert into newsletter_recipients (
				tenant_id, campaign_id, subscriber_id, id, state, batch_id, measured, language, handed_at, sent_at, delivered_at, bounced_at,
				opened_at, clicked_at, unsubscribed_at, error
			) values (
				${tenant.id}, ${campaignId}, ${id}, ${newId()}, 'sent', ${newId()}, ${measured}, ${language}, ${sentAt}, ${sentAt},
				${isBounced ? null : later(1 + (number % 3))}, ${isBounced ? later(2) : null},
				${isRead ? later(20 + number * 47) : null}, ${isRead && number % 2 === 0 ? later(22 + number * 47) : null},
				${state === 'unsubscribed' ? endedAt : null}, ${isBounced ? '550 5.1.1 Mailbox does not exist' : ''}
			)`;
	}
}

async function fillCampaign(sql: Sql, tenant: Tenant, topics: readonly string[], one: DemoCampaign): Promise<void> {
	const { name, subject, preheader, is, topic, languages = [], plan } = one;
	const id = newId();
	const draft = documentOf(plan, tenant, await resolverOf(sql, tenant.id));
	const topicIds = topic === undefined ? [] : [topics[topic - 1]].filter((known) => known !== undefined);
	const segment = { languages, topicIds, subscribedSince: null, ordered: 'any' };
	const at = (days: number, time: string) =>
		momentIn(tenant.timeZone, addDays(shopDay(tenant), days), time) ?? ago(-days);
	const [sentAt, sendAt] = [
		'sentDaysAgo' in is ? at(-is.sentDaysAgo, '09:00') : null,
		'inDays' in is ? at(is.inDays, '09:00') : null,
	];
	const createdAt = 'sentDaysAgo' in is ? ago(is.sentDaysAgo + 3) : 'inDays' in is ? ago(2) : ago(0.2);
	await sql`
		insert into newsletter_campaigns (
			tenant_id, id, name, state, draft, subjects, preheaders, segment, send_at, started_at, ended_at, created_at, updated_at
		) values (
			${tenant.id}, ${id}, ${name}, ${sentAt ? 'sent' : sendAt ? 'scheduled' : 'draft'}, ${JSON.stringify(draft)}::text::jsonb,
			${JSON.stringify(subject)}::text::jsonb, ${JSON.stringify(preheader)}::text::jsonb, ${JSON.stringify(segment)}::text::jsonb,
			${sendAt}, ${sentAt}, ${sentAt && new Date(sentAt.getTime() + 2 * 60_000)}, ${createdAt}, ${createdAt}
		)`;
	await keepCampaignPictures(sql, tenant.id, id, draft);
	if (sentAt) await fillRecipients(sql, tenant, id, sentAt);
	if (sendAt) {
		const payload: ToPrepare = { campaignId: id, at: sendAt.toISOString() };
		await sendJob(sql, tenant.id, prepareJob, payload, { startAfter: sendAt });
	}
}

async function fillShop(sql: Sql, tenant: Tenant): Promise<void> {
	const newsletter = demoNewsletters[tenant.slug];
	// Another process that starts at the same time waits, and finds them.
	await holdTenant(sql, tenant.id);
	const known = await sql`
		select from newsletter_campaigns where tenant_id = ${tenant.id}
		union all select from newsletter_subscribers where tenant_id = ${tenant.id} limit 1`;
	if (!newsletter || known.length > 0) return;
	const rows = await sql<{ id: string }[]>`
		select id from newsletter_topics where tenant_id = ${tenant.id} order by position, id`;
	const topics = rows.map(({ id }) => id);
	for (const [number, one] of newsletter.subscribers.entries())
		await fillSubscriber(sql, tenant, topics, { one, number });
	for (const one of newsletter.campaigns) await fillCampaign(sql, tenant, topics, one);
}

export async function fillNewsletter(database: Database): Promise<void> {
	for (const { slug } of demoTenants) {
		const tenant = await tenantWithSlug(database, slug);
		if (tenant) await database.inTenant(tenant.id, (sql) => fillShop(sql, tenant));
	}
}
