// What becomes of the rows of a series. A save names the revision that it changes, so that nothing of another tab is lost.
import { isDeepStrictEqual } from 'node:util';
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { findSeriesErrors, type Series, seriesOfValues, withoutBlankRows } from '../../../rules/designs/series.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { holdDraft } from '../drafts/find-drafts.ts';
import { findSeries, type StoredSeries } from './find-series.ts';

const isText = (value: unknown): value is string =>
	typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Of anything that a client sends. @throws Refused VALIDATION */
export function readSeries(given: unknown, design: Pick<Design, 'fields'>): Series {
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

async function writeSeries(sql: Sql, tenantId: string, designId: string, series: Series): Promise<StoredSeries> {
	const { columns, mapping, rows } = series;
	const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
	const [saved] = await sql<StoredSeries[]>`
		insert into design_series (tenant_id, design_id, columns, mapping, rows, revision)
		values (${tenantId}, ${designId}, ${json(columns)}, ${json(mapping)}, ${json(rows)}, 1)
		on conflict (tenant_id, design_id) do update set columns = excluded.columns, mapping = excluded.mapping,
			rows = excluded.rows, revision = design_series.revision + 1, updated_at = now()
		returning columns, mapping, rows, revision`;
	if (!saved) throw new Error('the series was not written');
	await sql`
		update designs set series_rows = ${rows.length || null}, release_id = null, updated_at = now()
		where tenant_id = ${tenantId} and id = ${designId}`;
	return saved;
}

export interface SeriesChange {
	designId: string;
	/** That was changed; 0: there was none. */
	revision: number;
	/** As it came. Without rows the design is no series any more. */
	table: unknown;
}

/** Takes the release back, as any change. @throws Refused NOT_FOUND, VALIDATION, DESIGN_CHANGED with the revision that there is */
export async function saveSeries(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ designId, revision, table }: SeriesChange,
): Promise<StoredSeries> {
	const { document } = await holdDraft(sql, tenantId, userId, designId);
	const series = readSeries(table, document);
	const { revision: current, ...before } = await findSeries(sql, tenantId, designId);
	// Sent twice, as the response to the first one was lost.
	if (isDeepStrictEqual(before, series)) return { ...before, revision: current };
	if (current !== revision) throw new Refused('DESIGN_CHANGED', String(current), { revision: current });
	return writeSeries(sql, tenantId, designId, series);
}

/** Of a draft for its copy. */
export async function copySeries(sql: Sql, tenantId: string, from: string, to: string): Promise<void> {
	const { revision: _revision, ...series } = await findSeries(sql, tenantId, from);
	if (series.rows.length > 0) await writeSeries(sql, tenantId, to, series);
}

/** Of a release for a copy of it. @param values null: no series */
export async function restoreSeries(
	sql: Sql,
	tenantId: string,
	design: { id: string; document: Design },
	values: readonly FieldValues[] | null,
): Promise<void> {
	if (values) await writeSeries(sql, tenantId, design.id, seriesOfValues(values, design.document));
}
