// What opens the orders of a person: handed over to no one, and gone with the person, also for what was ordered as a guest.
import type { PersonPart } from '../../accounts/person-part.ts';
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';

export const orderLinksOfPerson: PersonPart = {
	name: 'orderLinks',
	tables: ['order_links', 'order_link_requests', 'order_line_pictures'],
	exportPart: async () => [],
	/** One that is revoked stays beside each order, so that no new one is made. */
	async erasePart(sql, tenantId, { id, email }) {
		await sql`delete from order_link_requests where tenant_id = ${tenantId} and email = ${email}`;
		const orders = await sql<{ id: string }[]>`
			select o.id from orders o left join users u on u.tenant_id = ${tenantId} and u.id = o.user_id
			where o.tenant_id = ${tenantId} and (
				o.user_id = ${id} or (lower(o.customer_mail) = ${email} and (u.id is null or u.guest))
			)`;
		await sql`
			delete from order_line_pictures
			where tenant_id = ${tenantId} and order_id = any(${orders.map((order) => order.id)}::uuid[])`;
		await sql`
			update order_links set revoked_at = now()
			where tenant_id = ${tenantId} and order_id = any(${orders.map((order) => order.id)}::uuid[]) and revoked_at is null`;
		await sql`
			insert into order_links (tenant_id, token_hash, order_id, expires_at, revoked_at)
			select ${tenantId}, t.token_hash, t.order_id, now(), now()
			from unnest(${orders.map(() => hashOf(newToken()))}::text[], ${orders.map((order) => order.id)}::uuid[]) as t (token_hash, order_id)`;
	},
};
