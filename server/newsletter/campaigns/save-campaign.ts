// Campaigns are made, named, aimed and deleted by staff; what is in their mails is edited as pages are.

import { newId } from '../../../rules/ids.ts';
import {
	type CampaignTexts,
	isOpenCampaign,
	longestCampaignName,
	longestPreheader,
	longestSubject,
	readSegment,
	type Segment,
} from '../../../rules/newsletter/campaign.ts';
import { emptyPage, type PageDocument } from '../../../rules/pages/document.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import type { Word } from '../../texts/queue/save-translations.ts';
import { type Campaign, findCampaign, type LockedCampaign, lockCampaign } from './find-campaigns.ts';
import { keepCampaignPictures } from './keep-pictures.ts';

const recorded = ({ name, state, subjects, segment, sendAt }: Campaign) => ({ name, state, subjects, segment, sendAt });

function nameOf(given: string): string {
	const name = given.trim();
	if (name === '' || name.length > longestCampaignName || /\p{Cc}/u.test(name)) throw refuseField('name');
	return name;
}

async function insertCampaign(
	sql: Sql,
	tenantId: string,
	given: Pick<LockedCampaign, 'name' | 'draft' | 'subjects' | 'preheaders'> & { segment: Segment },
): Promise<string> {
	const id = newId();
	await sql`
		insert into newsletter_campaigns (tenant_id, id, name, draft, subjects, preheaders, segment)
		values (
			${tenantId}, ${id}, ${given.name}, ${JSON.stringify(given.draft)}::text::jsonb,
			${JSON.stringify(given.subjects)}::text::jsonb, ${JSON.stringify(given.preheaders)}::text::jsonb,
			${JSON.stringify(given.segment)}::text::jsonb
		)`;
	await keepCampaignPictures(sql, tenantId, id, given.draft);
	return id;
}

async function finish(sql: Sql, caller: Caller, id: string): Promise<Campaign> {
	const { tenant, services } = caller;
	const made = await findCampaign(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'createCampaign', entity: { type: 'newsletterCampaign', id }, after: recorded(made) },
	});
	return made;
}

/** @param from what it begins with: another one of the shop */
export async function createCampaign(
	sql: Sql,
	caller: Caller,
	given: { name: string; from?: string | undefined },
): Promise<Campaign> {
	const { tenant } = caller;
	const name = nameOf(given.name);
	const before = given.from === undefined ? undefined : await lockCampaign(sql, tenant.id, given.from);
	const id = await insertCampaign(sql, tenant.id, {
		name,
		draft: before?.draft ?? emptyPage,
		subjects: before?.subjects ?? {},
		preheaders: before?.preheaders ?? {},
		segment: readSegment(before?.segment),
	});
	return finish(sql, caller, id);
}

/** What could not be saved in one: a draft of its own, so that nothing is lost. */
export async function keepWork(sql: Sql, caller: Caller, from: string, draft: PageDocument): Promise<void> {
	const before = await lockCampaign(sql, caller.tenant.id, from);
	const name = `${before.name.slice(0, longestCampaignName - 4)} (2)`;
	const id = await insertCampaign(sql, caller.tenant.id, {
		...before,
		name,
		draft,
		segment: readSegment(before.segment),
	});
	await finish(sql, caller, id);
}

export interface CampaignToSave {
	name: string;
	subjects: readonly Word[];
	preheaders: readonly Word[];
	segment: Segment;
	/** That the change is based on. */
	revision: number;
}

function textsOf(caller: Caller, field: string, words: readonly Word[], longest: number): CampaignTexts {
	const spoken = new Set(caller.tenant.languages.map(({ languageCode }) => languageCode));
	const texts = words.flatMap(({ languageCode, translation }) => {
		const text = translation.trim();
		if (text.length > longest || /\p{Cc}/u.test(text)) throw refuseField(`${field} ${languageCode}`);
		return spoken.has(languageCode) && text !== '' ? [[languageCode, text] as const] : [];
	});
	return Object.fromEntries(texts);
}

/** As long as nothing of it is planned or sent. */
export async function lockOpen(sql: Sql, tenantId: string, id: string): Promise<LockedCampaign> {
	const campaign = await lockCampaign(sql, tenantId, id);
	if (!isOpenCampaign(campaign.state)) throw new Refused('CAMPAIGN_CLOSED');
	return campaign;
}

export async function saveCampaign(sql: Sql, caller: Caller, id: string, given: CampaignToSave): Promise<Campaign> {
	const { tenant, services } = caller;
	const { settingsRevision } = await lockOpen(sql, tenant.id, id);
	if (settingsRevision !== given.revision) throw new Refused('CAMPAIGN_CHANGED');
	const before = await findCampaign(sql, tenant.id, id);
	const name = nameOf(given.name);
	const subjects = textsOf(caller, 'subjects', given.subjects, longestSubject);
	const preheaders = textsOf(caller, 'preheaders', given.preheaders, longestPreheader);
	await sql`
		update newsletter_campaigns set name = ${name}, subjects = ${JSON.stringify(subjects)}::text::jsonb,
			preheaders = ${JSON.stringify(preheaders)}::text::jsonb,
			segment = ${JSON.stringify(readSegment(given.segment))}::text::jsonb,
			settings_revision = settings_revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`;
	const after = await findCampaign(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveCampaign', entity: { type: 'newsletterCampaign', id } },
		...{ before: recorded(before), after: recorded(after) },
	});
	return after;
}

/** What was sent stays, with its figures; only one that nobody has got goes. */
export async function deleteCampaign(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	await lockOpen(sql, tenant.id, id);
	const before = await findCampaign(sql, tenant.id, id);
	await sql`delete from newsletter_campaigns where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'deleteCampaign', entity: { type: 'newsletterCampaign', id }, before: recorded(before) },
	});
}
