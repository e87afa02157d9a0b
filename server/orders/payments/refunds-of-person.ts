// What a user has had given back, as one of the shop.
import type { PersonPart } from '../../accounts/person-part.ts';

export const refundsOfPerson: PersonPart = {
	name: 'refunds',
	tables: ['refunds'],
	exportPart: (sql, tenantId, { id }) => sql`
		select order_id, amount::float8 as amount, reason, state, created_at from refunds
		where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
	/** That money went back stays; who it was does not. */
	async erasePart(sql, tenantId, { id }) {
		await sql`update refunds set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
