// The rows that a design is printed for, as they are stored with its draft.

import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { rowValues, type Series } from '../../../rules/designs/series.ts';
import type { Sql } from '../../database/connection.ts';

export interface StoredSeries extends Series {
	/** Number of the last change; 0: never saved. */
	revision: number;
}

const noSeries: StoredSeries = { columns: [], mapping: {}, rows: [], revision: 0 };

/** Without rows: the design is printed as it is. */
export async function findSeries(sql: Sql, tenantId: string, designId: string): Promise<StoredSeries> {
	const [found] = await sql<StoredSeries[]>`
		select columns, mapping, rows, revision from design_series where tenant_id = ${tenantId} and design_id = ${designId}`;
	return found ?? noSeries;
}

export interface FoundRow {
	values: FieldValues;
	/** Of the series. */
	revision: number;
}

/** @param row from 0 on. @returns undefined where there is none */
export async function findRow(
	sql: Sql,
	tenantId: string,
	designId: string,
	row: number,
): Promise<FoundRow | undefined> {
	const [found] = await sql<{ mapping: Series['mapping']; cells: string[] | null; revision: number }[]>`
		select mapping, rows -> ${row}::int as cells, revision from design_series
		where tenant_id = ${tenantId} and design_id = ${designId}`;
	if (!found?.cells) return undefined;
	const { mapping, cells, revision } = found;
	return { values: rowValues({ columns: [], mapping, rows: [cells] }, 0), revision };
}

/** Values of all rows; null: no series. */
export const valuesOf = (series: Series): FieldValues[] | null =>
	series.rows.length > 0 ? series.rows.map((_cells, row) => rowValues(series, row)) : null;
