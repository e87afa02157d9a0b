// Texts out of a table: the heading says which column is the key and which is a language; the rest describes and is not read.
import type { ImportError } from '../../../rules/texts/import-errors.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import type { TableRow } from '../../import-export/tables/table.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { meantLanguage, type ProposedText, type RowError } from './proposals.ts';
import { describingColumns } from './text-table.ts';

interface Heading {
	key: number;
	languages: { column: number; name: string; languageCode: string }[];
	faults: RowError[];
}

const isDescribing = (name: string) => describingColumns.some((column) => column === name.trim().toLowerCase());
const looksLikeLanguage = (name: string) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(name.trim());

/** What is wrong with a column that is neither the key nor one that describes. */
function columnError(name: string, languageCode: string | undefined, { languages }: Heading): ImportError | undefined {
	if (!languageCode) return looksLikeLanguage(name) ? 'unknownLanguage' : 'unknownColumn';
	return languages.some((known) => known.languageCode === languageCode) ? 'duplicateRow' : undefined;
}

function readHeading({ number, cells }: TableRow, tenant: Tenant): Heading {
	const key = cells.findIndex((name) => name.trim().toLowerCase() === 'key');
	const heading: Heading = { key, languages: [], faults: [] };
	for (const [column, name] of cells.entries()) {
		if (name.trim() === '' || isDescribing(name)) continue;
		const languageCode = meantLanguage(tenant, name);
		const fault = columnError(name, languageCode, heading);
		if (fault) heading.faults.push({ row: number, column: name, key: '', languageCode: '', text: name, fault });
		else if (languageCode) heading.languages.push({ column, name, languageCode });
	}
	if (key === -1) throw new BrokenImport('noKeyColumn');
	if (heading.languages.length === 0) throw new BrokenImport('noLanguageColumn');
	return heading;
}

function readRow({ number: row, cells, broken }: TableRow, heading: Heading, known: Set<string>): ProposedText {
	const key = cells[heading.key]?.trim() ?? '';
	const found: ProposedText = { key, proposals: [], faults: [] };
	const error = (kind: 'noKey' | 'duplicateRow') =>
		found.faults.push({ row, column: 'key', key, languageCode: '', text: key, fault: kind });
	if (key === '') error('noKey');
	else if (known.has(key)) error('duplicateRow');
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
export function* readTextTable(rows: Iterable<TableRow>, tenant: Tenant): Generator<ProposedText, void, undefined> {
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
