// What was found in some rows of a series: so many at a time that nobody else waits for it.
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { DesignReader } from '../access/design-access.ts';
import { findReached } from '../drafts/find-drafts.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import { loadWork } from '../rendering/load-work.ts';
import { checkRows, type RowFindings } from '../rows/check-rows.ts';
import { findSeries } from '../rows/find-series.ts';

export const mostRowsAtOnce = 100;

interface Parts {
	inTenant: InTenant;
	stores: DesignStores;
	tenantId: string;
	reader: DesignReader;
}

interface RowRange {
	designId: string;
	first: number;
	offset: number;
}

/** Rows in which nothing was found are left out. @throws Refused NOT_FOUND, VALIDATION */
export async function findRowFindings(
	{ inTenant, stores, tenantId, reader }: Parts,
	{ designId, first, offset }: RowRange,
): Promise<RowFindings[]> {
	if (first < 1 || first > mostRowsAtOnce) throw new Refused('VALIDATION', 'first');
	if (offset < 0) throw new Refused('VALIDATION', 'offset');
	const { design, series, loaded } = await inTenant(async (sql) => {
		const draft = await findReached(sql, tenantId, reader, designId);
		if (!draft) throw new Refused('NOT_FOUND');
		return {
			design: draft.document,
			series: await findSeries(sql, tenantId, designId),
			loaded: await loadWork(sql, stores, tenantId, draft),
		};
	});
	const { work, specification } = loaded;
	if (!specification) return [];
	const found: RowFindings[] = [];
	for await (const one of checkRows({ design, series, specification, work }, offset, offset + first))
		if (one.errors.length + one.findings.length > 0) found.push(one);
	return found;
}
