// Texts out of a table: the heading says which column is the key and which is a language; the rest describes and is not read.
import type { TableRow } from '../tables-exchange/table.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { BrokenImport, meantLanguage, type ProposedText, type RowFault } from './proposals.ts';
import { describingColumns } from './text-table.ts';

interface Heading {
	key: number;
	languages: { column: number; name: string; languageCode: string }[];
	faults: RowFault[];
}

const isDescribing = (name: string) => describingColumns.some((column) => column === name.trim().toLowerCase());
const looksLikeLanguage = (name: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(name.trim());

function readHeading({ number, cells }: TableRow, tenant: Tenant): Heading {
	const heading: Heading = { key: -1, languages: [], faults: [] };
	const fault = (column: string, kind: 'unknownLanguage' | 'unknownColumn' | 'duplicateRow') =>
		heading.faults.push({ row: number, column, key: '', languageCode: '', text: column, fault: kind });
	for (const [column, name] of cells.entries()) {
		const languageCode = meantLanguage(tenant, name);
		if (name.trim().toLowerCase() === 'key' && heading.key === -1) heading.key = column;
		else if (name.trim() === '' || isDescribing(name)) continue;
		else if (!languageCode) fault(name, looksLikeLanguage(name) ? 'unknownLanguage' : 'unknownColumn');
		else if (heading.languages.some((known) => known.languageCode === languageCode)) fault(name, 'duplicateRow');
		else heading.languages.push({ column, name, languageCode });
	}
	if (heading.key === -1) throw new BrokenImport('noKeyColumn');
	if (heading.languages.length === 0) throw new BrokenImport('noLanguageColumn');
	return heading;
}

function readRow({ number: row, cells, broken }: TableRow, heading: Heading, known: Set<string>): ProposedText {
	const key = cells[heading.key]?.trim() ?? '';
	const found: ProposedText = { key, proposals: [], faults: [] };
	const fault = (kind: 'noKey' | 'duplicateRow') =>
		found.faults.push({ row, column: 'key', key, languageCode: '', text: key, fault: kind });
	if (key === '') fault('noKey');
	else if (known.has(key)) fault('duplicateRow');
	if (found.faults.length > 0) return found;
	known.add(key);
	for (const { column, name, languageCode } of heading.languages) {
		const place = { row, column: name, key, languageCode, text: cells[column] ?? '' };
		if (broken.includes(column)) found.faults.push({ ...place, fault: 'cellError' });
		else found.proposals.push(place);
	}
	return found;
}

/** @throws BrokenImport, when there is no heading to go by */
export function* readTextTable(
	rows: Iterable<TableRow>,
	tenant: Tenant,
): Generator<ProposedText, void, undefined> {
	const known = new Set<string>();
	let heading: Heading | undefined;
	for (const row of rows) {
		if (heading) yield readRow(row, heading, known);
		else {
			heading = readHeading(row, tenant);
			if (heading.faults.length > 0) yield { key: '', proposals: [], faults: heading.faults };
		}
	}
	if (!heading) throw new BrokenImport('empty');
}
