// Numbers of orders, invoices and credit notes: without a gap in each shop and year. The row of the last one is held until the
// transaction ends, so whoever draws does it last; rolled back, the number is the next one's.
import { orderNumber } from '../../../rules/orders/machine.ts';
import { defaultOrderSettings } from '../../../rules/orders/settings.ts';
import type { Sql } from '../../database/connection.ts';

export type NumberKind = 'order' | 'invoice' | 'creditNote';

interface Drawn {
	last: number;
	invoicePrefix: string | null;
	creditNotePrefix: string | null;
}

function prefixOf(kind: NumberKind, { invoicePrefix, creditNotePrefix }: Drawn): string {
	if (kind === 'invoice') return invoicePrefix ?? defaultOrderSettings.invoicePrefix;
	return kind === 'creditNote' ? (creditNotePrefix ?? defaultOrderSettings.creditNotePrefix) : '';
}

/** @returns as 2026-000123; of invoices and credit notes with the shop's prefix before it */
export async function drawNumber(sql: Sql, tenantId: string, kind: NumberKind, year: number): Promise<string> {
	const [drawn] = await sql<Drawn[]>`
		with drawn as (
			insert into number_ranges (tenant_id, kind, year, last) values (${tenantId}, ${kind}, ${year}::int, 1)
			on conflict (tenant_id, kind, year) do update set last = number_ranges.last + 1
			returning last
		)
		select d.last, s.invoice_prefix, s.credit_note_prefix
		from drawn d left join order_settings s on s.tenant_id = ${tenantId}`;
	if (!drawn) throw new Error('no number was drawn');
	return `${prefixOf(kind, drawn)}${orderNumber(year, drawn.last)}`;
}
