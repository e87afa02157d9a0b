// The rows of a series: read, taken from a CSV file, changed one by one.
import { activeTemplate } from '../artwork.ts';
import { readCsv } from '../csv.ts';
import type { Draft, Values } from '../objects.ts';
import type { Params } from '../wire/body.ts';
import { invalid } from '../wire/failures.ts';
import { recordOf, textOf } from '../wire/params.ts';
import { readFile, type Scope, take } from '../world.ts';
import { type Call, type Handler, noContent } from './call.ts';

const mostRows = 10_000;

const countIn = (query: URLSearchParams, name: string, otherwise: number) =>
	/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : otherwise;

export const readRows: Handler = ({ scope, query, id }) => {
	const rows = take(scope, 'draft', id).rows ?? [];
	const offset = countIn(query, 'offset', 0);
	const shown = rows.slice(offset, offset + countIn(query, 'limit', 25));
	return { status: 200, body: { data: shown, _meta: { amountOfRows: rows.length } } };
};

function openDraft(scope: Scope, id: string): Draft {
	const draft = take(scope, 'draft', id);
	if (draft.intent !== 'personalize') throw invalid({ file: 'The draft is not personalizable.' });
	if (draft.produced) throw invalid({ file: 'The draft has been produced and cannot be changed.' });
	return draft;
}

function saveRows({ store, client }: Scope, draft: Draft, rows: Values[]): void {
	if (rows.length > mostRows) throw invalid({ file: `The file may not have more than ${mostRows} rows.` });
	store.put('draft', client, draft.draftHash, { ...draft, rows, state: 'saved' });
}

/** Of a form it comes as JSON. */
function mappingIn(params: Params): [column: string, index: number][] {
	const text = params.columnMapping;
	try {
		const given = typeof text === 'string' ? { columnMapping: JSON.parse(text) } : params;
		const mapping = Object.entries(recordOf(given, 'columnMapping') ?? {});
		if (mapping.length > 0 && mapping.every(([, index]) => Number.isSafeInteger(Number(index))))
			return mapping.map(([column, index]) => [column, Number(index)]);
	} catch {
		// Refused as whatever else is no mapping.
	}
	throw invalid({ columnMapping: 'The columnMapping must name the index of each column.' });
}

function bytesOf({ scope, params, files }: Call): Buffer {
	if (files.file) return files.file.bytes;
	const id = textOf(params, 'file');
	if (id === undefined || !scope.store.find('file', scope.client, id))
		throw invalid({ file: 'The file field is required.' });
	return readFile(scope.world, id);
}

/** The first line names the columns. */
export const createRows: Handler = (call) => {
	const { scope } = call;
	const draft = openDraft(scope, call.id);
	const mapping = mappingIn(call.params);
	const { dataKeys } = activeTemplate(scope, draft);
	const unknown = mapping.find(([column]) => !dataKeys.includes(column));
	if (unknown) throw invalid({ [`columnMapping.${unknown[0]}`]: 'The template has no such field.' });
	const [, ...lines] = readCsv(bytesOf(call).toString('utf8'));
	if (lines.length === 0) throw invalid({ file: 'The file has no rows.' });
	saveRows(
		scope,
		draft,
		lines.map((cells) => Object.fromEntries(mapping.map(([column, index]) => [column, cells[index] ?? '']))),
	);
	return noContent;
};

/** By index; only what is named is changed. */
export const updateRows: Handler = ({ scope, params, id }) => {
	const draft = openDraft(scope, id);
	const rows = [...(draft.rows ?? [])];
	const given = Array.isArray(params.data) ? { ...params.data } : recordOf(params, 'data');
	for (const [index, changes] of Object.entries(given ?? {})) {
		const row = rows[Number(index)];
		if (!row || typeof changes !== 'object' || changes === null)
			throw invalid({ [`data.${index}`]: `The selected data.${index} is invalid.` });
		const texts = Object.entries(changes).map(([column, value]) => [column, String(value ?? '')]);
		rows[Number(index)] = { ...row, ...Object.fromEntries(texts) };
	}
	saveRows(scope, draft, rows);
	return noContent;
};
