// Lines that cannot be ordered yet: their product wants its print data before the order.
import type { LineProblem } from '../../../rules/checkout/problems.ts';
import type { Sql } from '../../database/connection.ts';

/** Lines whose print data is needed first and is not released. @returns their ids */
export type FindUnreadyLines = (sql: Sql, tenantId: string, itemIds: readonly string[]) => Promise<readonly string[]>;

/** What else keeps a line from being ordered is reported first. */
const canWait = (problem: LineProblem | undefined) => problem === undefined || problem === 'price';

export async function markUnready<Line extends { id: string; problem: LineProblem | undefined }>(
	sql: Sql,
	tenantId: string,
	loading: Promise<readonly Line[]>,
	findUnready: FindUnreadyLines | undefined,
): Promise<readonly Line[]> {
	const lines = await loading;
	const unready = await findUnready?.(
		sql,
		tenantId,
		lines.map(({ id }) => id),
	);
	if (!unready || unready.length === 0) return lines;
	return lines.map((line) =>
		unready.includes(line.id) && canWait(line.problem) ? { ...line, problem: 'printData' } : line,
	);
}
