// Ordered lines with a design, and pictures of what is printed of them, for those who have ordered them.
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { LinePrintState } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { findCorrected, findPrintEvents, type LineEvent } from '../../orders/core/print-events.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';
import { loadDefaultProfile } from '../../printing/colour/output-profile.ts';
import { type LineReader, reachLines } from '../../printing/data/line-access.ts';
import { findOutputProfile } from '../../printing/lines/job-inputs.ts';
import { type DesignStores, findReleasedArtwork } from '../pictures/find-artwork.ts';
import type { DesignWork } from '../rendering/draw-design.ts';
import { findRelease } from './design-releases.ts';

export interface OrderedDesign {
	itemId: string;
	/** Null once it is deleted, or for those who may look at the line and not open the design. */
	designId: string | null;
	releaseId: string;
	state: LinePrintState;
	/** Why the shop has sent it back; empty: it has not. */
	refusalReason: string;
	/** The shop has changed the design since it was released. */
	isCorrected: boolean;
	/** By hand, in the customer's place. */
	isReleasedByShop: boolean;
	sides: string[];
	rows: number;
	/** The oldest first. */
	events: LineEvent[];
}

type OrderedRow = Omit<OrderedDesign, 'events' | 'isCorrected'>;

/** Lines of orders that are placed, or wait for an approval; others, and those that the reader does not reach, are left out. */
export async function findOrderedDesigns(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	itemIds: readonly string[],
): Promise<OrderedDesign[]> {
	const reached = await reachLines(sql, tenantId, reader, itemIds);
	const designed = [...reached.values()].filter(({ hasDesign }) => hasDesign).map(({ itemId }) => itemId);
	if (designed.length === 0) return [];
	const opened = await findOpenedOrders(sql, tenantId, reader.orderTokens);
	const lines = await sql<OrderedRow[]>`
		select distinct on (l.item_id) l.item_id, d.id as design_id, r.id as release_id, coalesce(p.state, 'released') as state,
			coalesce(p.refusal_reason, '') as refusal_reason, r.released_by_staff as is_released_by_shop,
			array(select page ->> 'name' from jsonb_array_elements(r.document -> 'pages') page) as sides,
			coalesce(jsonb_array_length(r.series), 1) as rows
		from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		left join print_lines p on p.tenant_id = ${tenantId} and p.item_id = l.item_id
		join design_releases r on r.tenant_id = ${tenantId} and r.id = coalesce(p.release_id, l.release_id)
		left join designs d on d.tenant_id = ${tenantId} and d.id = r.design_id and (
			d.user_id = ${reader.userId ?? null} or (p.state = 'refused' and p.order_id = any(${opened}::uuid[]))
		)
		where l.tenant_id = ${tenantId} and l.item_id = any(${designed}::uuid[]) and (p.item_id is not null or o.approval <> 'none')
		order by l.item_id, o.number is null, o.created_at desc`;
	const events = await findPrintEvents(sql, tenantId, designed);
	const corrected = await findCorrected(sql, tenantId, designed);
	return lines.map((line) => ({
		...line,
		isCorrected: corrected.has(line.itemId),
		events: events.filter(({ itemId }) => itemId === line.itemId),
	}));
}

export interface LinePage {
	releaseId: string;
}

/** What is printed of a line, or would be once its order is placed. @returns undefined where the reader does not reach it */
export async function findLineRelease(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	itemId: string,
): Promise<LinePage | undefined> {
	const reached = await reachLines(sql, tenantId, reader, [itemId]);
	if (!reached.get(itemId)?.hasDesign) return undefined;
	const [line] = await sql<LinePage[]>`
		select coalesce(p.release_id, l.release_id) as release_id from order_lines l
		left join print_lines p on p.tenant_id = ${tenantId} and p.item_id = l.item_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId} and l.release_id is not null`;
	return line;
}

export interface ReleaseWork {
	/** With the values of one row of a series. */
	design: Design;
	work: DesignWork;
}

/** What the pages of a release are rendered with. @param row of a series, from 1 on */
export async function loadReleaseWork(
	sql: Sql,
	stores: DesignStores,
	tenantId: string,
	releaseId: string,
	row = 1,
): Promise<ReleaseWork | undefined> {
	const release = await findRelease(sql, tenantId, releaseId);
	if (!release || row > (release.series?.length ?? 1)) return undefined;
	const { document, pictures, specification, series } = release;
	const profile = await findOutputProfile(sql, tenantId, specification.profileId);
	const ids = pictures.map(({ mediaId }) => mediaId);
	const artwork = ids.length > 0 ? await findReleasedArtwork(sql, tenantId, ids) : new Map();
	const values: FieldValues = series?.[row - 1] ?? {};
	const design = { ...document, values: { ...document.values, ...values } };
	return { design, work: { tenantId, stores, profile: profile ?? loadDefaultProfile(), artwork } };
}
