// What a user has declared: handed over and forgotten by the address that was given.
import type { PersonPart } from '../../accounts/person-part.ts';

export const withdrawalsOfPerson: PersonPart = {
	name: 'withdrawals',
	tables: ['withdrawals'],
	exportPart: (sql, tenantId, { email }) => sql`
		select name, order_number, email, received_at from withdrawals
		where tenant_id = ${tenantId} and lower(email) = ${email} order by received_at, id`,
	/** That there was a withdrawal belongs to the order, which the shop has to keep. */
	async erasePart(sql, tenantId, { email }) {
		await sql`update withdrawals set name = '', email = '' where tenant_id = ${tenantId} and lower(email) = ${email}`;
	},
};
