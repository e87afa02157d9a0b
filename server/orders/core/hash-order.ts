// What somebody has seen who decides about an order, as one hash: its lines with their prices and releases, its sums, where it goes and how it is paid.
import { createHash } from 'node:crypto';
import type { Sql } from '../../database/connection.ts';

interface Seen {
	order: object;
	lines: object[];
	files: object[];
}

/** JSON of the database has its keys in one order. */
export async function hashOrder(sql: Sql, tenantId: string, orderId: string): Promise<string> {
	const [seen] = await sql<Seen[]>`
		select jsonb_build_object(
				'billing', o.billing_address, 'shipping', o.shipping_address, 'method', o.shipping, 'totals', o.totals, 'net', o.net, 'gross', o.gross,
				'currency', o.currency, 'paymentMethod', o.payment_method, 'deliveryDay', o.delivery_day, 'company', o.company_id,
				'costCentre', o.cost_centre_id
			) as "order", (
				select jsonb_agg(jsonb_build_array(
					l.position, l.item_id, l.product_id, l.code, l.name, l.item_name, l.options, l.quantity, l.series_rows, l.unit_price, l.rate, l.net,
					l.gross, l.design_id, l.release_id
				) order by l.position)
				from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
			) as lines, (
				select coalesce(jsonb_agg(jsonb_build_array(d.item_id, d.side, d.sha256, d.state) order by d.item_id, d.side, d.id), '[]')
				from order_lines l join print_data d on d.tenant_id = l.tenant_id and d.item_id = l.item_id
				where l.tenant_id = o.tenant_id and l.order_id = o.id and d.replaced_by is null and not d.is_late
			) as files
		from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	if (!seen) throw new Error(`there is no order ${orderId}`);
	const { order, lines, files } = seen;
	return createHash('sha256')
		.update(JSON.stringify([order, lines, files]))
		.digest('hex');
}
