// A table of people that a shopper sends as a file: read in the child process, and held against the limits of a series again.
import type { Design } from '../../../rules/designs/design.ts';
import { findSeriesErrors, guessMapping, type Series } from '../../../rules/designs/series.ts';
import { Refused } from '../../failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import type * as tasks from './series-tasks.ts';

const module = new URL('./series-tasks.ts', import.meta.url);
const readTask: Task<typeof tasks.readSeriesTable> = {
	...{ module, name: 'readSeriesTable', seconds: 10, waitSeconds: 20 },
};

type Reason = NonNullable<tasks.ReadFile['refused']>;

const reasons: ReadonlySet<unknown> = new Set<Reason>([
	...(['empty', 'unreadable', 'unclosedQuote', 'fileTooLarge', 'tooManyRows', 'tooManyColumns'] as const),
	...(['tooManyCells', 'cellTooLong'] as const),
]);

const refuse = (reason: unknown, row: unknown = null): Refused => {
	const code = reasons.has(reason) ? String(reason) : 'unreadable';
	return new Refused('SERIES_FILE_UNUSABLE', code, { reason: code, row: Number.isSafeInteger(row) ? row : null });
};

const isTexts = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((one) => typeof one === 'string');

function readJson(bytes: Buffer): { columns?: unknown; rows?: unknown } {
	try {
		return Object(JSON.parse(bytes.toString('utf8')));
	} catch {
		throw refuse('unreadable');
	}
}

/** What no honest child process sends is a file that has taken it over. */
function unpack(result: tasks.ReadFile, bytes: Buffer, design: Pick<Design, 'fields'>): Series {
	if (result.refused !== null) throw refuse(result.refused, result.row);
	const { columns, rows } = readJson(bytes);
	if (!isTexts(columns) || !Array.isArray(rows) || !rows.every(isTexts)) throw refuse('unreadable');
	const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
	const table = { columns: columns.map(clean), rows: rows.map((cells) => cells.map(clean)) };
	const series = { ...table, mapping: guessMapping(table.columns, design) };
	if (findSeriesErrors(series, design).length > 0) throw refuse('tooManyCells');
	return series;
}

/** Nothing is saved. @throws Refused SERIES_FILE_UNUSABLE, BUSY */
export async function readSeriesFile(tenantId: string, bytes: Buffer, design: Pick<Design, 'fields'>): Promise<Series> {
	if (bytes.length === 0) throw refuse('empty');
	try {
		const done = await runUntrusted(tenantId, readTask, { parameters: null, bytes });
		return unpack(done.result, done.bytes, design);
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		throw error.reason === 'busy' ? new Refused('BUSY') : refuse('fileTooLarge');
	}
}
