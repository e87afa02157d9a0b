// Templates of products: the one that is worked on, and its published versions, which drafts begin with.
import type { Design } from '../../../rules/designs/design.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { joinSpecification } from '../../printing/specification/find-specification.ts';

export interface FoundTemplate {
	id: string;
	productId: string;
	document: Design;
	revision: number;
	updatedAt: Date;
	/** Null: never published. */
	version: number | null;
	publishedAt: Date | null;
	publishedSha256: string | null;
}

/** What is stored was validated; it may be of an older version of the shape. */
export function readDesign(stored: unknown): Design {
	const { design, errors } = validateDesign(stored);
	if (!design) throw new Error(`a stored design is none: ${errors[0]?.path} ${errors[0]?.code}`);
	return design;
}

type Key = { id: string } | { productId: string };

/** @param hold until the end of the transaction no one else changes it */
export async function findTemplate(
	sql: Sql,
	tenantId: string,
	key: Key,
	hold = false,
): Promise<FoundTemplate | undefined> {
	const named = 'id' in key ? sql`d.id = ${key.id}` : sql`d.product_id = ${key.productId}`;
	const [row] = await sql<FoundTemplate[]>`
		select d.id, d.product_id, d.document, d.revision, d.updated_at, v.version, v.published_at, v.sha256 as published_sha256
		from designs d
		left join lateral (
			select version, published_at, sha256 from design_template_versions
			where tenant_id = ${tenantId} and template_id = d.id order by version desc limit 1
		) v on true
		where d.tenant_id = ${tenantId} and d.kind = 'template' and ${named}
		${hold ? sql`for update of d` : sql``}`;
	return row && { ...row, document: readDesign(row.document) };
}

/** @throws Refused NOT_FOUND */
export async function holdTemplate(sql: Sql, tenantId: string, id: string): Promise<FoundTemplate> {
	const found = await findTemplate(sql, tenantId, { id }, true);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

export interface PublishedTemplate {
	/** That was asked for. */
	productId: string;
	templateId: string;
	version: number;
}

/**
 * Of those products and variants that have one: their own, or that of the product that they are variants of, in its newest version, and only if it
 * has the format and the sides in which they are printed.
 */
export const queryPublished = (sql: Sql, tenantId: string, productIds: readonly string[]) => sql<PublishedTemplate[]>`
	select p.id as product_id, t.id as template_id, t.version
	from products p
	${joinSpecification(sql, tenantId)}
	join lateral (
		select d.id, v.version, v.width, v.height, v.pages from designs d
		join design_template_versions v on v.tenant_id = ${tenantId} and v.template_id = d.id
		where d.tenant_id = ${tenantId} and d.kind = 'template' and d.product_id in (p.id, p.parent_id)
		order by (d.product_id = p.id) desc, v.version desc limit 1
	) t on t.width = (s.specification ->> 'width')::integer and t.height = (s.specification ->> 'height')::integer
		and t.pages = jsonb_array_length(s.specification -> 'sides')
	where p.tenant_id = ${tenantId} and p.id = any(${[...productIds]}::uuid[])`;

const versionKey = (templateId: string, version: number | null): string => `${templateId} ${version}`;

/** @returns whether a version says what the newest one says: one that was restored is no news */
export async function findSameAsNewest(
	sql: Sql,
	tenantId: string,
	templateIds: readonly string[],
): Promise<(templateId: string, version: number | null) => boolean> {
	const rows = await sql<{ templateId: string; version: number }[]>`
		select v.template_id, v.version from design_template_versions v
		where v.tenant_id = ${tenantId} and v.template_id = any(${[...templateIds]}::uuid[]) and v.sha256 = (
			select n.sha256 from design_template_versions n
			where n.tenant_id = ${tenantId} and n.template_id = v.template_id order by n.version desc limit 1
		)`;
	const same = new Set(rows.map(({ templateId, version }) => versionKey(templateId, version)));
	return (templateId, version) => same.has(versionKey(templateId, version));
}

/** By the product or variant that was asked for. */
export async function findPublished(
	sql: Sql,
	tenantId: string,
	productIds: readonly string[],
): Promise<Map<string, PublishedTemplate>> {
	const rows = await queryPublished(sql, tenantId, productIds);
	return new Map(rows.map((row) => [row.productId, row]));
}

/** @throws Refused NOT_FOUND */
export async function loadTemplateVersion(
	sql: Sql,
	tenantId: string,
	{ templateId, version }: Pick<PublishedTemplate, 'templateId' | 'version'>,
): Promise<Design> {
	const [row] = await sql<{ document: unknown }[]>`
		select document from design_template_versions
		where tenant_id = ${tenantId} and template_id = ${templateId} and version = ${version}`;
	if (!row) throw new Refused('NOT_FOUND');
	return readDesign(row.document);
}
