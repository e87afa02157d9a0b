// What a user has ordered, and what they have done to orders as one of the shop.
import type { PersonPart } from '../../accounts/person-part.ts';

export const ordersOfPerson: PersonPart = {
	name: 'orders',
	tables: ['orders', 'order_lines', 'order_events', 'shipments', 'shipment_parcels', 'shipment_lines'],
	exportPart: (sql, tenantId, { id }) => sql`
		select o.number, o.status, o.payment, o.created_at, o.placed_at, o.cancelled_at, o.cancel_reason, o.currency, o.gross::float8 as gross, o.billing_address,
			o.shipping_address, (
				select jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'itemName', l.item_name, 'quantity', l.quantity,
					'gross', l.gross) order by l.position)
				from order_lines l where l.tenant_id = ${tenantId} and l.order_id = o.id
			) as lines, (
				select jsonb_agg(jsonb_build_object('carrier', coalesce(nullif(s.carrier_name, ''), s.carrier), 'shippedOn', s.shipped_on, 'parcels', (
					select jsonb_agg(p.number order by p.position) from shipment_parcels p
					where p.tenant_id = ${tenantId} and p.shipment_id = s.id
				)) order by s.created_at)
				from shipments s where s.tenant_id = ${tenantId} and s.order_id = o.id and s.removed_at is null
			) as shipments
		from orders o where o.tenant_id = ${tenantId} and o.user_id = ${id} order by o.created_at, o.id`,
	/**
	 * What was placed is kept for as long as the law wants books to be kept, and leads to no account any more. What came to nothing goes;
	 * what still waits for money does not, as the money may come.
	 */
	async erasePart(sql, tenantId, { id }) {
		await sql`
			delete from orders o where o.tenant_id = ${tenantId} and o.user_id = ${id} and o.number is null and o.status = 'error'
				and not exists (
					select from payments p where p.tenant_id = ${tenantId} and p.order_id = o.id and p.state in ('opening', 'open', 'paid')
				)`;
		await sql`update orders set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update orders set created_by = null where tenant_id = ${tenantId} and created_by = ${id}`;
		await sql`update orders set cancelled_by = null where tenant_id = ${tenantId} and cancelled_by = ${id}`;
		await sql`update shipments set created_by = null where tenant_id = ${tenantId} and created_by = ${id}`;
		await sql`update shipments set removed_by = null where tenant_id = ${tenantId} and removed_by = ${id}`;
		await sql`update order_events set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
