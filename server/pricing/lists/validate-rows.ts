// Rows as they were entered to rows that can be saved, or what is wrong with each.

import {
	type EnteredRow,
	mostPriceRows,
	type PriceRowError,
	type PriceRowWarning,
} from '../../../rules/price-lists/rows.ts';
import { codeKey, validateRows, withoutBlankEnd } from '../../../rules/price-lists/validate-rows.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findCodes } from './find-codes.ts';

export interface RowToSave {
	productId: string | null;
	quantity: number;
	unitPrice: number | null;
	total: number | null;
}

export interface ValidatedRows {
	/** Only where there are no errors. */
	rows: RowToSave[];
	faults: PriceRowError[];
	warnings: PriceRowWarning[];
}

/** Two statements, however many rows. */
export async function validateEnteredRows(
	sql: Sql,
	{ id: tenantId, currency }: Tenant,
	given: readonly EnteredRow[],
): Promise<ValidatedRows> {
	const rows = withoutBlankEnd(given);
	if (rows.length > mostPriceRows)
		return { rows: [], faults: [{ row: mostPriceRows, cell: 'code', fault: 'tooManyRows' }], warnings: [] };
	const codes = await findCodes(
		sql,
		tenantId,
		rows.map(({ code }) => code),
	);
	const productOf = ({ code }: EnteredRow) => {
		const found = codes.get(codeKey(code));
		return typeof found === 'object' ? found.productId : null;
	};
	const { faults, warnings } = validateRows(rows, currency, (row) => productOf(row) ?? codeKey(row.code));
	for (const [row, { code }] of rows.entries()) {
		const found = codes.get(codeKey(code));
		if (typeof found === 'string') faults.push({ row, cell: 'code', fault: found });
	}
	if (faults.length > 0) return { rows: [], faults: faults.sort((one, other) => one.row - other.row), warnings };
	return {
		rows: rows.map((row) => ({
			productId: productOf(row),
			quantity: row.quantity ?? 0,
			unitPrice: row.unitPrice,
			total: row.total,
		})),
		faults,
		warnings,
	};
}
