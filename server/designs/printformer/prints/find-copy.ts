// What a print is made of: the copy at the provider that was released, and what the product needs.
import type { PrintSpecification } from '../../../../rules/designs/print-specification.ts';
import type { Sql } from '../../../database/connection.ts';

export interface ReleasedCopy {
	account: string;
	hash: string;
	/** Of one personalisation. */
	pages: number;
	personalizations: number;
	specification: PrintSpecification;
	/** Of errors that the shop has overruled by releasing it by hand. */
	overruledCodes: string[];
}

export async function findCopy(sql: Sql, tenantId: string, releaseId: string): Promise<ReleasedCopy | undefined> {
	const [copy] = await sql<ReleasedCopy[]>`
		select c.account, c.hash, c.pages, c.personalizations, r.specification,
			case when r.released_by_staff then r.accepted_codes else '{}' end as overruled_codes
		from printformer_copies c join design_releases r on r.tenant_id = ${tenantId} and r.id = c.release_id
		where c.tenant_id = ${tenantId} and c.release_id = ${releaseId}
			and c.hash is not null and c.pages is not null and c.personalizations is not null`;
	return copy;
}
