// What is known of the people of purchasing systems: their visits, the carts they handed over, what was ordered of them. They are found by their user, and
// by the address that a purchasing system has named: there may be an account with the same one, or none.
import type { PersonPart } from '../../accounts/person-part.ts';
import { removeProcurementUsers } from '../../accounts/users/remove-procurement-users.ts';
import type { Sql } from '../../database/connection.ts';

interface Known {
	userId: string;
}

const findPeople = (sql: Sql, tenantId: string, { id, email }: { id: string; email: string | null }) => sql<Known[]>`
	select user_id from procurement_people
	where tenant_id = ${tenantId} and (user_id = ${id} or (${email ?? ''} <> '' and lower(email) = lower(${email ?? ''})))
	order by user_id`;

export const procurementOfPerson: PersonPart = {
	name: 'procurement',
	tables: ['procurement_people', 'procurement_sessions', 'procurement_carts'],
	async exportPart(sql, tenantId, person) {
		const ids = (await findPeople(sql, tenantId, person)).map(({ userId }) => userId);
		return sql`
			select b.name as purchasing_system, p.person, p.name, p.email, p.last_seen_at, (
					select coalesce(jsonb_agg(jsonb_build_object('at', s.created_at, 'protocol', s.protocol, 'operation', s.operation,
						'language', s.language, 'endedAt', s.ended_at) order by s.created_at), '[]')
					from procurement_sessions s where s.tenant_id = p.tenant_id and s.user_id = p.user_id
				) as visits, (
					select coalesce(jsonb_agg(jsonb_build_object('at', c.created_at, 'net', c.net, 'currency', c.currency, 'lines', (
						select jsonb_agg(jsonb_build_object('code', l.line ->> 'code', 'name', l.line ->> 'name',
							'itemName', l.line ->> 'itemName', 'quantity', l.line -> 'quantity') order by l.position)
						from procurement_lines l where l.tenant_id = c.tenant_id and l.cart_id = c.id
					)) order by c.created_at), '[]')
					from procurement_carts c where c.tenant_id = p.tenant_id and c.user_id = p.user_id
				) as carts, (
					select coalesce(jsonb_agg(jsonb_build_object('orderId', r.order_ref, 'version', r.version, 'number', o.number,
						'state', r.state, 'at', r.created_at) order by r.created_at), '[]')
					from procurement_orders r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
					where r.tenant_id = p.tenant_id and o.user_id = p.user_id
				) as orders
			from procurement_people p join procurement_buyers b on b.tenant_id = p.tenant_id and b.id = p.buyer_id
			where p.tenant_id = ${tenantId} and p.user_id = any(${ids}::uuid[]) order by p.user_id`;
	},
	/** What was said about them goes with them, and so does who they were here; what was ordered is kept with the orders. */
	async erasePart(sql, tenantId, person) {
		const ids = (await findPeople(sql, tenantId, person)).map(({ userId }) => userId);
		await sql`
			delete from procurement_messages m where m.tenant_id = ${tenantId} and (
				m.session_id in (
					select id from procurement_sessions where tenant_id = ${tenantId} and user_id = any(${ids}::uuid[])
				) or (m.buyer_id, m.order_ref) in (
					select r.buyer_id, r.order_ref from procurement_orders r
					join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
					where r.tenant_id = ${tenantId} and o.user_id = any(${ids}::uuid[])
				))`;
		await sql`delete from procurement_sessions where tenant_id = ${tenantId} and user_id = any(${ids}::uuid[])`;
		await sql`delete from procurement_people where tenant_id = ${tenantId} and user_id = any(${ids}::uuid[])`;
		// What they called a line of a cart may name them.
		await sql`
			update procurement_lines l set line = l.line || '{"itemName": ""}' from procurement_carts c
			where l.tenant_id = ${tenantId} and c.tenant_id = ${tenantId} and c.id = l.cart_id and c.user_id = any(${ids}::uuid[])`;
		// The user itself goes with its account.
		await removeProcurementUsers(
			sql,
			tenantId,
			ids.filter((id) => id !== person.id),
		);
	},
};
