// What becomes of the template of a product: it is stored, published as versions, deleted.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { settleAlternatives } from '../../../rules/designs/editing/settle-alternatives.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { type FoundTemplate, holdTemplate } from './find-template.ts';
import { checkTemplate } from './validate-template.ts';

const hashDesign = (design: Design): string => createHash('sha256').update(canonicalJson(design)).digest('hex');

/** Of what would be published. */
export const hashTemplate = (design: Design): string => hashDesign(settleAlternatives(design));

/** @throws Refused PRODUCT_NOT_PRINTED for a product that there is not, or that nothing is printed on */
export async function requireSpecification(sql: Sql, tenantId: string, productId: string): Promise<PrintSpecification> {
	const found = await findSpecification(sql, tenantId, productId);
	if (!found) throw new Refused('PRODUCT_NOT_PRINTED');
	return found.specification;
}

/** @throws Refused DESIGN_TEMPLATE_EXISTS */
export async function insertTemplate(sql: Sql, tenantId: string, productId: string, document: Design): Promise<string> {
	const id = newId();
	try {
		await sql`
			insert into designs (tenant_id, id, kind, product_id, document)
			values (${tenantId}, ${id}, 'template', ${productId}, ${JSON.stringify(document)}::text::jsonb)`;
	} catch (error) {
		throw isTaken(error) ? new Refused('DESIGN_TEMPLATE_EXISTS') : error;
	}
	return id;
}

/** The same document again is the same version. The layout and the scheme in use are what was edited last. */
export async function freezeVersion(
	sql: Sql,
	tenantId: string,
	{ id, version, publishedSha256 }: Pick<FoundTemplate, 'id' | 'version' | 'publishedSha256'>,
	design: Design,
	userId: string | null,
): Promise<{ version: number; sha256: string }> {
	const settled = settleAlternatives(design);
	const sha256 = hashDesign(settled);
	if (version !== null && publishedSha256 === sha256) return { version, sha256 };
	const next = (version ?? 0) + 1;
	await sql`
		insert into design_template_versions (tenant_id, template_id, version, document, sha256, published_by)
		values (${tenantId}, ${id}, ${next}, ${JSON.stringify(settled)}::text::jsonb, ${sha256}, ${userId})`;
	return { version: next, sha256 };
}

/** From now on drafts begin with it; those that there are keep theirs. @throws Refused DESIGN_TEMPLATE_INVALID */
export async function publishTemplate(sql: Sql, caller: Caller, id: string): Promise<FoundTemplate> {
	const { tenant, services, user } = caller;
	const template = await holdTemplate(sql, tenant.id, id);
	const specification = await requireSpecification(sql, tenant.id, template.productId);
	const design = await checkTemplate(sql, tenant.id, template.document, specification);
	const published = await freezeVersion(sql, tenant.id, template, design, user?.id ?? null);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'publishDesignTemplate',
		entity: { type: 'product', id: template.productId },
		before: { version: template.version, sha256: template.publishedSha256 },
		after: published,
	});
	await announceChange(sql, tenant.id, 'content');
	return holdTemplate(sql, tenant.id, id);
}

/** With its versions. Drafts and releases have copies of what they need. */
export async function deleteTemplate(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const { productId, version } = await holdTemplate(sql, tenant.id, id);
	await sql`delete from designs where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteDesignTemplate',
		entity: { type: 'product', id: productId },
		before: { templateId: id, version },
	});
	await announceChange(sql, tenant.id, 'content');
}
