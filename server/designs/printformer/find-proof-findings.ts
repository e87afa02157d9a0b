// What preflight finds in the proof of a design: held against the product as it is now.
import type { Finding } from '../../../rules/designs/findings.ts';
import { type InspectedProof, preflightProof } from '../../../rules/designs/preflight-proof.ts';
import type { Sql } from '../../database/connection.ts';
import type { ShownDraft } from '../drafts/show-drafts.ts';

export async function findProofFindings(
	sql: Sql,
	tenantId: string,
	{ proof, specification }: Pick<ShownDraft, 'proof' | 'specification'>,
): Promise<Finding[]> {
	if (!proof?.copyId || !specification) return [];
	const [copy] = await sql<InspectedProof[]>`
		select c.inspection, c.pages, f.intent from printformer_copies c
		join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = c.design_id
		where c.tenant_id = ${tenantId} and c.id = ${proof.copyId} and c.inspection is not null`;
	return copy ? preflightProof(copy, specification) : [];
}
