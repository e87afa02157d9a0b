// Pictures of ordered designs in mails. Their addresses hold a random token, as the links do, and show one small picture for half a year.
import { linePageAddress, thumbnailWidth } from '../../../rules/designs/page-address.ts';
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';

const daysToLive = 180;

interface DesignedOrder {
	id: string;
	lines: readonly { itemId: string | null; releaseId: string | null }[];
}

/** Addresses by the id of the line. */
export type LinePictures = ReadonlyMap<string, string>;

/** @param shop its address: https://shop.example */
export async function makeLinePictures(
	sql: Sql,
	tenantId: string,
	{ id: orderId, lines }: DesignedOrder,
	shop: string,
): Promise<LinePictures> {
	const made = lines.flatMap(({ itemId, releaseId }) =>
		itemId && releaseId ? [{ itemId, releaseId, token: newToken() }] : [],
	);
	if (made.length > 0)
		await sql`
			insert into order_line_pictures (tenant_id, token_hash, order_id, item_id, expires_at)
			select ${tenantId}, t.hash, ${orderId}, t.item_id, now() + make_interval(days => ${daysToLive})
			from unnest(
				${made.map(({ token }) => hashOf(token))}::text[], ${made.map(({ itemId }) => itemId)}::uuid[]
			) as t (hash, item_id)`;
	return new Map(
		made.map(({ itemId, releaseId, token }) => {
			const address = new URL(linePageAddress(itemId, releaseId, 1, thumbnailWidth), shop);
			address.searchParams.set('picture', token);
			return [itemId, address.href];
		}),
	);
}

/** Whether a token shows the picture of this line. */
export async function opensLinePicture(sql: Sql, tenantId: string, itemId: string, token: string): Promise<boolean> {
	const rows = await sql`
		select from order_line_pictures
		where tenant_id = ${tenantId} and token_hash = ${hashOf(token)} and item_id = ${itemId} and expires_at > now()`;
	return rows.length > 0;
}
