// Designs as their owner sees them: with the line that they are ordered by, the product, and whether its template is newer.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { type DesignLine, findDesignLines } from '../../cart/design-lines.ts';
import { loadSoldItems, type Reader } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import { findSpecifications } from '../../printing/specification/find-specification.ts';
import type { DesignAccess } from '../access/design-access.ts';
import { findPublished, findSameAsNewest, type PublishedTemplate } from '../templates/find-template.ts';
import type { Draft } from './find-drafts.ts';
import { findProofs, type Proof } from './find-proofs.ts';

type FoundDraft = Draft & { access?: DesignAccess };

export interface ShownDraft extends Draft {
	/** Undefined: it is the owner who looks at it. */
	access?: DesignAccess;
	line: DesignLine | undefined;
	/** Undefined: the owner cannot see it any more. */
	product: { name: string; slug: string } | undefined;
	/** Undefined: it is not printed any more. */
	specification: PrintSpecification | undefined;
	newerTemplateVersion: number | null;
	/** Undefined: it is edited in the studio. */
	proof: Proof | undefined;
	/** One of many: nothing is computed for it that takes time. */
	isListed?: boolean;
}

const newerVersion = (
	{ templateId, templateVersion }: Draft,
	published: PublishedTemplate | undefined,
	isSame: (templateId: string, version: number | null) => boolean,
): number | null =>
	published &&
	published.templateId === templateId &&
	published.version > (templateVersion ?? 0) &&
	!isSame(templateId, templateVersion)
		? published.version
		: null;

/** A fixed number of statements, however many. */
export async function showDrafts(sql: Sql, reader: Reader, drafts: readonly FoundDraft[]): Promise<ShownDraft[]> {
	if (drafts.length === 0) return [];
	const { tenant, user } = reader;
	const productIds = drafts.map(({ productId }) => productId);
	const designIds = drafts.map(({ id }) => id);
	const templateIds = [...new Set(drafts.flatMap(({ templateId }) => templateId ?? []))];
	const atProvider = drafts.filter(({ provider }) => provider === 'printformer').map(({ id }) => id);
	const [lines, products, published, specifications, isSame, proofs] = await Promise.all([
		findDesignLines(sql, tenant.id, user.id, designIds),
		loadSoldItems(sql, reader, productIds),
		findPublished(sql, tenant.id, productIds),
		findSpecifications(sql, tenant.id, productIds),
		findSameAsNewest(sql, tenant.id, templateIds),
		findProofs(sql, tenant.id, atProvider),
	]);
	return drafts.map((draft) => ({
		...draft,
		line: lines.get(draft.id),
		product: products.get(draft.productId),
		specification: specifications.get(draft.productId)?.specification,
		newerTemplateVersion: newerVersion(draft, published.get(draft.productId), isSame),
		proof: proofs.get(draft.id),
	}));
}
