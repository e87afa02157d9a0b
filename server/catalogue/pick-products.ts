// A few products that stand for the whole range of a shop, with their pictures: for pages that no one has chosen any for yet.
import type { Sql } from '../database/connection.ts';
import { everybody, inLists } from './read-model/audience.ts';

interface Wanted {
	language: string;
	count: number;
}

export interface PickedProduct {
	id: string;
	/** Of its picture; none is there twice. */
	mediaId: string;
}

/** Those that everybody sees and that can be ordered, at equal distances in the order of the shop. */
export const pickProducts = (sql: Sql, tenantId: string, { language, count }: Wanted) => sql<PickedProduct[]>`
	with shown as (
		select distinct on (l.image_id) l.product_id, l.image_id, l.position from product_list l
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and l.image_id is not null
			and l.unavailable is null and ${inLists(sql, everybody)}
		order by l.image_id, l.position, l.product_id
	), placed as (
		select *, row_number() over (order by position, product_id) - 1 as place, count(*) over () as total from shown
	)
	select product_id as id, image_id as media_id from placed
	where place % greatest(1, total / ${count}::int) = 0
	order by place limit ${count}`;
