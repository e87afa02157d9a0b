// For what a person waits: handed over and forgotten by the address that was given.
import type { PersonPart } from '../../accounts/person-part.ts';

export const stockNoticesOfPerson: PersonPart = {
	name: 'stockNotices',
	tables: ['stock_notices'],
	exportPart: (sql, tenantId, { email }) => sql`
		select product_id, email, language, created_at, confirmed_at from stock_notices
		where tenant_id = ${tenantId} and lower(email) = ${email} order by created_at, id`,
	async erasePart(sql, tenantId, { email }) {
		await sql`delete from stock_notices where tenant_id = ${tenantId} and lower(email) = ${email}`;
	},
};
