// What becomes of the rows of a series. A save names the revision that it changes, so that nothing of another tab is lost.
import { isDeepStrictEqual } from 'node:util';
import type { Design } from '../../../rules/designs/design.ts';
import { findSeriesErrors, type Series, withoutBlankRows } from '../../../rules/designs/series.ts';
import type { Sql } from '../../database/connection.ts';
import { editorId } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { type DesignCaller, designReader } from '../access/design-access.ts';
import { noteCorrection } from '../access/note-correction.ts';
import { findReached } from '../drafts/find-drafts.ts';
import { refuseOutsideStudio } from '../editing/locked-design.ts';
import { findSeries, type StoredSeries } from '../rows/find-series.ts';
import { writeSeries } from '../rows/write-series.ts';

const isText = (value: unknown): value is string =>
	typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Of anything that a client sends. @throws Refused VALIDATION */
function readSeries(given: unknown, design: Pick<Design, 'fields'>): Series {
	if (typeof given !== 'object' || given === null) throw new Refused('VALIDATION', 'table');
	const { columns, mapping, rows } = given as Partial<Record<keyof Series, unknown>>;
	if (!isTexts(columns)) throw new Refused('VALIDATION', 'columns');
	if (typeof mapping !== 'object' || mapping === null || !isTexts(Object.values(mapping)))
		throw new Refused('VALIDATION', 'mapping');
	if (!Array.isArray(rows) || !rows.every(isTexts)) throw new Refused('VALIDATION', 'rows');
	const series: Series = {
		columns,
		mapping: { ...mapping } as Record<string, string>,
		rows: withoutBlankRows(rows),
	};
	const [error] = findSeriesErrors(series, design);
	if (error) throw new Refused('VALIDATION', error.code, { reason: error.code, row: error.row ?? null });
	return series;
}

export interface SeriesChange {
	designId: string;
	/** That was changed; 0: there was none. */
	revision: number;
	/** As it came. Without rows the design is no series any more. */
	table: unknown;
}

/** Another number of people is another order. @throws Refused VALIDATION with `orderedRows` */
async function refuseOtherCount(sql: Sql, tenantId: string, designId: string, count: number): Promise<void> {
	const lines = await sql<{ seriesRows: number | null }[]>`
		select l.series_rows from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.design_id = ${designId} and o.number is not null`;
	const other = lines.find(({ seriesRows }) => (seriesRows ?? 0) !== count);
	if (other)
		throw new Refused('VALIDATION', 'orderedRows', { reason: 'orderedRows', orderedRows: other.seriesRows ?? 0 });
}

/** Takes the release back, as any change. @throws Refused NOT_FOUND, FORBIDDEN to who may only look at it, VALIDATION, DESIGN_CHANGED with the revision that there is */
export async function saveSeries(
	sql: Sql,
	caller: DesignCaller,
	{ designId, revision, table }: SeriesChange,
): Promise<StoredSeries> {
	const tenantId = caller.tenant.id;
	const draft = await findReached(sql, tenantId, designReader(caller.user, caller.orderTokens), designId, true);
	if (!draft) throw new Refused('NOT_FOUND');
	if (draft.access === 'viewer') throw new Refused('FORBIDDEN');
	refuseOutsideStudio(draft);
	const series = readSeries(table, draft.document);
	const { revision: current, ...before } = await findSeries(sql, tenantId, designId);
	// Sent twice, as the response to the first one was lost.
	if (isDeepStrictEqual(before, series)) return { ...before, revision: current };
	if (current !== revision) throw new Refused('DESIGN_CHANGED', String(current), { revision: current });
	await refuseOtherCount(sql, tenantId, designId, series.rows.length);
	if (draft.access === 'staff')
		await noteCorrection(sql, tenantId, designId, { userId: editorId(caller), since: null });
	return writeSeries(sql, tenantId, designId, series);
}
