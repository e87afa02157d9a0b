// The lines of placed orders that a design was ordered with, for who looks at the design.
import type { LinePrintState } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { findCorrected } from '../../orders/core/print-events.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';
import type { DesignAccess } from '../access/design-access.ts';

export interface DesignOrderLine {
	itemId: string;
	orderId: string;
	orderNumber: string;
	customerName: string;
	state: LinePrintState;
	/** Why the shop has sent it back; empty: it has not. */
	refusalReason: string;
	/** The shop has changed the design since it was released. */
	isCorrected: boolean;
	releaseId: string;
	designId: string;
	/** Pages of the release. */
	pages: number;
}

interface Looking {
	id: string;
	access?: DesignAccess;
	orderTokens: readonly string[];
}

/** The newest first. Who has come with the link of a mail learns of no other order. */
export async function findOrderLines(
	sql: Sql,
	tenantId: string,
	{ id, access = 'owner', orderTokens }: Looking,
): Promise<DesignOrderLine[]> {
	const opened = access === 'link' ? await findOpenedOrders(sql, tenantId, orderTokens) : [];
	const lines = await sql<Omit<DesignOrderLine, 'isCorrected'>[]>`
		select p.item_id, o.id as order_id, o.number as order_number, o.customer_name, p.state, p.refusal_reason,
			p.release_id, l.design_id, coalesce(jsonb_array_length(r.document -> 'pages'), 0) as pages
		from order_lines l
		join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		join print_lines p on p.tenant_id = ${tenantId} and p.order_id = l.order_id and p.item_id = l.item_id
		join design_releases r on r.tenant_id = ${tenantId} and r.id = p.release_id
		where l.tenant_id = ${tenantId} and l.design_id = ${id} and o.number is not null and p.release_id is not null
			${access === 'link' ? sql`and o.id = any(${opened}::uuid[])` : sql``}
		order by o.placed_at desc, p.item_id limit 20`;
	if (lines.length === 0) return [];
	const itemIds = lines.map(({ itemId }) => itemId);
	const corrected = await findCorrected(sql, tenantId, itemIds);
	return lines.map((line) => ({ ...line, isCorrected: corrected.has(line.itemId) }));
}

/** @returns the number of the newest order that waits for a new release of a design */
export async function findSentBackOrder(sql: Sql, tenantId: string, id: string): Promise<string | undefined> {
	const lines = await findOrderLines(sql, tenantId, { id, orderTokens: [] });
	return lines.find(({ state }) => state === 'refused')?.orderNumber;
}
