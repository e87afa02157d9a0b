// The columns of a file of subscribers: called as the reader calls them, and understood in every language of the shop.
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Sql } from '../../database/connection.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import type { TableRow } from '../../import-export/tables/table.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

/** What an import reads. */
export const importColumns = ['email', 'language', 'topics'] as const;
type ImportColumn = (typeof importColumns)[number];

/** Those of an export that it need not understand. */
const ignoredColumns = [
	'state',
	'source',
	'subscribedAt',
	'confirmedAt',
	'endedAt',
	'suppression',
	'consent',
	'consentPage',
	'consentAddress',
	'confirmedAddress',
	'declared',
	'declaredOn',
] as const;

const textKey = (name: string) => `adminNewsletter.column.${name}`;
const plain = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replaceAll(/[\s_-]+/g, ' ');

/** How else people and other programs call them. */
const otherNames: Readonly<Record<ImportColumn, readonly string[]>> = {
	email: ['email', 'e mail', 'mail', 'email address', 'e mail address'],
	language: ['language', 'lang', 'locale'],
	topics: ['topics', 'topic', 'tags'],
};

export type ColumnNames = ReadonlyMap<string, ImportColumn | 'ignored'>;

export async function loadColumnNames(sql: Sql, tenant: Tenant): Promise<ColumnNames> {
	const names = new Map<string, ImportColumn | 'ignored'>();
	const add = (column: string, meaning: ImportColumn | 'ignored') => {
		for (const word of Object.values(shippedEntries.get(textKey(column))?.translations ?? {}))
			names.set(plain(word), meaning);
		names.set(plain(column), meaning);
	};
	for (const column of ignoredColumns) add(column, 'ignored');
	for (const column of importColumns) {
		add(column, column);
		for (const word of otherNames[column]) names.set(word, column);
	}
	for (const { languageCode: language } of tenant.languages) {
		const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['adminNewsletter'] as const };
		const words: Readonly<Record<string, string | undefined>> = await resolveInterfaceTexts(sql, tenant.id, wanted);
		for (const column of importColumns) names.set(plain(words[textKey(column)] ?? column), column);
	}
	return names;
}

export interface SubscriberLine {
	row: number;
	email: string;
	language: string;
	topics: string;
}

export interface SubscriberTable {
	lines: SubscriberLine[];
	unknown: { row: number; column: string; fault: 'unknownColumn' | 'doubleColumn' }[];
}

interface Heading {
	places: Map<ImportColumn, number>;
	unknown: SubscriberTable['unknown'];
}

function readHeading({ number: row, cells }: TableRow, names: ColumnNames): Heading {
	const heading: Heading = { places: new Map(), unknown: [] };
	for (const [index, name] of cells.entries()) {
		const column = names.get(plain(name));
		if (plain(name) === '' || column === 'ignored') continue;
		if (!column) heading.unknown.push({ row, column: name.trim(), fault: 'unknownColumn' });
		else if (heading.places.has(column)) heading.unknown.push({ row, column: name.trim(), fault: 'doubleColumn' });
		else heading.places.set(column, index);
	}
	if (!heading.places.has('email')) throw new BrokenImport('noKeyColumn');
	return heading;
}

/** @throws BrokenImport, when there is no heading to go by */
export function readSubscriberTable(rows: Iterable<TableRow>, names: ColumnNames): SubscriberTable {
	let heading: Heading | undefined;
	const lines: SubscriberLine[] = [];
	for (const row of rows) {
		if (!heading) {
			heading = readHeading(row, names);
			continue;
		}
		const { places } = heading;
		const of = (column: ImportColumn) => row.cells[places.get(column) ?? -1]?.trim() ?? '';
		lines.push({ row: row.number, email: of('email'), language: of('language'), topics: of('topics') });
	}
	if (!heading) throw new BrokenImport('empty');
	return { lines, unknown: heading.unknown };
}
