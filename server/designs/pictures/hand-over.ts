// Pictures that someone else than its owner puts into a design: staff who correct it, or who has come with the link of a mail.
import type { Sql } from '../../database/connection.ts';

interface HandOver {
	designId: string;
	/** Who has uploaded them. */
	from: string;
	/** In which they are named. */
	steps: unknown;
}

const idsIn = (steps: unknown): string[] => [
	...new Set(JSON.stringify(steps ?? null).match(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g)),
];

/**
 * They become the owner's, as a design shows no others; what another design shows stays where it is. To be called before the steps are taken in, in the
 * same transaction: which pictures a design shows is noted when it is saved.
 */
export async function handOverPictures(sql: Sql, tenantId: string, { designId, from, steps }: HandOver): Promise<void> {
	const ids = idsIn(steps);
	if (ids.length === 0) return;
	await sql`
		update design_pictures p set user_id = d.user_id
		from designs d
		where d.tenant_id = ${tenantId} and d.id = ${designId} and d.kind = 'draft'
			and p.tenant_id = ${tenantId} and p.user_id = ${from} and p.id = any(${ids}::uuid[])
			and not exists (
				select from design_picture_uses u
				where u.tenant_id = ${tenantId} and u.picture_id = p.id and u.design_id <> ${designId}
			)`;
}
