// Where a product is designed: a variant has what its product has, unless it has something of its own.
import type { ProductDesign } from '../../../../rules/designs/printformer.ts';
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import type { Sql } from '../../../database/connection.ts';
import type { Fragment } from '../../../database/read.ts';
import { findSettings } from '../../../settings/store-settings.ts';

export interface FoundDesign extends ProductDesign {
	/** The product or variant that it is set at. */
	productId: string;
	version: number;
}

const columns = (sql: Sql): Fragment =>
	sql`d.product_id, d.provider, d.template, d.intent, d.page_planner, d.variants, d.version`;

/** What is set, whether or not the shop designs at Printformer at present. */
export async function findChosenDesign(
	sql: Sql,
	tenantId: string,
	productId: string,
): Promise<FoundDesign | undefined> {
	const [found] = await sql<FoundDesign[]>`
		select ${columns(sql)} from products p
		join product_designs d on d.tenant_id = ${tenantId} and d.product_id in (p.id, p.parent_id)
		where p.tenant_id = ${tenantId} and p.id = ${productId}
		order by (d.product_id = p.id) desc limit 1`;
	return found;
}

/**
 * What a new design of it is made with.
 * @returns undefined: the studio, as nothing else was chosen, or Printformer is switched off or not connected
 */
export async function findProductDesign(
	sql: Sql,
	tenantId: string,
	productId: string,
): Promise<FoundDesign | undefined> {
	const found = await findChosenDesign(sql, tenantId, productId);
	if (found?.provider !== 'printformer') return found;
	const { values } = await findSettings(sql, tenantId, printformerSettings);
	return values.enabled && values.baseUrl !== '' && values.client !== '' ? found : undefined;
}

/** Without a word in the audit log: by the installation itself, as the demo does. */
export async function enterProductDesign(
	sql: Sql,
	tenantId: string,
	productId: string,
	{ provider, template, intent, pagePlanner, variants }: ProductDesign,
): Promise<void> {
	await sql`
		insert into product_designs as d (tenant_id, product_id, provider, template, intent, page_planner, variants)
		values (${tenantId}, ${productId}, ${provider}, ${template}, ${intent}, ${pagePlanner}, ${[...variants]})
		on conflict (tenant_id, product_id) do update set
			provider = excluded.provider, template = excluded.template, intent = excluded.intent,
			page_planner = excluded.page_planner, variants = excluded.variants, version = d.version + 1, updated_at = now()`;
}

/** @param twins products and variants, with the copies that were made of them */
export async function copyProductDesigns(
	sql: Sql,
	tenantId: string,
	twins: readonly { from: string; to: string }[],
): Promise<void> {
	await sql`
		insert into product_designs (tenant_id, product_id, provider, template, intent, page_planner, variants)
		select ${tenantId}, r."to", d.provider, d.template, d.intent, d.page_planner, d.variants
		from product_designs d
		join jsonb_to_recordset(${JSON.stringify(twins)}::text::jsonb) as r ("from" uuid, "to" uuid) on r."from" = d.product_id
		where d.tenant_id = ${tenantId}`;
}
