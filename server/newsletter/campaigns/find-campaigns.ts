// Campaigns as staff sees them, with what became of their mails.
import type { CampaignState, CampaignTexts, Segment } from '../../../rules/newsletter/campaign.ts';
import { readSegment } from '../../../rules/newsletter/campaign.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { Refused } from '../../failure.ts';

interface Row {
	id: string;
	name: string;
	state: CampaignState;
	subjects: CampaignTexts;
	preheaders: CampaignTexts;
	segment: unknown;
	settingsRevision: number;
	sendAt: Date | null;
	startedAt: Date | null;
	endedAt: Date | null;
	problem: string;
	createdAt: Date;
	isEmpty: boolean;
}

export interface CampaignFigures {
	total: number;
	waiting: number;
	/** Handed over, and nobody knows whether they were taken. */
	unclear: number;
	sent: number;
	failed: number;
	skipped: number;
	delivered: number;
	bounced: number;
	complained: number;
	/** Of how many it is counted what they open and follow. */
	measured: number;
	opened: number;
	clicked: number;
	unsubscribed: number;
}

export interface Campaign extends Omit<Row, 'segment'> {
	segment: Segment;
	figures: CampaignFigures;
}

/** So long a call to a provider may take: what was handed over before that is unclear. */
export const handedSeconds = 120;

const figuresSql = (sql: Sql) => sql`
	select count(*)::int as total, count(*) filter (where r.state = 'waiting')::int as waiting,
		count(*) filter (where r.state = 'handed' and r.handed_at < now() - make_interval(secs => ${handedSeconds}))::int as unclear,
		count(*) filter (where r.state = 'sent')::int as sent, count(*) filter (where r.state = 'failed')::int as failed,
		count(*) filter (where r.state = 'skipped')::int as skipped, count(r.delivered_at)::int as delivered,
		count(r.bounced_at)::int as bounced, count(r.complained_at)::int as complained,
		count(*) filter (where r.measured and r.state = 'sent')::int as measured, count(r.opened_at)::int as opened,
		count(r.clicked_at)::int as clicked, count(r.unsubscribed_at)::int as unsubscribed
	from newsletter_recipients r where r.tenant_id = c.tenant_id and r.campaign_id = c.id`;

const columns = (sql: Sql) => sql`
	c.id, c.name, c.state, c.subjects, c.preheaders, c.segment, c.settings_revision, c.send_at, c.started_at, c.ended_at,
	c.problem, c.created_at, jsonb_array_length(c.draft -> 'sections') = 0 as is_empty,
	(select to_jsonb(f) from (${figuresSql(sql)}) f) as figures`;

const shown = ({ segment, ...row }: Row & { figures: CampaignFigures }): Campaign => ({
	...row,
	segment: readSegment(segment),
});

export interface FoundCampaigns {
	items: Campaign[];
	total: number;
}

export async function listCampaigns(
	sql: Sql,
	tenantId: string,
	{ search, first, offset }: { search: string; first: number; offset: number },
): Promise<FoundCampaigns> {
	const wanted = sql`
		c.tenant_id = ${tenantId}
		${
			search === ''
				? sql``
				: sql`and (c.name ilike ${containing(search)} or exists (
					select from jsonb_each_text(c.subjects) s where s.value ilike ${containing(search)}
				))`
		}`;
	const [rows, [counted]] = await Promise.all([
		sql<(Row & { figures: CampaignFigures })[]>`
			select ${columns(sql)} from newsletter_campaigns c where ${wanted}
			order by c.created_at desc, c.id limit ${first} offset ${offset}`,
		sql<{ total: number }[]>`select count(*)::int as total from newsletter_campaigns c where ${wanted}`,
	]);
	return { items: rows.map(shown), total: counted?.total ?? 0 };
}

export async function findCampaign(sql: Sql, tenantId: string, id: string): Promise<Campaign> {
	const [row] = await sql<(Row & { figures: CampaignFigures })[]>`
		select ${columns(sql)} from newsletter_campaigns c where c.tenant_id = ${tenantId} and c.id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	return shown(row);
}

export interface LockedCampaign {
	id: string;
	name: string;
	state: CampaignState;
	draft: PageDocument;
	revision: number;
	subjects: CampaignTexts;
	preheaders: CampaignTexts;
	segment: unknown;
	settingsRevision: number;
	sendAt: Date | null;
}

/** No one else changes it until the end of the transaction. */
export async function lockCampaign(sql: Sql, tenantId: string, id: string): Promise<LockedCampaign> {
	const [row] = await sql<LockedCampaign[]>`
		select id, name, state, draft, revision, subjects, preheaders, segment, settings_revision, send_at
		from newsletter_campaigns where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!row) throw new Refused('NOT_FOUND');
	return row;
}
