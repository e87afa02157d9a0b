// Numbers of orders, invoices, credit notes and contracts: without a gap in each shop and year. The row of the last one is held until the
// transaction ends, so a transaction draws it last; rolled back, the number is the next one's.
import { type NumberKind, numberDigits } from '../../../rules/orders/number-range.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { settingSql } from '../../settings/setting-sql.ts';

/**
 * `orderNumber` of rules/orders/number-range.ts as SQL, so that a number is drawn and used in one statement.
 * @param year, last expressions of our own, both of type int
 */
export const orderNumberSql = (year: string, last: string): string =>
	`${year} || '-' || lpad(${last}::text, greatest(${numberDigits}, length(${last}::text)), '0')`;

/** Contracts are not continued from elsewhere: a shop sets neither their prefix nor their next number. */
type DrawnKind = NumberKind | 'contract';

const prefixes: Record<DrawnKind, string> = {
	order: "''",
	contract: "'V-'",
	invoice: settingSql(orderSettings, 'invoicePrefix', 'd.tenant_id'),
	creditNote: settingSql(orderSettings, 'creditNotePrefix', 'd.tenant_id'),
};

/** @returns as 2026-000123; of invoices and credit notes with the shop's prefix before it, of contracts as V-2026-000123 */
export async function drawNumber(sql: Sql, tenantId: string, kind: DrawnKind, year: number): Promise<string> {
	const [drawn] = await sql<{ number: string }[]>`
		with drawn as (
			insert into number_ranges (tenant_id, kind, year, last) values (${tenantId}, ${kind}, ${year}::int, 1)
			on conflict (tenant_id, kind, year) do update set last = number_ranges.last + 1
			returning tenant_id, year, last
		)
		select ${sql.unsafe(`${prefixes[kind]} || ${orderNumberSql('d.year', 'd.last')}`)} as number from drawn d`;
	if (!drawn) throw new Error('no number was drawn');
	return drawn.number;
}
