// The filters of a list as conditions of its statement. They stand beside the conditions of visibility, each joined to them by "and":
// a filter can only take away.
import type { ProductFilters } from '../../../rules/catalogue/filters.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

/** Whose list it is. */
export interface FilterScope {
	tenantId: string;
	language: string;
	/** The day in the shop. */
	today: string;
	/** What makes a category, as `c`, one that the reader may see: `openCategory(sql, audience)`. */
	openCategory: Fragment;
}

/** What one facet asks of the row `l` of product_list. Its name is the same where the facets are counted. */
export interface FacetCondition {
	facet: string;
	condition: Fragment;
}

const facetOfField = (name: string) => `field:${name}`;

/** Sets of ids, which are found once for the statement, rather than a query for each row. */
export function facetConditions(sql: Sql, scope: FilterScope, filters: ProductFilters): FacetCondition[] {
	const { tenantId, language, today, openCategory } = scope;
	const { fields, labels, categories, available, priceFrom, priceTo } = filters;
	const found: FacetCondition[] = fields.map(({ name, values }) => ({
		facet: facetOfField(name),
		condition: sql`l.product_id in (
			select f.product_id from product_facets f
			where f.tenant_id = ${tenantId} and f.language_code = ${language} and f.value = any(${[...values]}::text[])
			and f.facet = (
				select d.id from product_fields d
				where d.tenant_id = ${tenantId} and d.name = ${name} and d.filter and not d.meta
			)
		)`,
	}));
	if (labels.length > 0)
		found.push({
			facet: 'label',
			condition: sql`l.labels <> '[]' and exists (
				select from jsonb_to_recordset(l.labels) as b (id uuid, "from" date, until date)
				where b.id = any(${[...labels]}::uuid[])
				and (b."from" is null or b."from" <= ${today}::date) and (b.until is null or ${today}::date <= b.until)
			)`,
		});
	if (categories.length > 0)
		found.push({
			facet: 'category',
			condition: sql`l.product_id in (
				select m.product_id from categories c
				join category_products m on m.tenant_id = c.tenant_id and m.category_id = c.id
				where c.tenant_id = ${tenantId} and c.slug = any(${[...categories]}::text[]) and ${openCategory}
			)`,
		});
	if (available) found.push({ facet: 'available', condition: sql`l.unavailable is null` });
	if (priceFrom !== null || priceTo !== null)
		found.push({
			facet: 'price',
			condition: sql`l.from_price between ${priceFrom ?? 0} and ${priceTo ?? Number.MAX_SAFE_INTEGER}`,
		});
	return found;
}

/** Nothing, or " and …" to be put behind the conditions on `l`. */
export const narrowed = (sql: Sql, scope: FilterScope, filters: ProductFilters): Fragment =>
	facetConditions(sql, scope, filters).reduce<Fragment>(
		(all, { condition }) => sql`${all} and (${condition})`,
		sql`` as Fragment,
	);
