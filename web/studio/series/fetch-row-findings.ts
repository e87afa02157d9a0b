// What the server finds in rows, a hundred at a time.
import type { Finding } from '../../../rules/designs/findings.ts';
import type { RowError } from '../../../rules/designs/series.ts';
import type { Fetcher } from '../../platform/api.ts';
import { rowFindingsDocument } from './series.documents.ts';

const rowsAtOnce = 100;

export interface FoundRow {
	/** Among all rows, from 0 on. */
	row: number;
	errors: readonly RowError[];
	findings: readonly Finding[];
}

export interface RowPart {
	from: number;
	/** Behind the last. */
	to: number;
	/** Those in which something was found. */
	found: readonly FoundRow[];
}

interface Wanted {
	designId: string;
	count: number;
	/** Of a hundred rows: they need not be checked. */
	isKnown?(from: number, to: number): boolean;
}

export async function* fetchRowFindings(ask: Fetcher, { designId, count, isKnown }: Wanted): AsyncGenerator<RowPart> {
	for (let from = 0; from < count; from += rowsAtOnce) {
		const to = Math.min(from + rowsAtOnce, count);
		if (isKnown?.(from, to)) continue;
		const variables = { designId, first: rowsAtOnce, offset: from };
		const { designRowFindings } = (await ask(rowFindingsDocument, variables)) as { designRowFindings: FoundRow[] };
		yield { from, to, found: designRowFindings };
	}
}
