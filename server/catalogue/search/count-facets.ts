// By what a list can be narrowed, with how many products each choice would leave: in one statement, however long the list is.
//
// The number beside a choice is that with the choices of all other facets applied. So of every product it is noted which of the
// chosen facets it fails: who fails none counts everywhere, who fails one counts for that facet alone, who fails two counts nowhere.

import type { ProductFilters } from '../../../rules/catalogue/filters.ts';
import type { LabelKind } from '../../../rules/catalogue/kinds.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment, Statement } from '../../database/read.ts';
import { textOf } from '../../texts/shop-text.ts';
import { type FilterScope, facetConditions } from './filters.ts';

export interface CountedValue {
	value: string;
	count: number;
}

export interface FacetRows {
	/** In the order of the shop. The label is a text. */
	fields: { id: string; name: string; text: Translatable | null; values: CountedValue[] }[];
	labels: (CountedValue & { name: string; kind: LabelKind })[];
	/** In the order of the tree. The name is a text. */
	categories: (CountedValue & { id: string; parent: string | null; text: Translatable | null })[];
	/** How many can be ordered. */
	available: number;
	/** How many there are to choose from while all products count. */
	total: number;
	lowest: number | null;
	highest: number | null;
}

/** Of a facet with more values the most frequent are shown. */
const mostValues = 50;

function missedBy(sql: Sql, scope: FilterScope, filters: ProductFilters): Fragment {
	const missed = facetConditions(sql, scope, filters).reduce<Fragment | undefined>((all, { facet, condition }) => {
		const one = sql`case when ${condition} then null else ${facet}::text end`;
		return all ? sql`${all}, ${one}` : sql`${one}`;
	}, undefined);
	return missed ? sql`array_remove(array[${missed}], null)` : sql`'{}'::text[]`;
}

/**
 * @param source `from product_list l … where …` of the list: what the reader may see of it, not yet narrowed
 * @param shown.categories not where the list is that of a category
 * @param shown.named whether fields and categories have their names, for which the texts of the shop are needed
 */
export function countFacets(
	sql: Sql,
	scope: FilterScope,
	source: Fragment,
	filters: ProductFilters,
	shown: { categories: boolean; named: boolean },
): Statement<FacetRows[]> {
	const { tenantId, language, today, openCategory } = scope;
	const counts = (facet: Fragment) => sql`(b.missed is null or b.missed = ${facet})`;
	return sql<FacetRows[]>`
		with listed as materialized (
			select l.product_id, l.labels, l.unavailable is null as available, l.from_price::float8 as price,
				${missedBy(sql, scope, filters)} as missed
			${source}
		), counted as materialized (
			select product_id, labels, available, price, missed[1] as missed from listed where cardinality(missed) < 2
		), field_values as (
			select d.id, f.value, count(*)::int as count,
				row_number() over (partition by d.id order by count(*) desc, f.value) as place
			from counted b
			join product_facets f on f.tenant_id = ${tenantId} and f.language_code = ${language} and f.product_id = b.product_id
			join product_fields d on d.tenant_id = ${tenantId} and d.id = f.facet and d.filter and not d.meta
			where ${counts(sql`'field:' || d.name`)}
			group by d.id, f.value
		), label_values as (
			select e.id, min(e.name) as name, min(e.kind) as kind, count(*)::int as count
			from counted b
			cross join lateral jsonb_to_recordset(b.labels)
				as e (id uuid, name text, kind text, "from" date, until date)
			where b.labels <> '[]' and ${counts(sql`'label'`)}
				and (e."from" is null or e."from" <= ${today}::date)
				and (e.until is null or ${today}::date <= e.until)
			group by e.id
		), category_values as (
			select c.id, c.slug, u.slug as parent, c.position, u.position as above, count(*)::int as count
			from counted b
			join category_products m on m.tenant_id = ${tenantId} and m.product_id = b.product_id
			join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id and ${openCategory}
			left join categories u on u.tenant_id = c.tenant_id and u.id = c.parent_id
			where ${shown.categories} and ${counts(sql`'category'`)}
			group by c.id, c.slug, u.slug, c.position, u.position
		)
		select
			coalesce((
				select jsonb_agg(jsonb_build_object(
					'id', d.id, 'name', d.name, 'values', v.values,
					'text', ${textOf(sql, tenantId, sql`'productField.' || d.id || '.label'`, shown.named)}
				) order by d.position, d.id)
				from product_fields d
				join (
					select id, jsonb_agg(jsonb_build_object('value', value, 'count', count)) as values
					from field_values where place <= ${mostValues} group by id
				) v on v.id = d.id
				where d.tenant_id = ${tenantId}
			), '[]') as fields,
			coalesce((
				select jsonb_agg(
					jsonb_build_object('value', v.id, 'name', v.name, 'kind', v.kind, 'count', v.count)
					order by b.position, v.id
				)
				from label_values v left join product_labels b on b.tenant_id = ${tenantId} and b.id = v.id
			), '[]') as labels,
			coalesce((
				select jsonb_agg(jsonb_build_object(
					'value', v.slug, 'id', v.id, 'parent', v.parent, 'count', v.count,
					'text', ${textOf(sql, tenantId, sql`'category.' || v.id || '.name'`, shown.named)}
				) order by coalesce(v.above, v.position), v.above is not null, v.position, v.id)
				from category_values v
			), '[]') as categories,
			(select count(*)::int from counted b where b.available and ${counts(sql`'available'`)}) as available,
			(select count(*)::int from counted b where ${counts(sql`'available'`)}) as total,
			(select min(b.price) from counted b where ${counts(sql`'price'`)}) as lowest,
			(select max(b.price) from counted b where ${counts(sql`'price'`)}) as highest`;
}
