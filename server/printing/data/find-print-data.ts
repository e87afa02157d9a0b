// Print data as its line has it now.
import type { Finding } from '../../../rules/designs/findings.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { splitFiles } from '../../../rules/printing/current-files.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import { findLineState, type LinePrintState } from '../../../rules/printing/line-state.ts';
import type { PrintDataState, PrintFileType } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';
import { findSpecifications } from '../specification/find-specification.ts';
import { type LineReader, type ReachedLine, reachLine, reachLines } from './line-access.ts';

export interface PrintData {
	id: string;
	itemId: string;
	side: string | null;
	name: string;
	fileType: PrintFileType;
	size: number;
	sha256: string | null;
	state: PrintDataState;
	inspection: Inspection | null;
	findings: Finding[];
	previews: number;
	stored: boolean;
	refusalCode: string | null;
	refusalReason: string;
	releasedByStaff: boolean;
	releasedAt: Date | null;
	acceptedCodes: string[];
	releasedSha256: string | null;
	releaseTextVersion: string | null;
	/** The specification has changed since the release; null once it is released again. */
	releaseRevokedAt: Date | null;
	/** Sent by the shop in place of the customer. */
	byStaff: boolean;
	/** It came after the release of what it would have replaced. */
	isLate: boolean;
	createdAt: Date;
}

const columns = (sql: Sql) => sql`
	id, item_id, side, name, file_type, size::float8 as size, sha256, state, inspection, findings, previews, stored, refusal_code,
	refusal_reason, released_by_staff, released_at, accepted_codes, released_sha256, release_text_version,
	release_revoked_at, by_staff, is_late, created_at`;

const listData = (sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<PrintData[]> =>
	sql<PrintData[]>`
		select ${columns(sql)} from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null
		order by side nulls first, created_at, id limit 1000`;

/** @returns undefined for a line that this reader does not reach */
export async function findPrintData(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	itemId: string,
): Promise<PrintData[] | undefined> {
	if (!(await reachLine(sql, tenantId, reader, itemId))) return undefined;
	return listData(sql, tenantId, [itemId]);
}

export interface PrintLine {
	line: ReachedLine;
	specification: PrintSpecification;
	/** What counts. */
	data: PrintData[];
	/** Sent to take the place of it, and still inspected, not readable, or too late. */
	attempts: PrintData[];
	state: LinePrintState;
	/** Whether the product is still printed from data, so that it has a data sheet. */
	hasDataSheet: boolean;
}

/** As they were when the lines were ordered. */
async function findOrderedSpecifications(
	sql: Sql,
	tenantId: string,
	itemIds: readonly string[],
): Promise<Map<string, PrintSpecification>> {
	const rows = await sql<{ itemId: string; specification: PrintSpecification }[]>`
		select item_id, specification from print_lines where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[])`;
	return new Map(rows.map(({ itemId, specification }) => [itemId, specification]));
}

/** As the sides follow each other in the product; a file with all pages comes first. */
const inOrderOf = (sides: readonly string[], data: readonly PrintData[]): PrintData[] =>
	data.toSorted((one, other) => sides.indexOf(one.side ?? '') - sides.indexOf(other.side ?? ''));

/** Lines that are printed from data, with what they have; others, those with a design, and those that the reader does not reach, are left out. */
export async function findPrintLines(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	itemIds: readonly string[],
): Promise<PrintLine[]> {
	const lines = [...(await reachLines(sql, tenantId, reader, itemIds)).values()];
	const productIds = lines.flatMap(({ productId }) => productId ?? []);
	const specifications = await findSpecifications(sql, tenantId, productIds);
	const ordered = await findOrderedSpecifications(sql, tenantId, itemIds);
	const printed = lines.flatMap((line) => {
		const specification = ordered.get(line.itemId) ?? specifications.get(line.productId ?? '')?.specification;
		return specification && specification.dataRequirement !== 'none' && !line.hasDesign
			? [{ line, specification }]
			: [];
	});
	const found = await listData(
		sql,
		tenantId,
		printed.map(({ line }) => line.itemId),
	);
	return printed.map(({ line, specification }) => {
		const { current, attempts } = splitFiles(found.filter(({ itemId }) => itemId === line.itemId));
		const data = inOrderOf(
			specification.sides.map(({ name }) => name),
			current,
		);
		const now = specifications.get(line.productId ?? '')?.specification;
		const hasDataSheet = now !== undefined && now.dataRequirement !== 'none';
		const state = findLineState(specification.sides, data);
		return { line, specification, data, attempts, state, hasDataSheet };
	});
}

export interface ReachedData {
	data: PrintData;
	line: ReachedLine;
}

/** Whether another file has taken its place. */
export async function isReplaced(sql: Sql, tenantId: string, reader: LineReader, id: string): Promise<boolean> {
	const [data] = await sql<{ itemId: string }[]>`
		select item_id from print_data where tenant_id = ${tenantId} and id = ${id} and replaced_by <> id`;
	return data !== undefined && (await reachLine(sql, tenantId, reader, data.itemId)) !== undefined;
}

/** One file; what was replaced is not there any more. */
export async function reachPrintData(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	id: string,
	lock = false,
): Promise<ReachedData | undefined> {
	const [data] = await sql<PrintData[]>`
		select ${columns(sql)} from print_data where tenant_id = ${tenantId} and id = ${id} and replaced_by is null
		${lock ? sql`for update` : sql``}`;
	const line = data && (await reachLine(sql, tenantId, reader, data.itemId));
	return data && line && { data, line };
}
