// Print data of lines that are not ordered, when their product is printed otherwise than before: found anew, and nothing of it stays
// released, which whoever has released it is told until they do so again.
import type { Inspection } from '../../../rules/printing/inspection.ts';
import { preflightUpload } from '../../../rules/printing/preflight-upload.ts';
import type { Sql } from '../../database/connection.ts';
import { findSpecifications } from './find-specification.ts';

interface CheckedFile {
	id: string;
	productId: string;
	side: string | null;
	inspection: Inspection;
}

/** To be called in the transaction that changes the specification of the product or variant, after the change. */
export async function recheckData(sql: Sql, tenantId: string, productId: string): Promise<void> {
	const files = await sql<CheckedFile[]>`
		select d.id, i.product_id, d.side, d.inspection from print_data d
		join list_items i on i.tenant_id = ${tenantId} and i.id = d.item_id
		join products p on p.tenant_id = ${tenantId} and p.id = i.product_id
		where d.tenant_id = ${tenantId} and d.replaced_by is null and d.state in ('findings', 'released')
			and d.inspection is not null and ${productId} in (p.id, p.parent_id)
			and not exists (select from print_lines l where l.tenant_id = ${tenantId} and l.item_id = d.item_id)
		order by d.id for update of d`;
	const productIds = [...new Set(files.map((file) => file.productId))];
	const found = await findSpecifications(sql, tenantId, productIds);
	for (const { id, productId: printed, side, inspection } of files) {
		const findings = preflightUpload(inspection, found.get(printed)?.specification, side);
		await sql`
			update print_data set state = 'findings', findings = ${JSON.stringify(findings)}::text::jsonb,
				release_revoked_at = case when state = 'released' then now() else release_revoked_at end, released_at = null,
				released_by = null, released_by_staff = false, released_sha256 = null, accepted_codes = '{}',
				release_text_version = null, changed_at = now()
			where tenant_id = ${tenantId} and id = ${id}`;
	}
}
