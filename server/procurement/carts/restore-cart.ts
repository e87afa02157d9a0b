// An earlier cart is brought back: to be looked at, or to be changed. Known by the ids that were handed over with its lines; another purchasing system's
// lines are none.
import { isId } from '../../../rules/ids.ts';
import type { QuotedPrice } from '../../../rules/procurement/run-price.ts';
import { bringLinesBack, putCartAside } from '../../cart/hand-over.ts';
import type { LineAttachments } from '../../cart/line-attachments.ts';
import { findOwnDesigns } from '../../cart/line-designs.ts';
import type { Sql } from '../../database/connection.ts';
import type { HandedItem } from '../sessions/session-rows.ts';
import type { FrozenLine } from './told-lines.ts';

export interface KnownLine {
	id: string;
	line: FrozenLine;
	told: QuotedPrice;
	currency: string;
	createdAt: Date;
	userId: string | null;
	/** The request that it was ordered with. */
	orderedBy: string | null;
}

/** By id; locked, no one else orders them. Those of other purchasing systems and those that never were are left out. */
export async function findLines(
	sql: Sql,
	tenantId: string,
	buyerId: string,
	ids: readonly string[],
	lock: 'none' | 'exclusive' = 'none',
): Promise<Map<string, KnownLine>> {
	const wanted = ids.filter(isId).map((id) => id.toLowerCase());
	const rows = await sql<KnownLine[]>`
		select l.id, l.line, l.told, l.ordered_by, c.currency, c.created_at, c.user_id
		from procurement_lines l join procurement_carts c on c.tenant_id = l.tenant_id and c.id = l.cart_id
		where l.tenant_id = ${tenantId} and c.buyer_id = ${buyerId} and l.id = any(${wanted}::uuid[])
		order by l.id ${lock === 'exclusive' ? sql`for update of l` : sql``}`;
	return new Map(rows.map((row) => [row.id, row]));
}

/** How many pieces a line has now: of a run that was sold as one piece the run, unless several were bought. */
function quantityOf({ line, told }: KnownLine, item: HandedItem): number {
	if (told.isOnePiece) return line.pieces * item.quantity;
	return item.quantity === told.quantity
		? line.pieces
		: Math.max(1, Math.round(item.quantity / (line.seriesRows ?? 1)));
}

interface Restored {
	buyerId: string;
	userId: string;
	items: readonly HandedItem[];
	attachments: LineAttachments;
}

/** For a visit that changes a cart. What lay in the person's cart goes to their drafts. @returns how many lines are not known any more */
export async function restoreCart(
	sql: Sql,
	tenantId: string,
	{ buyerId, userId, items, attachments }: Restored,
): Promise<number> {
	const known = await findLines(
		sql,
		tenantId,
		buyerId,
		items.map(({ auxiliaryId }) => auxiliaryId),
	);
	const found = items.flatMap((item) => {
		const line = known.get(item.auxiliaryId.toLowerCase());
		return line ? { item, line } : [];
	});
	const designs = await findOwnDesigns(
		sql,
		{ tenant: { id: tenantId }, user: { id: userId } },
		found.flatMap(({ line }) => line.line.designId ?? []),
	);
	await putCartAside(sql, tenantId, userId);
	const lines = found.map(({ item, line }) => ({
		from: line.id,
		productId: line.line.productId,
		quantity: quantityOf(line, item),
		itemName: line.line.itemName,
		designId: designs.has(line.line.designId ?? '') ? line.line.designId : null,
	}));
	await bringLinesBack(sql, tenantId, userId, lines, attachments);
	return items.length - found.length;
}
