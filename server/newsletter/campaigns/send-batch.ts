// Sends the mails of a campaign, a batch at a time. Nobody gets two: a row is handed over before its mail is, in a transaction of its own, and a row
// that was handed over is never given to the provider again by itself. A process that is killed in between leaves a batch of which it is not known
// whether the provider has it; `settle-batches.ts` finds that out.
import { escaped } from '../../../rules/html.ts';
import { newId } from '../../../rules/ids.ts';
import { noMailServer } from '../../../rules/newsletter/campaign.ts';
import { newsletterPages } from '../../../rules/newsletter/pages.ts';
import {
	recipientMark,
	unsubscribeMark,
	withCountedLinks,
	withPlainLinks,
} from '../../../rules/newsletter/tracking.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import type { Sql } from '../../database/connection.ts';
import { type BulkMail, MailNotTaken, type MailPort } from '../../integrations/mail/port.ts';
import { defineJob, type JobContext } from '../../jobs/define-job.ts';
import { isJobWaiting } from '../../jobs/is-waiting.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { ChooseSender } from '../../mail/deliver-mail.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { isReachable } from './audience.ts';
import { handedSeconds } from './find-campaigns.ts';
import { sendingJob } from './prepare-campaign.ts';

export const settlingJob = 'newsletter.settle';

interface ToSend {
	campaignId: string;
}

interface Services {
	choose: ChooseSender;
	/** Of a shop that has no domain of its own. */
	platformAddress: PlatformAddress;
}

/** With the provider's limits; more would only make the batch larger of which nothing is known after a crash. */
const mostInBatch = 50;

interface Handed {
	subscriberId: string;
	id: string;
	email: string;
	token: string;
	state: 'handed' | 'skipped';
	language: string;
	measured: boolean;
}

/** The next ones who read the same mail. Who is no subscriber any more is left out now, whoever they were when the campaign began. */
const handOver = (sql: Sql, tenantId: string, campaignId: string, batchId: string, most: number) => sql<Handed[]>`
	with next as (
		select language, measured from newsletter_recipients
		where tenant_id = ${tenantId} and campaign_id = ${campaignId} and state = 'waiting'
		order by language, measured, subscriber_id limit 1
	), picked as (
		select r.subscriber_id from newsletter_recipients r
		join next n on n.language = r.language and n.measured = r.measured
		where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId} and r.state = 'waiting'
		order by r.subscriber_id limit ${most} for update of r skip locked
	)
	update newsletter_recipients r
	set state = case when ${isReachable(sql)} then 'handed' else 'skipped' end, batch_id = ${batchId}, handed_at = now()
	from picked p join newsletter_subscribers s on s.tenant_id = ${tenantId} and s.id = p.subscriber_id
	where r.tenant_id = ${tenantId} and r.campaign_id = ${campaignId} and r.subscriber_id = p.subscriber_id
	returning r.subscriber_id, r.id, s.email, s.token, r.state, r.language, r.measured`;

interface Batch {
	port: MailPort;
	mail: BulkMail;
}

/** @returns undefined: there is nothing left to hand over, or it may not be sent now */
async function takeBatch(
	sql: Sql,
	tenantId: string,
	campaignId: string,
	{ choose, platformAddress }: Services,
): Promise<Batch | 'empty' | undefined> {
	const [campaign] = await sql<{ state: string }[]>`
		select state from newsletter_campaigns where tenant_id = ${tenantId} and id = ${campaignId} for share`;
	if (campaign?.state !== 'sending') return undefined;
	const { port, from, name } = await choose(sql, tenantId);
	if (!port) {
		await stopFor(sql, tenantId, campaignId, noMailServer);
		return undefined;
	}
	const batchId = newId();
	const rows = await handOver(sql, tenantId, campaignId, batchId, Math.min(port.bulk?.most ?? 1, mostInBatch));
	const [first] = rows;
	if (!first) {
		await finishOrSettle(sql, tenantId, campaignId);
		return undefined;
	}
	const readers = rows.filter(({ state }) => state === 'handed');
	if (readers.length === 0) return 'empty';
	const { language, measured } = first;
	const [content] = await sql<{ subject: string; html: string; text: string; links: string[] }[]>`
		select subject, html, "text", links from newsletter_contents
		where tenant_id = ${tenantId} and campaign_id = ${campaignId} and language = ${language}`;
	if (!content) throw new Error('a campaign without a mail');
	const tenant = await loadTenant(sql, tenantId);
	const shop = await findShopAddress(sql, tenant, platformAddress);
	const end = shopLink(tenant, shop, language, newsletterPages.end.slice(1));
	const sight = measured
		? withCountedLinks(content, new URL(end).origin)
		: withPlainLinks(content, content.links, escaped);
	return {
		port,
		mail: {
			...{ batchId, subject: content.subject, language, ...sight },
			from: { name: name ?? tenant.name, address: from },
			recipients: readers.map(({ id, email, token }) => ({
				id,
				to: email,
				marks: { [unsubscribeMark]: token, [recipientMark]: id },
				headers: {
					'List-Unsubscribe': `<${end}?token=${token}>`,
					'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
				},
			})),
		},
	};
}

async function stopFor(sql: Sql, tenantId: string, campaignId: string, problem: string): Promise<void> {
	await sql`
		update newsletter_campaigns set state = 'paused', problem = ${problem.slice(0, 1000)}
		where tenant_id = ${tenantId} and id = ${campaignId} and state = 'sending'`;
}

/** Nobody waits any more. What was handed over a moment ago may still be on its way: another process sends it, or was killed. */
export async function finishOrSettle(sql: Sql, tenantId: string, campaignId: string): Promise<void> {
	const [left] = await sql<{ handed: number }[]>`
		select count(*)::int as handed from newsletter_recipients
		where tenant_id = ${tenantId} and campaign_id = ${campaignId} and state = 'handed'`;
	if ((left?.handed ?? 0) > 0) {
		if (await isJobWaiting(sql, tenantId, settlingJob, { campaignId })) return;
		const startAfter = new Date(Date.now() + handedSeconds * 1000);
		await sendJob(sql, tenantId, settlingJob, { campaignId }, { startAfter });
		return;
	}
	await sql`
		update newsletter_campaigns set state = 'sent', ended_at = now()
		where tenant_id = ${tenantId} and id = ${campaignId} and state = 'sending'`;
}

async function goOn(sql: Sql, tenantId: string, campaignId: string): Promise<void> {
	if (!(await isJobWaiting(sql, tenantId, sendingJob, { campaignId })))
		await sendJob(sql, tenantId, sendingJob, { campaignId });
}

/** To whom it was not sent for sure, so that they wait again. */
async function takeBack(sql: Sql, tenantId: string, batchId: string): Promise<void> {
	await sql`
		update newsletter_recipients set state = 'waiting', batch_id = null, handed_at = null
		where tenant_id = ${tenantId} and batch_id = ${batchId} and state = 'handed'`;
}

async function refuseOne(sql: Sql, tenantId: string, batchId: string, answer: string): Promise<void> {
	await sql`
		update newsletter_recipients set state = 'failed', error = ${answer.slice(0, 500)}
		where tenant_id = ${tenantId} and batch_id = ${batchId} and state = 'handed'`;
}

async function fail(context: JobContext<ToSend>, { mail }: Batch, error: MailNotTaken): Promise<void> {
	const { tenantId, inTenant, attempt, payload } = context;
	const { campaignId } = payload;
	await inTenant(async (sql) => {
		// It may have been taken: whoever looks later finds out.
		if (error.isUnknown) return goOn(sql, tenantId, campaignId);
		// A single address that is refused for good says nothing of the others.
		if (error.isOfRecipient && mail.recipients.length === 1) {
			await refuseOne(sql, tenantId, mail.batchId, error.answer);
			return goOn(sql, tenantId, campaignId);
		}
		await takeBack(sql, tenantId, mail.batchId);
		if (attempt.last) await stopFor(sql, tenantId, campaignId, error.answer);
	});
	if (!error.isUnknown && !(error.isOfRecipient && mail.recipients.length === 1)) throw error;
}

async function sendNext(context: JobContext<ToSend>, services: Services): Promise<void> {
	const { tenantId, inTenant, payload } = context;
	const { campaignId } = payload;
	const batch = await inTenant((sql) => takeBatch(sql, tenantId, campaignId, services));
	if (batch === undefined) return;
	if (batch === 'empty') return inTenant((sql) => goOn(sql, tenantId, campaignId));
	const { port, mail } = batch;
	try {
		if (port.bulk) await port.bulk.send(mail);
		else await sendAlone(port, mail);
	} catch (error) {
		return fail(context, batch, error instanceof MailNotTaken ? error : new MailNotTaken('not sent', 'not sent'));
	}
	await inTenant(async (sql) => {
		await sql`
			update newsletter_recipients set state = 'sent', sent_at = now()
			where tenant_id = ${tenantId} and batch_id = ${mail.batchId} and state = 'handed'`;
		await goOn(sql, tenantId, campaignId);
	});
}

/** Of a provider that takes mails one by one: the marks are written here. */
async function sendAlone(port: MailPort, { recipients, from, subject, html, text, language }: BulkMail): Promise<void> {
	for (const { id, to, marks, headers } of recipients) {
		const written = (words: string) =>
			Object.entries(marks).reduce((done, [mark, value]) => done.replaceAll(mark, value), words);
		await port.send({
			id,
			from,
			to,
			subject,
			html: written(html),
			text: written(text),
			language,
			headers,
			attachments: [],
		});
	}
}

/** Visitors go first: while pages are read a batch is begun now and then only. */
export const sendCampaigns = (services: Services) =>
	defineJob<ToSend>({
		name: sendingJob,
		atOnce: 1,
		mayWait: true,
		run: (context) => sendNext(context, services),
	});
