// Templates of products that have none yet: for shops that are filled with products, and for products that are copied.
import type { Design } from '../../../rules/designs/design.ts';
import type { ProductCopyStep } from '../../catalogue/product-copy-step.ts';
import type { Sql } from '../../database/connection.ts';
import { freezeVersion, insertTemplate, requireSpecification } from './change-templates.ts';
import { findTemplate, loadTemplateVersion } from './find-template.ts';
import { checkTemplate } from './validate-template.ts';

async function plantTemplate(sql: Sql, tenantId: string, productId: string, document: Design): Promise<void> {
	if (await findTemplate(sql, tenantId, { productId })) return;
	const id = await insertTemplate(sql, tenantId, productId, document);
	await freezeVersion(sql, tenantId, { id, version: null, publishedSha256: null }, document, null);
}

/**
 * Published at once. Products that have a template keep it; those that are not there are left out.
 * @param bySlug the document by the slug of its product
 * @throws Refused DESIGN_TEMPLATE_INVALID, PRODUCT_NOT_PRINTED
 */
export async function plantTemplates(sql: Sql, tenantId: string, bySlug: ReadonlyMap<string, Design>): Promise<void> {
	const products = await sql<{ id: string; slug: string }[]>`
		select id, slug from products where tenant_id = ${tenantId} and slug = any(${[...bySlug.keys()]}::text[])`;
	for (const { id: productId, slug } of products) {
		const document = bySlug.get(slug);
		const specification = await requireSpecification(sql, tenantId, productId);
		await plantTemplate(sql, tenantId, productId, await checkTemplate(sql, tenantId, document, specification));
	}
}

/** What is worked on and what was published last go along when a product is copied. */
export const copyTemplates: ProductCopyStep = async (sql, tenantId, twins) => {
	for (const { from, to } of twins) {
		const source = await findTemplate(sql, tenantId, { productId: from });
		if (!source) continue;
		const id = await insertTemplate(sql, tenantId, to, source.document);
		if (source.version === null) continue;
		const published = await loadTemplateVersion(sql, tenantId, { templateId: source.id, version: source.version });
		await freezeVersion(sql, tenantId, { id, version: null, publishedSha256: null }, published, null);
	}
};
