// Staff choose where a product is designed. Only designs that are begun afterwards follow it: drafts, releases and orders stay where they are.
import type { ProductDesign } from '../../../../rules/designs/printformer.ts';
import { findDesignErrors } from '../../../../rules/designs/product-design.ts';
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { findSettings } from '../../../settings/store-settings.ts';
import { announceChange } from '../../../tenants/announce-change.ts';
import { accountId } from '../open-account.ts';
import { findTemplate } from './find-templates.ts';
import { enterProductDesign } from './product-design.ts';

type KnownChoice = { [Name in keyof ProductDesign]: ProductDesign[Name] | null };

type KnownRow = KnownChoice & {
	version: number | null;
	isVariant: boolean;
};

async function lockProduct(sql: Sql, tenantId: string, productId: string): Promise<KnownRow> {
	const [row] = await sql<KnownRow[]>`
		select d.provider, d.template, d.intent, d.page_planner, d.variants, d.version, p.parent_id is not null as is_variant
		from products p
		left join product_designs d on d.tenant_id = ${tenantId} and d.product_id = p.id
		where p.tenant_id = ${tenantId} and p.id = ${productId}
		for update of p`;
	if (!row) throw new Refused('NOT_FOUND');
	return row;
}

const byNumber = (variants: readonly number[]) => [...variants].sort((a, b) => a - b);

/** What was chosen at Printformer is remembered while the product is designed in the studio. */
function tidy(design: ProductDesign, before: KnownChoice): ProductDesign {
	if (design.provider === 'printformer') return { ...design, variants: byNumber(design.variants) };
	const { template, intent, pagePlanner, variants } = before;
	return { provider: 'studio', template, intent, pagePlanner: pagePlanner ?? false, variants: variants ?? [] };
}

async function validate(sql: Sql, tenantId: string, design: ProductDesign): Promise<void> {
	const { values } = await findSettings(sql, tenantId, printformerSettings);
	const template = design.template && (await findTemplate(sql, tenantId, accountId(values), design.template));
	const wrong = findDesignErrors(design, template || undefined);
	if (wrong.length > 0) throw new Refused('VALIDATION', wrong.join(', '));
}

/**
 * @param version of what is set at the product or variant itself; null: nothing
 * @param given null: the variant has what its product has
 */
export async function saveProductDesign(
	sql: Sql,
	caller: Caller,
	productId: string,
	version: number | null,
	given: ProductDesign | null,
): Promise<void> {
	const { tenant, services } = caller;
	const { version: present, isVariant, ...before } = await lockProduct(sql, tenant.id, productId);
	if (present !== version) throw new Refused('PRODUCT_CHANGED');
	if (given === null && !isVariant) throw new Refused('VALIDATION', 'design');
	const design = given && tidy(given, before);
	if (design) {
		await validate(sql, tenant.id, design);
		await enterProductDesign(sql, tenant.id, productId, design);
	} else await sql`delete from product_designs where tenant_id = ${tenant.id} and product_id = ${productId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveProductDesign',
		entity: { type: 'product', id: productId },
		before: present === null ? {} : before,
		after: { ...design },
	});
	await announceChange(sql, tenant.id, 'content');
}
