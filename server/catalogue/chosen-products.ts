// The products that the sections of a page choose, all of them in one statement. Who may see what is decided as in every list.
import type { ProductChoice } from '../../rules/pages/product-choice.ts';
import type { Sql } from '../database/connection.ts';
import { queryNamed } from '../database/named.ts';
import type { Statement } from '../database/read.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';
import { type Audience, conditions } from './read-model/audience.ts';

interface Wanted {
	language: string;
	audience: Audience;
	choices: readonly ProductChoice[];
}

export interface ChosenProduct extends ListedProduct {
	section: string;
}

const shown = (audience: Audience) =>
	`l.tenant_id = :tenant and l.language_code = :language and ${conditions.inLists(audience)}`;

/** Chance is the same for everyone until something in the shop changes, and another in each section. */
const template = (audience: Audience) => `
	select w.section, f.card, f.offline
	from jsonb_to_recordset(:choices::text::jsonb)
		as w (section text, mode text, category uuid, products uuid[], count int, place int)
	cross join lateral (
		(
			select ${listedColumns}, row_number() over (order by l.added_at desc, l.product_id) as place
			from product_list l where w.mode = 'newest' and ${shown(audience)}
			order by l.added_at desc, l.product_id limit w.count
		) union all (
			select ${listedColumns}, row_number() over (order by c.chance, c.product_id) as place from (
				select l.product_id, hashtextextended(l.product_id::text, (
					select v.content from tenant_versions v where v.tenant_id = :tenant
				) + hashtext(w.section)) as chance
				from product_list l where w.mode = 'random' and ${shown(audience)}
				order by chance, l.product_id limit w.count
			) c
			join product_list l on l.tenant_id = :tenant and l.language_code = :language and l.product_id = c.product_id
		) union all (
			select ${listedColumns}, row_number() over (order by m.position, m.product_id) as place
			from category_products m
			join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id
			join product_list l on l.tenant_id = m.tenant_id and l.product_id = m.product_id
			where w.mode = 'category' and m.tenant_id = :tenant and m.category_id = w.category
				and ${conditions.openCategory(audience)} and ${shown(audience)}
			order by m.position, m.product_id limit w.count
		) union all (
			select ${listedColumns}, p.place
			from unnest(w.products) with ordinality as p (id, place)
			join product_list l on l.product_id = p.id
			where w.mode = 'static' and ${shown(audience)}
			order by p.place limit w.count
		)
	) f
	order by w.place, f.place`;

export function chosenProducts(
	sql: Sql,
	tenantId: string,
	{ language, audience, choices }: Wanted,
): Statement<ChosenProduct[]> {
	const placed = choices.map((choice, place) => ({ ...choice, place }));
	return queryNamed<ChosenProduct[]>(sql, template(audience), {
		tenant: tenantId,
		language,
		roles: audience.roles,
		choices: JSON.stringify(placed),
	});
}
