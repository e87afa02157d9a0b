// What staff does with a campaign: tests it, plans it, sends it, pauses it, gives it up.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { escaped } from '../../../rules/html.ts';
import { isMailAddress } from '../../../rules/mail-address.ts';
import { readSegment } from '../../../rules/newsletter/campaign.ts';
import { unsubscribeMark, withPlainLinks } from '../../../rules/newsletter/tracking.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { MailContent } from '../../mail/lay-out-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { countAudience } from './audience.ts';
import { type Campaign, findCampaign, type LockedCampaign, lockCampaign } from './find-campaigns.ts';
import { drawIn, prepareJob, sendingJob, type ToPrepare } from './prepare-campaign.ts';
import { lockOpen } from './save-campaign.ts';

async function told(sql: Sql, caller: Caller, action: AuditAction, id: string): Promise<Campaign> {
	const { tenant, services } = caller;
	const campaign = await findCampaign(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action, entity: { type: 'newsletterCampaign', id } },
		after: { name: campaign.name, state: campaign.state, sendAt: campaign.sendAt },
	});
	return campaign;
}

/** As a reader sees it who is not counted, with a link to end it that leads nowhere. */
export async function previewCampaign(sql: Sql, caller: Caller, id: string, language: string): Promise<MailContent> {
	const { tenant, shop } = caller;
	const campaign = await lockCampaign(sql, tenant.id, id);
	const { subject, html, text, links } = await drawIn(sql, tenant, campaign, spokenLanguage(tenant, language), shop);
	const plain = withPlainLinks({ html, text }, links, escaped);
	return {
		subject,
		html: plain.html.replaceAll(unsubscribeMark, ''),
		text: plain.text.replaceAll(unsubscribeMark, ''),
	};
}

export async function sendTest(
	sql: Sql,
	caller: Caller,
	id: string,
	{ to: typed, language }: { to: string; language: string },
): Promise<void> {
	const to = tidyEmail(typed);
	if (!isMailAddress(to)) throw refuseField('to');
	const content = await previewCampaign(sql, caller, id, language);
	const subject = content.subject || '-';
	const written = { ...content, subject };
	await queueMail(sql, caller.tenant.id, { to, language, template: () => written, data: {}, tenant: caller.tenant });
	await told(sql, caller, 'sendCampaignTest', id);
}

/** Nothing is planned that nobody would get, or that says nothing. */
async function refuseUnready(sql: Sql, { tenant }: Caller, campaign: LockedCampaign): Promise<void> {
	if (campaign.draft.sections.length === 0) throw new Refused('CAMPAIGN_EMPTY');
	if (!campaign.subjects[defaultLanguage(tenant)]) throw new Refused('CAMPAIGN_NO_SUBJECT');
	if ((await countAudience(sql, tenant, readSegment(campaign.segment))).length === 0)
		throw new Refused('CAMPAIGN_NOBODY');
}

export async function sendCampaign(sql: Sql, caller: Caller, id: string): Promise<Campaign> {
	const { tenant } = caller;
	await refuseUnready(sql, caller, await lockOpen(sql, tenant.id, id));
	await sql`
		update newsletter_campaigns set state = 'preparing', send_at = null where tenant_id = ${tenant.id} and id = ${id}`;
	await sendJob(sql, tenant.id, prepareJob, { campaignId: id, at: null } satisfies ToPrepare);
	return told(sql, caller, 'sendCampaign', id);
}

/** @param at null: not planned any more */
export async function scheduleCampaign(sql: Sql, caller: Caller, id: string, at: Date | null): Promise<Campaign> {
	const { tenant } = caller;
	const campaign = await lockCampaign(sql, tenant.id, id);
	if (campaign.state !== 'draft' && campaign.state !== 'scheduled') throw new Refused('CAMPAIGN_CLOSED');
	if (at === null) {
		await sql`
			update newsletter_campaigns set state = 'draft', send_at = null where tenant_id = ${tenant.id} and id = ${id}`;
		return told(sql, caller, 'unscheduleCampaign', id);
	}
	if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) throw refuseField('sendAt');
	await refuseUnready(sql, caller, campaign);
	await sql`
		update newsletter_campaigns set state = 'scheduled', send_at = ${at} where tenant_id = ${tenant.id} and id = ${id}`;
	const payload: ToPrepare = { campaignId: id, at: at.toISOString() };
	await sendJob(sql, tenant.id, prepareJob, payload, { startAfter: at });
	return told(sql, caller, 'scheduleCampaign', id);
}

async function move(
	sql: Sql,
	caller: Caller,
	id: string,
	{ from, to, action }: { from: readonly Campaign['state'][]; to: Campaign['state']; action: AuditAction },
): Promise<Campaign> {
	const { tenant } = caller;
	const { state } = await lockCampaign(sql, tenant.id, id);
	if (!from.includes(state)) throw new Refused('CAMPAIGN_CLOSED');
	await sql`
		update newsletter_campaigns set state = ${to}, problem = '',
			ended_at = case when ${to} = 'canceled' then now() else ended_at end
		where tenant_id = ${tenant.id} and id = ${id}`;
	return told(sql, caller, action, id);
}

export const pauseCampaign = (sql: Sql, caller: Caller, id: string): Promise<Campaign> =>
	move(sql, caller, id, { from: ['sending'], to: 'paused', action: 'pauseCampaign' });

export async function resumeCampaign(sql: Sql, caller: Caller, id: string): Promise<Campaign> {
	const resumed = await move(sql, caller, id, { from: ['paused'], to: 'sending', action: 'resumeCampaign' });
	await sendJob(sql, caller.tenant.id, sendingJob, { campaignId: id });
	return resumed;
}

/** Who has it already keeps it; the others get nothing. */
export const cancelCampaign = (sql: Sql, caller: Caller, id: string): Promise<Campaign> =>
	move(sql, caller, id, { from: ['sending', 'paused'], to: 'canceled', action: 'cancelCampaign' });

/** Mails of which nobody knows whether they were taken are sent once more: an admin's decision, as some may arrive twice. */
export async function retryUnclear(sql: Sql, caller: Caller, id: string): Promise<Campaign> {
	const { tenant } = caller;
	const { state } = await lockCampaign(sql, tenant.id, id);
	if (state !== 'sent') throw new Refused('CAMPAIGN_CLOSED');
	const again = await sql`
		update newsletter_recipients set state = 'waiting', batch_id = null, handed_at = null
		where tenant_id = ${tenant.id} and campaign_id = ${id} and state = 'handed'`;
	if (again.count === 0) throw new Refused('NOT_FOUND');
	await sql`
		update newsletter_campaigns set state = 'sending', ended_at = null where tenant_id = ${tenant.id} and id = ${id}`;
	await sendJob(sql, tenant.id, sendingJob, { campaignId: id });
	return told(sql, caller, 'retryCampaign', id);
}
