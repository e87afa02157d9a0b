// Looks at a table of products: what it would change and what is wrong with it is kept, and nothing else happens.
import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import {
	type Counts,
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
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { loadOffered, pageShellOf } from '../products/product-context.ts';
import { isSlugTaken } from '../products/validate-product.ts';
import { columnsOf } from './columns.ts';
import { type CompareOptions, compareGroup, newCodesOf } from './compare-products.ts';
import { findGroups } from './find-groups.ts';
import { type ProductRow, type ProductTable, readProductTable } from './read-product-table.ts';

interface SentFile {
	name: string;
	path: string;
}

interface Parts {
	inTenant: InTenant;
}

/** Rows that are compared at once; those of one product are not torn apart. */
const atATime = 200;

const errorRow = (row: number, column: string, key: string, fault: string): ImportedRow => ({
	row,
	column,
	key,
	languageCode: '',
	before: null,
	after: key,
	fault,
	names: [],
});

/** In portions of whole products, whatever the order of the file. */
function* portions(rows: readonly ProductRow[]): Generator<ProductRow[], void, undefined> {
	const families = Map.groupBy(rows, ({ code, slug, parent }) => (parent || code || slug).toLowerCase());
	let portion: ProductRow[] = [];
	for (const family of families.values()) {
		portion.push(...family);
		if (portion.length < atATime) continue;
		yield portion;
		portion = [];
	}
	if (portion.length > 0) yield portion;
}

async function read(file: SentFile, columns: Parameters<typeof readProductTable>[1]) {
	try {
		const { format, rows } = await readTable(await fs.readFile(file.path));
		return { format, table: readProductTable(rows, columns) };
	} catch (error) {
		throw error instanceof BrokenTable ? new BrokenImport(error.fault, error.row) : error;
	}
}

async function compare(
	sql: Sql,
	caller: Caller,
	{ rows, faults }: ProductTable,
	validate: CompareOptions,
	importId: string,
) {
	const { tenant } = caller;
	const counts: Counts = { added: 0, changed: 0, unchanged: 0, faulty: 0 };
	let position = 0;
	const keep = async (some: readonly ImportedRow[]) => {
		await insertRows(sql, tenant.id, importId, some, position);
		position += some.length;
		for (const { fault, before } of some) counts[fault ? 'faulty' : before === null ? 'added' : 'changed'] += 1;
	};
	const nameless = rows.filter(({ code, slug }) => code === '' && slug === '');
	await keep([
		...faults.map(({ row, column, fault }) => errorRow(row, column, column, fault)),
		...nameless.map(({ number }) => errorRow(number, 'code', '', 'noKey')),
	]);
	/** To variants of products further up in the file. */
	const given = new Set<string>();
	for (const portion of portions(rows.filter((row) => !nameless.includes(row)))) {
		for (const found of await findGroups(sql, tenant, portion)) {
			const group = { ...found, takenCodes: new Set([...found.takenCodes, ...given]) };
			const compared = compareGroup(group, validate);
			for (const code of newCodesOf(compared)) given.add(code);
			const own = group.rows.find(({ parent }) => parent === '');
			// A variant of another product may have it.
			if (!group.product && own?.slug && (await isSlugTaken(sql, tenant.id, own.slug)))
				await keep(group.rows.map(({ number }) => errorRow(number, 'slug', own.slug, 'slugTaken')));
			else {
				await keep(compared.rows);
				counts.unchanged += compared.unchanged;
			}
		}
		await turn();
	}
	return counts;
}

/** @throws BrokenImport, with nothing kept */
export async function checkImport(
	{ inTenant }: Parts,
	caller: Caller,
	file: SentFile,
	{ removeEmpty }: { removeEmpty: boolean },
): Promise<FileImport> {
	const { tenant, user } = caller;
	const owner = importOwner(caller, 'products');
	return inTenant(async (sql) => {
		const offered = await loadOffered(sql, tenant, defaultLanguage(tenant));
		const { format, table } = await read(file, columnsOf(tenant, offered));
		const id = newId();
		await insertImport(sql, owner, { id, fileName: file.name, format });
		const validate: CompareOptions = {
			surroundings: pageShellOf(tenant, offered.fields),
			mayPrice: mayDo(user, 'mPrice'),
			removeEmpty,
		};
		await saveCounts(sql, tenant.id, id, await compare(sql, caller, table, validate, id));
		const kept = await findImport(sql, owner, id);
		if (!kept) throw new Error('the import is gone');
		return kept;
	});
}
