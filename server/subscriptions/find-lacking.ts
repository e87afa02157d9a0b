// What keeps the next delivery of a subscription from being made: print data, or a design, that is missing or not released.
import type { Sql } from '../database/connection.ts';
import { findLackingLines } from '../printing/lines/find-lacking.ts';

interface Deliverable {
	position: number;
	itemId: string;
	productId: string;
	designId: string | null;
	releaseId: string | null;
}

/** @returns the positions of the lines that cannot be made as they are */
export async function findLackingPositions(
	sql: Sql,
	tenantId: string,
	lines: readonly Deliverable[],
): Promise<number[]> {
	const uploaded = lines.filter(({ designId }) => designId === null);
	const lacking = new Set(await findLackingLines(sql, tenantId, uploaded));
	return lines
		.filter(({ itemId, designId, releaseId }) => (designId === null ? lacking.has(itemId) : releaseId === null))
		.map(({ position }) => position);
}
