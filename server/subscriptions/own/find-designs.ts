// The designs that a line of one's own subscription can be delivered with: released ones of the same product.

import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { loadOwn, type Owner } from './owner.ts';

export interface ChoosableDesign {
	id: string;
	name: string;
	revision: number;
	updatedAt: Date;
	isChosen: boolean;
}

const mostDesigns = 50;

/** The latest first. */
export async function findChoosableDesigns(
	sql: Sql,
	owner: Owner,
	id: string,
	position: number,
): Promise<ChoosableDesign[]> {
	const { lines } = await loadOwn(sql, owner, id);
	const line = lines.find((one) => one.position === position);
	if (!line) throw new Refused('NOT_FOUND');
	if (!line.designId) return [];
	return sql<ChoosableDesign[]>`
		select d.id, d.name, d.revision, d.updated_at, d.id = ${line.designId} as is_chosen from designs d
		where d.tenant_id = ${owner.tenant.id} and d.user_id = ${owner.user.id} and d.kind = 'draft'
			and d.product_id = ${line.productId} and d.release_id is not null
		order by d.updated_at desc, d.id limit ${mostDesigns}`;
}
