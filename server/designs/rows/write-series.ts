// Writes the rows of a series, and those of copies of designs.
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { type Series, seriesOfValues } from '../../../rules/designs/series.ts';
import type { Sql } from '../../database/connection.ts';
import { findSeries, type StoredSeries } from './find-series.ts';

/** Takes the release of the design back. */
export async function writeSeries(sql: Sql, tenantId: string, designId: string, series: Series): Promise<StoredSeries> {
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
