// The lines of an order that are printed from data, as those see them who look after orders.
import type { LinePrintState } from '../../../rules/printing/line-state.ts';
import type { PrintJobInputs, PrintJobState } from '../../../rules/printing/print-job.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { findPrintLines, type PrintData, type PrintLine } from '../data/find-print-data.ts';
import type { LineRelease } from '../line-release.ts';

export interface PrintJob {
	id: string;
	state: PrintJobState;
	inputs: PrintJobInputs;
	sha256: string | null;
	size: number | null;
	failureCode: string | null;
	madeAt: Date | null;
	printedAt: Date | null;
	/** Name of who has marked it as printed. */
	printedBy: string | null;
}

interface LineRow {
	itemId: string;
	orderId: string;
	state: LinePrintState;
	since: Date;
	number: string;
	placedAt: Date | null;
	deliveryDay: string | null;
	position: number;
	code: string;
	name: string;
	itemName: string;
	/** All pieces, those of every row of a series. */
	quantity: number;
	/** Null: no series. */
	seriesRows: number | null;
	options: { name: string; value: string }[];
	designId: string | null;
	releaseId: string | null;
	/** Why the shop has sent the design back; empty: it has not. */
	refusalReason: string;
	ordered: PrintLine['specification'];
}

export interface OrderPrintFile {
	data: PrintData;
	/** Name of who has released it; null if it is not known any more. */
	releasedBy: string | null;
}

export interface OrderPrintLine extends Omit<LineRow, 'ordered'> {
	specification: PrintLine['specification'];
	files: OrderPrintFile[];
	/** Sent to take the place of them, and still inspected, not readable, or too late. */
	attempts: PrintData[];
	/** Null: the line is printed from data. */
	release: LineRelease | null;
	/** Null while the line is not released. */
	job: PrintJob | null;
}

const findLines = (sql: Sql, tenantId: string, wanted: { orderId?: string; itemId?: string }) => sql<LineRow[]>`
	select p.item_id, p.order_id, p.state, p.state_since as since, o.number, o.placed_at, o.delivery_day::text as delivery_day,
		l.position, l.code, l.name, l.item_name, l.quantity, l.series_rows, l.options, l.design_id, p.release_id, p.refusal_reason,
		p.specification as ordered
	from print_lines p
	join orders o on o.tenant_id = ${tenantId} and o.id = p.order_id
	join order_lines l on l.tenant_id = ${tenantId} and l.order_id = p.order_id and l.item_id = p.item_id
	where p.tenant_id = ${tenantId} and o.number is not null
		${wanted.orderId === undefined ? sql`` : sql`and p.order_id = ${wanted.orderId}`}
		${wanted.itemId === undefined ? sql`` : sql`and p.item_id = ${wanted.itemId}`}
	order by l.position limit 500`;

type JobRow = Omit<PrintJob, 'printedBy'> & { itemId: string; printedBy: string | null };

/** The newest of each line: those before it were made of other data. */
const findJobs = (sql: Sql, tenantId: string, itemIds: readonly string[]) => sql<JobRow[]>`
	select distinct on (item_id) id, item_id, state, inputs, sha256, size::float8 as size, failure_code, made_at, printed_at,
		printed_by
	from print_jobs where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[])
	order by item_id, created_at desc, id desc`;

const findReleasers = (sql: Sql, tenantId: string, itemIds: readonly string[]) => sql<{ id: string; by: string }[]>`
	select id, released_by as by from print_data
	where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null and released_by is not null`;

const findReleases = (sql: Sql, tenantId: string, ids: readonly string[]) => sql<LineRelease[]>`
	select r.id, (select d.id from designs d where d.tenant_id = ${tenantId} and d.id = r.design_id) as design_id, r.sha256,
		array(select page ->> 'name' from jsonb_array_elements(r.document -> 'pages') page) as sides,
		coalesce(jsonb_array_length(r.series), 1) as rows, r.accepted_codes, r.text_version, r.released_by, r.released_by_staff,
		r.released_at, r.provider, c.variant, case when p.id is not null then jsonb_build_object(
			'state', p.state, 'failureCode', p.failure_code, 'message', p.message, 'findings', p.findings, 'pages', p.pages,
			'releasedPages', c.pages * c.personalizations, 'requestedAt', p.requested_at
		) end as print, case when c.inspection is not null then jsonb_build_object(
			'inspection', c.inspection, 'pages', c.pages, 'intent', coalesce(f.intent, 'customize'), 'accepted', c.accepted,
			'specification', r.specification
		) end as proof
	from design_releases r
	left join printformer_prints p on p.tenant_id = ${tenantId} and p.release_id = r.id
	left join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = r.id
	left join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = r.design_id
	where r.tenant_id = ${tenantId} and r.id = any(${[...ids]}::uuid[])`;

const isReleased = ({ state }: Pick<LineRow, 'state'>) => state === 'released' || state === 'printed';
const asStaff = { userId: undefined, isStaff: true, orderTokens: [] };

/** Whatever the number of lines, in so many statements. */
export async function findOrderPrintLines(
	sql: Sql,
	tenantId: string,
	wanted: { orderId: string } | { itemId: string },
): Promise<OrderPrintLine[]> {
	const lines = await findLines(sql, tenantId, wanted);
	const itemIds = lines.map(({ itemId }) => itemId);
	if (itemIds.length === 0) return [];
	const found = await findPrintLines(sql, tenantId, asStaff, itemIds);
	const releases = await findReleases(
		sql,
		tenantId,
		lines.flatMap(({ releaseId }) => releaseId ?? []),
	);
	const jobs = await findJobs(sql, tenantId, itemIds);
	const releasers = await findReleasers(sql, tenantId, itemIds);
	const userIds = [
		...jobs.flatMap(({ printedBy }) => printedBy ?? []),
		...releasers.map(({ by }) => by),
		...releases.flatMap(({ releasedBy }) => releasedBy ?? []),
	];
	const names = await findNames(sql, tenantId, userIds);
	const nameOf = (userId: string | null | undefined) => (userId && names.get(userId)) || null;
	return lines.flatMap(({ ordered, ...line }) => {
		const printed = found.find((one) => one.line.itemId === line.itemId);
		const release = releases.find(({ id }) => id === line.releaseId);
		if (!printed && !release) return [];
		const job = isReleased(line) ? jobs.find(({ itemId }) => itemId === line.itemId) : undefined;
		const files = (printed?.data ?? []).map((data) => ({
			data,
			releasedBy: nameOf(releasers.find(({ id }) => id === data.id)?.by),
		}));
		return [
			{
				...line,
				specification: ordered,
				...{ files, attempts: printed?.attempts ?? [] },
				release: release ? { ...release, releasedBy: nameOf(release.releasedBy) } : null,
				job: job ? { ...job, printedBy: nameOf(job.printedBy) } : null,
			},
		];
	});
}

export const findOrderPrintLine = async (sql: Sql, tenantId: string, itemId: string) =>
	(await findOrderPrintLines(sql, tenantId, { itemId }))[0];
