// Which orders a guest has placed: without an account, whether or not the guest's own row is still there.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

/** On `orders o`. */
export const isPlacedByGuest = (sql: Sql): Fragment => sql`(
	o.number is not null and not exists (
		select from users u where u.tenant_id = o.tenant_id and u.id = o.user_id and not u.guest
	)
)`;
