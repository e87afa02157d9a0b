// How a shop sends things, as those see it who say so: all ways, in the shop's order, in every language.
import type { DescribedMethod } from '../../../rules/shipping/validate-method.ts';
import type { Sql } from '../../database/connection.ts';

export interface EditedMethod extends DescribedMethod {
	id: string;
	revision: number;
}

export const listMethods = (sql: Sql, tenantId: string, only: { id?: string } = {}): Promise<EditedMethod[]> =>
	sql<EditedMethod[]>`
		select id, names, descriptions, countries, kind, price::float8 as price, free_from::float8 as free_from, steps, days, collection, active, revision
		from shipping_methods
		where tenant_id = ${tenantId} ${only.id === undefined ? sql`` : sql`and id = ${only.id}`}
		order by position, id`;
