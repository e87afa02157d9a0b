// What a user has changed of the stock by hand.
import type { PersonPart } from '../accounts/person-part.ts';

export const stockMovementsOfPerson: PersonPart = {
	name: 'stockMovements',
	tables: ['stock_movements'],
	exportPart: (sql, tenantId, { id }) => sql`
		select product_id, at, reason, on_hand_change, note from stock_movements
		where tenant_id = ${tenantId} and user_id = ${id} order by at, id`,
	/** What there is stays; who it was does not, and what that person wrote may contain a name. */
	async erasePart(sql, tenantId, { id }) {
		await sql`update stock_movements set user_id = null, note = '' where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
