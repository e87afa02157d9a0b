// A picture of a shopper that was ordered with a design: staff who look after orders see it.
import type { Sql } from '../../database/connection.ts';
import { type DesignReader, findAccess } from '../access/design-access.ts';
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

/** @returns undefined unless a design shows it that was sent back, whose order was opened from a mail */
export async function findLinkedPicture(
	sql: Sql,
	tenantId: string,
	reader: DesignReader,
	id: string,
): Promise<Artwork | undefined> {
	if (reader.orderTokens.length === 0) return undefined;
	const uses = await sql<{ designId: string }[]>`
		select u.design_id from design_picture_uses u
		where u.tenant_id = ${tenantId} and u.picture_id = ${id}
			and exists (select from order_lines l where l.tenant_id = ${tenantId} and l.design_id = u.design_id)
		limit 20`;
	for (const { designId } of uses)
		if ((await findAccess(sql, tenantId, reader, designId)) === 'link')
			return (await findReleasedArtwork(sql, tenantId, [id])).get(id);
	return undefined;
}
