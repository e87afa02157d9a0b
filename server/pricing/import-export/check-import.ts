// Looks at a file of prices: what it would change in a list and what is wrong with it is kept, and nothing else happens.
import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import type { PriceImportMode } from '../../../rules/price-lists/import-errors.ts';
import { mostPriceRows } from '../../../rules/price-lists/rows.ts';
import type { Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
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
import { findCodes } from '../lists/find-codes.ts';
import { findPriceLists } from '../lists/list-price-lists.ts';
import { listRows } from '../lists/list-rows.ts';
import { comparePrices } from './compare-prices.ts';
import { loadColumnNames } from './price-columns.ts';
import { type PriceTable, readPriceTable } from './read-price-table.ts';

interface SentFile {
	name: string;
	path: string;
}

interface Wanted {
	listId: string;
	mode: PriceImportMode;
	/** Of the reader: decides what 1.234 means. */
	language: string;
}

interface Parts {
	inTenant: InTenant;
}

/** Rows that are kept at once; between them others have a turn. */
const atATime = 2000;

async function read(sql: Sql, { tenant }: Caller, file: SentFile, language: string) {
	const known = await loadColumnNames(sql, tenant);
	try {
		const { format, rows } = await readTable(await fs.readFile(file.path));
		const table: PriceTable = readPriceTable(rows, { known, language, currency: tenant.currency });
		return { format, table };
	} catch (error) {
		throw error instanceof BrokenTable ? new BrokenImport(error.fault, error.row) : error;
	}
}

async function keepRows(sql: Sql, tenantId: string, importId: string, rows: readonly ImportedRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += atATime) {
		await insertRows(sql, tenantId, importId, rows.slice(start, start + atATime), start);
		await turn();
	}
}

/** @throws BrokenImport, with nothing kept */
export async function checkImport(
	{ inTenant }: Parts,
	caller: Caller,
	file: SentFile,
	{ listId, mode, language }: Wanted,
): Promise<FileImport> {
	const { tenant } = caller;
	const owner = importOwner(caller, 'prices');
	return inTenant(async (sql) => {
		const [list] = await findPriceLists(sql, tenant.id, [listId]);
		if (!list) throw new Refused('NOT_FOUND');
		const { format, table } = await read(sql, caller, file, language);
		if (table.lines.length > mostPriceRows) throw new BrokenImport('tooManyRows');
		const codes = await findCodes(
			sql,
			tenant.id,
			table.lines.map(({ code }) => code),
		);
		const existing = await listRows(sql, tenant.id, listId, { language });
		const { rows, counts, size } = comparePrices(table, { existing, codes, mode, currency: tenant.currency });
		if (size > mostPriceRows) throw new BrokenImport('tooManyRows');
		const id = newId();
		await insertImport(sql, owner, { id, fileName: file.name, format, about: listId });
		await keepRows(sql, tenant.id, id, rows);
		await saveCounts(sql, tenant.id, id, counts);
		const kept = await findImport(sql, owner, id);
		if (!kept) throw new Error('the import is gone');
		return kept;
	});
}
