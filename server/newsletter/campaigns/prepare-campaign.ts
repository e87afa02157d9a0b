// The moment a campaign begins: its mail is drawn once in each language, and each subscriber who fits gets one row. From then on both stand still.
import { newId } from '../../../rules/ids.ts';
import { readSegment } from '../../../rules/newsletter/campaign.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { fits } from './audience.ts';
import { type DrawnCampaign, drawCampaign } from './draw-campaign.ts';
import { type LockedCampaign, lockCampaign } from './find-campaigns.ts';

export const prepareJob = 'newsletter.prepare';
export const sendingJob = 'newsletter.send';

export interface ToPrepare {
	campaignId: string;
	/** When it was planned for: one that was planned anew since is begun by another job. */
	at: string | null;
}

const spoken = (texts: Readonly<Record<string, string>>, tenant: Tenant, language: string): string => {
	const base = defaultLanguage(tenant);
	const text = { baseText: texts[base] ?? '', baseLanguage: base, translations: texts };
	return pickTranslation(text, languageChain(language, base));
};

/** As its readers get it. @param shop https://shop.example, where the shop has no domain of its own */
export const drawIn = (
	sql: Sql,
	tenant: Tenant,
	{ draft, subjects, preheaders }: Pick<LockedCampaign, 'draft' | 'subjects' | 'preheaders'>,
	language: string,
	shop: string,
): Promise<DrawnCampaign> =>
	drawCampaign(sql, tenant, {
		...{ draft, language, shop },
		subject: spoken(subjects, tenant, language),
		preheader: spoken(preheaders, tenant, language),
	});

const atOnce = 5000;

async function addRecipients(sql: Sql, tenant: Tenant, campaign: LockedCampaign): Promise<void> {
	const segment = readSegment(campaign.segment);
	// A subscriber has at most one row, whatever is repeated: the key of the table says so.
	const found = await sql<
		{ id: string }[]
	>`select s.id from newsletter_subscribers s where ${fits(sql, tenant, segment)}`;
	for (let start = 0; start < found.length; start += atOnce) {
		const ids = found.slice(start, start + atOnce).map(({ id }) => ({ subscriber: id, id: newId() }));
		await sql`
			insert into newsletter_recipients (tenant_id, campaign_id, subscriber_id, id, measured, language)
			select s.tenant_id, ${campaign.id}, s.id, g.id, s.measured, s.language
			from jsonb_to_recordset(${JSON.stringify(ids)}::text::jsonb) as g (subscriber uuid, id uuid)
			join newsletter_subscribers s on s.tenant_id = ${tenant.id} and s.id = g.subscriber
			on conflict (tenant_id, campaign_id, subscriber_id) do nothing`;
	}
}

async function addContents(sql: Sql, tenant: Tenant, campaign: LockedCampaign, shop: string): Promise<void> {
	const languages = await sql<{ language: string }[]>`
		select distinct language from newsletter_recipients where tenant_id = ${tenant.id} and campaign_id = ${campaign.id}`;
	for (const { language } of languages) {
		const { subject, html, text, links } = await drawIn(sql, tenant, campaign, language, shop);
		await sql`
			insert into newsletter_contents (tenant_id, campaign_id, language, subject, html, "text", links)
			values (${tenant.id}, ${campaign.id}, ${language}, ${subject}, ${html}, ${text}, ${links}::text[])
			on conflict do nothing`;
	}
}

async function prepare(sql: Sql, tenantId: string, { campaignId, at }: ToPrepare, platformAddress: PlatformAddress) {
	const campaign = await lockCampaign(sql, tenantId, campaignId);
	const isDue = campaign.state === 'scheduled' && at !== null && campaign.sendAt?.toISOString() === at;
	if (campaign.state !== 'preparing' && !isDue) return;
	const tenant = await loadTenant(sql, tenantId);
	const shop = await findShopAddress(sql, tenant, platformAddress);
	await addRecipients(sql, tenant, campaign);
	await addContents(sql, tenant, campaign, shop);
	await sql`
		update newsletter_campaigns set state = 'sending', started_at = now(), problem = ''
		where tenant_id = ${tenantId} and id = ${campaignId}`;
	await sendJob(sql, tenantId, sendingJob, { campaignId });
}

/** @param platformAddress of a shop that has no domain of its own */
export const prepareCampaigns = (platformAddress: PlatformAddress) =>
	defineJob<ToPrepare>({
		name: prepareJob,
		mayTakeSeconds: 300,
		atOnce: 1,
		run: ({ tenantId, payload, inTenant }) => inTenant((sql) => prepare(sql, tenantId, payload, platformAddress)),
	});
