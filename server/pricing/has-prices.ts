// Whether anything has a price: its number would mean something else in another currency.
import type { Sql } from '../database/connection.ts';

export async function hasPrices(sql: Sql, tenantId: string): Promise<boolean> {
	const [found] = await sql<{ priced: boolean }[]>`
		select exists (select from price_list_rows where tenant_id = ${tenantId})
			or exists (
				select from product_pricing where tenant_id = ${tenantId} and pricing ->> 'unitPrice' is not null
			) as priced`;
	return found?.priced ?? false;
}
