// What is filled in otherwise now than when a line was released.
import { type ChangedValue, findChangedValues } from '../../../rules/designs/changed-values.ts';
import type { Sql } from '../../database/connection.ts';
import { findSeries, valuesOf } from '../rows/find-series.ts';
import { readDesign } from '../templates/find-template.ts';
import { findRelease } from './design-releases.ts';

/** Of a line that the reader of the design has found with it. */
export async function findLineChanges(
	sql: Sql,
	tenantId: string,
	{ designId, releaseId }: { designId: string; releaseId: string },
): Promise<ChangedValue[]> {
	const release = await findRelease(sql, tenantId, releaseId);
	const [row] = await sql<{ document: unknown }[]>`
		select document from designs where tenant_id = ${tenantId} and id = ${designId}`;
	if (!release || !row) return [];
	const design = readDesign(row.document);
	const after = { values: design.values, series: valuesOf(await findSeries(sql, tenantId, designId)) };
	return findChangedValues(design, { values: release.document.values, series: release.series }, after);
}
