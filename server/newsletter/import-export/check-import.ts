// Looks at a file of subscribers: whom it would add and what is wrong with it is kept, and nothing else happens.
import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { isEmail } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import { publishedLanguages } from '../../../rules/languages.ts';
import { mostImportedSubscribers, type SubscriberImportError } from '../../../rules/newsletter/import-errors.ts';
import { tidyEmail } from '../../../rules/tidy-fields.ts';
import type { Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import {
	type FileImport,
	findImport,
	type ImportedRow,
	importOwner,
	insertImport,
	insertRows,
	saveCounts,
} from '../../import-export/jobs/imports.ts';
import { readTable } from '../../import-export/tables/read-table.ts';
import { BrokenTable } from '../../import-export/tables/table.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { type ConsentDeclaration, readDeclaration } from '../audience/change-audience.ts';
import { hashOfEmail } from '../core/find-subscriber.ts';
import { listTopics } from '../topics/manage-topics.ts';
import {
	loadColumnNames,
	readSubscriberTable,
	type SubscriberLine,
	type SubscriberTable,
} from './subscriber-columns.ts';

/** Rows that are kept at once; between them others have a turn. */
const atATime = 2000;

async function read(sql: Sql, { tenant }: Caller, file: { path: string }) {
	const names = await loadColumnNames(sql, tenant);
	try {
		const { format, rows } = await readTable(await fs.readFile(file.path));
		return { format, table: readSubscriberTable(rows, names) };
	} catch (error) {
		throw error instanceof BrokenTable ? new BrokenImport(error.fault, error.row) : error;
	}
}

interface Known {
	subscribers: ReadonlyMap<string, string>;
	suppressed: ReadonlySet<string>;
	/** Ids by their names in any language. */
	topics: ReadonlyMap<string, string>;
}

async function findKnown(sql: Sql, tenant: Tenant, lines: readonly SubscriberLine[]): Promise<Known> {
	const hashes = lines.map(({ email }) => hashOfEmail(tidyEmail(email)));
	const [subscribers, suppressed, topics] = await Promise.all([
		sql<{ emailHash: string; state: string }[]>`
			select email_hash, state from newsletter_subscribers
			where tenant_id = ${tenant.id} and email_hash = any(${hashes}::text[])`,
		sql<{ emailHash: string }[]>`
			select email_hash from newsletter_suppressions
			where tenant_id = ${tenant.id} and email_hash = any(${hashes}::text[])`,
		listTopics(sql, tenant, defaultLanguage(tenant)),
	]);
	return {
		subscribers: new Map(subscribers.map(({ emailHash, state }) => [emailHash, state])),
		suppressed: new Set(suppressed.map(({ emailHash }) => emailHash)),
		topics: new Map(
			topics.flatMap(({ id, names }) =>
				names.map(({ translation }) => [translation.trim().toLowerCase(), id] as const),
			),
		),
	};
}

/** As the shop speaks it; a bare `de` is the first German of the shop. */
function languageOf(tenant: Tenant, given: string): string | undefined {
	if (given === '') return defaultLanguage(tenant);
	const wanted = given.toLowerCase().replace('_', '-');
	const codes = publishedLanguages(tenant.languages).map(({ languageCode }) => languageCode);
	return (
		codes.find((code) => code.toLowerCase() === wanted) ??
		codes.find((code) => code.toLowerCase().split('-')[0] === wanted)
	);
}

interface Compared {
	rows: ImportedRow[];
	added: number;
	unchanged: number;
	faulty: number;
}

function compare(tenant: Tenant, { lines, unknown }: SubscriberTable, known: Known): Compared {
	const compared: Compared = { rows: [], added: 0, unchanged: 0, faulty: unknown.length };
	const seen = new Set<string>();
	const faults: ImportedRow[] = unknown.map(({ row, column, fault }) => ({
		...{ row, column, key: '', languageCode: '', before: null, after: column, fault, names: [] },
	}));
	for (const { row, email: typed, language: given, topics } of lines) {
		const email = tidyEmail(typed);
		const hash = hashOfEmail(email);
		const wrong = (column: string, fault: SubscriberImportError, after: string) => {
			compared.faulty += 1;
			faults.push({ row, column, key: typed, languageCode: '', before: null, after, fault, names: [] });
		};
		if (!isEmail(email)) {
			wrong('email', 'emailInvalid', typed);
			continue;
		}
		if (seen.has(hash)) {
			wrong('email', 'double', typed);
			continue;
		}
		seen.add(hash);
		if (known.suppressed.has(hash)) {
			wrong('email', 'suppressed', typed);
			continue;
		}
		const language = languageOf(tenant, given);
		if (!language) {
			wrong('language', 'languageUnknown', given);
			continue;
		}
		const named = topics
			.split(/[|;,]/)
			.map((name) => name.trim())
			.filter(Boolean);
		const missing = named.find((name) => !known.topics.has(name.toLowerCase()));
		if (missing !== undefined) {
			wrong('topics', 'topicUnknown', missing);
			continue;
		}
		const state = known.subscribers.get(hash);
		if (state === 'subscribed' || state === 'pending') {
			compared.unchanged += 1;
			continue;
		}
		compared.added += 1;
		const names = named.flatMap((name) => known.topics.get(name.toLowerCase()) ?? []);
		compared.rows.push({
			...{ row, column: 'email', key: email, languageCode: language, before: null, after: named.join(', ') },
			...{ fault: null, names },
		});
	}
	compared.rows = [...faults, ...compared.rows];
	return compared;
}

interface SentFile {
	name: string;
	path: string;
}

/** @throws BrokenImport, with nothing kept */
export async function checkImport(
	{ inTenant }: { inTenant: InTenant },
	caller: Caller,
	file: SentFile,
	given: ConsentDeclaration,
): Promise<FileImport> {
	const { tenant } = caller;
	const owner = importOwner(caller, 'subscribers');
	const declaration = readDeclaration(caller, given);
	return inTenant(async (sql) => {
		const { format, table } = await read(sql, caller, file);
		if (table.lines.length > mostImportedSubscribers) throw new BrokenImport('tooManyRows');
		const { rows, ...counts } = compare(tenant, table, await findKnown(sql, tenant, table.lines));
		const id = newId();
		await insertImport(sql, owner, { id, fileName: file.name, format });
		await sql`
			insert into newsletter_imports (tenant_id, import_id, consent_source, consent_on, has_proof)
			values (${tenant.id}, ${id}, ${declaration.source}, ${declaration.on}::date, ${declaration.hasProof})`;
		for (let start = 0; start < rows.length; start += atATime) {
			await insertRows(sql, tenant.id, id, rows.slice(start, start + atATime), start);
			await turn();
		}
		await saveCounts(sql, tenant.id, id, { ...counts, changed: 0 });
		const kept = await findImport(sql, owner, id);
		if (!kept) throw new Error('the import is gone');
		return kept;
	});
}
