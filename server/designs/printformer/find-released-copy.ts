// What was released of a design at the provider, for who wants it again.
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { DesignIntent, ProviderFinding } from '../../../rules/designs/printformer.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import type { Sql } from '../../database/connection.ts';
import { readDesign } from '../templates/find-template.ts';

export interface ReleasedCopy {
	account: string;
	hash: string;
	template: string;
	intent: DesignIntent;
	lowResSha256: string;
	artworkSha256: string;
	/** Null: none, or of before it was stored. */
	variantId: number | null;
	/** Null: of before proofs were inspected. */
	inspection: Inspection | null;
	findings: readonly ProviderFinding[];
	productId: string;
	templateVersion: number | null;
	document: Design;
	specification: PrintSpecification;
	series: readonly FieldValues[] | null;
	acceptedCodes: string[];
	/** The shop has released it, or sent it back: its owner has yet to say that it may be printed. */
	isUnconfirmed: boolean;
}

/** Of designs of this person, or that they have released themselves. */
export async function findReleasedCopy(
	sql: Sql,
	tenantId: string,
	userId: string,
	releaseId: string,
): Promise<ReleasedCopy | undefined> {
	const [row] = await sql<ReleasedCopy[]>`
		select c.account, c.hash, coalesce(f.template, '') as template, coalesce(f.intent, 'customize') as intent, c.low_res_sha256,
			c.artwork_sha256, c.variant_id, c.inspection, coalesce(f.findings, '[]'::jsonb) as findings, r.product_id, r.template_version, r.document,
			r.specification, r.series, r.accepted_codes, r.released_by_staff or exists (
				select from print_lines p where p.tenant_id = ${tenantId} and p.release_id = r.id and p.state = 'refused'
			) as is_unconfirmed
		from design_releases r
		join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = r.id
		left join designs d on d.tenant_id = ${tenantId} and d.id = r.design_id
		left join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = r.design_id
		where r.tenant_id = ${tenantId} and r.id = ${releaseId} and (d.user_id = ${userId} or r.released_by = ${userId})
			and r.product_id is not null and c.hash is not null`;
	return row && { ...row, document: readDesign(row.document) };
}
