// A picture of a shopper that was ordered with a design: staff who look after orders see it.
import type { Sql } from '../../database/connection.ts';
import { type Artwork, findReleasedArtwork } from './find-artwork.ts';

/** @returns undefined unless it is part of a design, or of a release of one, in an order that was placed */
export async function findOrderedPicture(sql: Sql, tenantId: string, id: string): Promise<Artwork | undefined> {
	const [found] = await sql`
		select from order_lines l
		join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id and o.number is not null
		where l.tenant_id = ${tenantId} and l.design_id in (
			select design_id from design_picture_uses where tenant_id = ${tenantId} and picture_id = ${id}
			union all
			select design_id from design_releases
			where tenant_id = ${tenantId} and pictures @> jsonb_build_array(jsonb_build_object('mediaId', ${id}::text))
		) limit 1`;
	return found && (await findReleasedArtwork(sql, tenantId, [id])).get(id);
}
