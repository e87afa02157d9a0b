// What is in the mail of a campaign is edited as pages are: in steps that are taken once, by one tab at a time, with undo.
import { definitions } from '../../../blocks/registry.ts';
import { isOpenCampaign, mailBlocks } from '../../../rules/newsletter/campaign.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { Operation } from '../../../rules/pages/operations.ts';
import { pageRules } from '../../../rules/pages/page-rules.ts';
import type { PageProblem, Validation } from '../../../rules/pages/validate-part.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { type ChangedDocument, changeDocument } from '../../editing/change-document.ts';
import type { EditedKind, LockedDocument } from '../../editing/edited-document.ts';
import { endLease, type HoldState, renewLease } from '../../editing/lease.ts';
import { type OpenedDocument, openDocument } from '../../editing/open-document.ts';
import { Refused } from '../../failure.ts';
import { validatedDocument } from '../../pages/editing/keep-work.ts';
import { currentDocument } from '../../pages/page-documents.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { campaignTables } from './campaign-tables.ts';
import { type Campaign, findCampaign, type LockedCampaign, lockCampaign } from './find-campaigns.ts';
import { keepCampaignPictures } from './keep-pictures.ts';
import { keepWork } from './save-campaign.ts';

/** Blocks that mails cannot show are unknown here. */
const validationFor = (tenant: Tenant): Validation => ({
	definitions: Object.fromEntries(Object.entries(definitions).filter(([type]) => mailBlocks.includes(type))),
	languages: tenant.languages.map(({ languageCode }) => languageCode),
});

const mailKind = (tenant: Tenant): EditedKind<PageDocument, Operation, PageProblem> => ({
	tables: campaignTables,
	rules: pageRules(validationFor(tenant)),
	codes: {
		takenOver: 'PAGE_TAKEN_OVER',
		gap: 'PAGE_STEP_GAP',
		refused: 'PAGE_STEP_REFUSED',
		tooLarge: 'PAGE_TOO_LARGE',
	},
	describeProblem: ({ fault }) => fault,
	readsLog: false,
	async save(sql, tenantId, { before, document, revision }) {
		await sql`
			update newsletter_campaigns set draft = ${JSON.stringify(document)}::text::jsonb, revision = ${revision}, updated_at = now()
			where tenant_id = ${tenantId} and id = ${before.id}`;
		await keepCampaignPictures(sql, tenantId, before.id, document);
	},
});

const documentOf = ({ id, draft, revision }: LockedCampaign): LockedDocument<PageDocument> => ({
	id,
	document: currentDocument(draft),
	revision,
});

export interface OpenMail extends OpenedDocument<Operation> {
	campaign: Campaign;
	document: PageDocument;
	revision: number;
}

interface Opening {
	campaign: string;
	client: string;
	takeOver: boolean;
}

export async function openMail(
	sql: Sql,
	caller: Caller,
	{ campaign: id, client, takeOver }: Opening,
): Promise<OpenMail> {
	const { tenant } = caller;
	const locked = await lockCampaign(sql, tenant.id, id);
	// The one that takes it over goes on with what is there: nothing has to be kept.
	const wanted = { id, client, takeOver, keepTakenOver: async () => undefined };
	const opened = await openDocument<Operation>(sql, campaignTables, caller, wanted);
	const campaign = await findCampaign(sql, tenant.id, id);
	const { document, revision } = documentOf(locked);
	return { ...opened, campaign, document, revision, mine: opened.mine && isOpenCampaign(locked.state) };
}

interface WantedChange {
	campaign: string;
	client: string;
	steps: unknown;
}

export async function changeMail(
	sql: Sql,
	caller: Caller,
	{ campaign: id, ...sent }: WantedChange,
): Promise<ChangedDocument> {
	const { tenant } = caller;
	const locked = await lockCampaign(sql, tenant.id, id);
	// What is planned or sent is what was looked at.
	if (!isOpenCampaign(locked.state)) throw new Refused('PAGE_TAKEN_OVER');
	return changeDocument(sql, mailKind(tenant), caller, documentOf(locked), sent);
}

interface Held {
	campaign: string;
	client: string;
}

export async function holdMail(
	sql: Sql,
	caller: Caller,
	{ campaign: id, client }: Held,
): Promise<HoldState & { revision: number }> {
	const { revision, state } = await lockCampaign(sql, caller.tenant.id, id);
	const held = await renewLease(sql, campaignTables, caller, { id, client });
	return { ...held, mine: held.mine && isOpenCampaign(state), revision };
}

export async function leaveMail(sql: Sql, caller: Caller, { campaign: id, client }: Held): Promise<void> {
	await endLease(sql, campaignTables, caller, { id, client });
}

export const keepMailWork = (
	sql: Sql,
	caller: Caller,
	{ campaign, document }: { campaign: string; document: unknown },
) => keepWork(sql, caller, campaign, validatedDocument(document, validationFor(caller.tenant)));
