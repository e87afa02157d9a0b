// Which fields a product or a variant speaks in by itself. The words are texts; a row says that there are some.
import type { FieldValues } from '../../../rules/catalogue/product-errors.ts';
import type { Sql } from '../../database/connection.ts';

export interface Speaking {
	id: string;
	fields: FieldValues;
	/** A variant can also say nothing where its product says something; a product that says nothing has no row. */
	variant: boolean;
}

const isEmpty = ({ words, url }: FieldValues[string]) =>
	url.trim() === '' && Object.values(words).every((text) => text.trim() === '');

/** Exactly these. Two statements, however many. */
export async function saveFieldRows(sql: Sql, tenantId: string, speaking: readonly Speaking[]): Promise<void> {
	const rows = speaking.flatMap(({ id, fields, variant }) =>
		Object.entries(fields)
			.filter(([, value]) => variant || !isEmpty(value))
			.map(([fieldId, { url }]) => ({ product_id: id, field_id: fieldId, url: url.trim() })),
	);
	await sql`
		delete from product_field_values
		where tenant_id = ${tenantId} and product_id = any(${speaking.map(({ id }) => id)}::uuid[])`;
	await sql`
		insert into product_field_values (tenant_id, product_id, field_id, url)
		select ${tenantId}::uuid, r.product_id, r.field_id, r.url
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (product_id uuid, field_id uuid, url text)`;
}
