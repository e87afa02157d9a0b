// Writes a price list as a table: both prices of each run, and which of them was entered.
import { csvSeparator } from '../../../rules/csv-separator.ts';
import { isId } from '../../../rules/ids.ts';
import { minorDigits } from '../../../rules/money.ts';
import { bothPrices } from '../../../rules/price-lists/given-price.ts';
import { writeTotal, writeUnitPrice } from '../../../rules/price-lists/read-cells.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../../import-export/tables/exported-file.ts';
import type { TableFormat } from '../../import-export/tables/table.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findPriceLists } from '../lists/list-price-lists.ts';
import { listRows } from '../lists/list-rows.ts';
import { priceOf } from './compare-prices.ts';
import { loadPriceTexts, priceColumns } from './price-columns.ts';

interface ExportRequest {
	listId: string;
	format: TableFormat;
	/** Of the reader: how columns are called and numbers are written. */
	language: string;
}

/** @returns what is wrong with it, if something is */
export function readExportRequest(query: Record<string, unknown>, tenant: Tenant): ExportRequest | string {
	const format = (['csv', 'xlsx'] as const).find((known) => known === query.format);
	if (!format) return 'format is csv or xlsx';
	const { list: listId, language } = query;
	if (typeof listId !== 'string' || !isId(listId)) return 'list is the id of a price list';
	return { format, listId, language: spokenLanguage(tenant, typeof language === 'string' ? language : undefined) };
}

const widths = [22, 12, 20, 16, 18];

/** Undefined where there is no such list. */
export async function exportPrices(
	sql: Sql,
	tenant: Tenant,
	{ listId, format, language }: ExportRequest,
): Promise<ExportedFile | undefined> {
	const [list] = await findPriceLists(sql, tenant.id, [listId]);
	if (!list) return undefined;
	const { currency } = tenant;
	const words = await loadPriceTexts(sql, tenant, language);
	const found = await listRows(sql, tenant.id, listId, { language });
	// A workbook holds numbers, which every language shows in its own way.
	const writtenIn = format === 'xlsx' ? 'en' : language;
	const rows = found.map((row) => {
		const { unitPrice, total } = bothPrices(priceOf(row), row.quantity, currency);
		return [
			row.code,
			String(row.quantity),
			writeUnitPrice(unitPrice, writtenIn),
			writeTotal(total, writtenIn, currency),
			words.given[row.total === null ? 'unit' : 'total'],
		];
	});
	const table = [priceColumns.map((name) => words.columns[name]), ...rows];
	const file = { name: plainName(`prices-${list.name}.${format}`), contentType: contentTypes[format] };
	if (format === 'csv') return { ...file, content: writeCsv(table, csvSeparator(language)) };
	const places = new Map([
		[1, 0],
		[2, unitPriceDigits],
		[3, minorDigits(currency)],
	]);
	return { ...file, content: await writeXlsx(table, { name: 'Prices', widths, places }) };
}
