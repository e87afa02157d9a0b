// The rows that a design is printed for, as they are stored with its draft.

import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { rowValues, type Series, withFilledColumns } from '../../../rules/designs/series.ts';
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
	const { revision, ...series } = await findSeries(sql, tenantId, designId);
	return row < series.rows.length ? { values: rowValues(withFilledColumns(series), row), revision } : undefined;
}

/** Values of all rows; null: no series. */
export function valuesOf(series: Series): FieldValues[] | null {
	const filled = withFilledColumns(series);
	return filled.rows.length > 0 ? filled.rows.map((_cells, row) => rowValues(filled, row)) : null;
}
