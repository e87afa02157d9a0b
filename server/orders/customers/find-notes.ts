// What was written about the orders of a customer, the latest first.
import type { Sql } from '../../database/connection.ts';
import type { FoundCustomer } from './find-customer.ts';
import { isPlacedByGuest } from './placed-by-guest.ts';

export interface CustomerNote {
	id: string;
	at: Date;
	text: string;
	orderId: string;
	number: string;
}

const most = 20;

export const findNotes = (
	sql: Sql,
	tenantId: string,
	{ userId, email }: Pick<FoundCustomer, 'userId' | 'email'>,
): Promise<CustomerNote[]> => sql<CustomerNote[]>`
	select e.id, e.at, e.detail ->> 'text' as text, o.id as order_id, o.number
	from orders o join order_events e on e.tenant_id = o.tenant_id and e.order_id = o.id and e.kind = 'note'
	where o.tenant_id = ${tenantId} and o.number is not null
		and ${userId === null ? sql`o.customer_mail = ${email} and ${isPlacedByGuest(sql)}` : sql`o.user_id = ${userId}`}
	order by e.at desc, e.id limit ${most}`;
