// One product, in one language, with everything its page says of it.

import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { printformerSettings } from '../../rules/settings/printformer.ts';
import type { Stock } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import { queryNamed } from '../database/named.ts';
import type { Statement } from '../database/read.ts';
import { type FoundPricing, ownRatesText, pricingText } from '../pricing/find-pricing.ts';
import { settingSql } from '../settings/setting-sql.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';
import { type Audience, conditions } from './read-model/audience.ts';
import type { ProductPage } from './read-model/product-page.ts';

interface Wanted {
	language: string;
	audience: Audience;
	slug: string;
	/** The code of the chosen variant. */
	variant?: string | undefined;
	/** Whose taxes are shown. */
	country: string;
	/** Shown to a user who has a link that was made to look at it. */
	evenHidden?: string | undefined;
}

/** What the price and the stock of something are told from. */
export interface SoldProduct extends Pick<FoundPricing, 'ownRates'> {
	id: string;
	/** Null where it has none. */
	pricing: FoundPricing['pricing'] | null;
	stock: Stock | null;
	/** How it is printed; null where nothing is said about that. */
	printing: PrintSpecification | null;
	/** Whether a template that fits that is published. */
	hasTemplate: boolean;
	/** What shoppers do where it is designed at Printformer; null: in the studio, or not at all. */
	designIntent: string | null;
}

export interface FoundProduct extends ListedProduct {
	page: ProductPage;
	/** The variant whose own address it is. */
	variantId: string | null;
	/** The slug of the first category that it stands in and the reader may see. */
	category: string | null;
	/** The chosen variant, the one shown while none is chosen, or the product. */
	sold: SoldProduct;
	/** Others of that category. */
	related: ListedProduct[] | null;
	/** The shop offers several quantities or variants to be added in one go. */
	severalAtOnce: boolean;
	/** Working days on the way, by the first method that brings it to the country. */
	shippingDays: number;
}

const related = 4;

const variantByCode = `(
	select v.id from products v
	where v.tenant_id = :tenant and v.parent_id = l.product_id and lower(v.code) = lower(:variant)
)`;

/** What the checkout begins with there. Collecting is for those who choose it: it counts where nothing is brought. */
const daysOnTheWay = `coalesce((
	select m.days from shipping_methods m
	where m.tenant_id = :tenant and m.active and (m.countries = '{}' or :country = any(m.countries))
		and ${settingSql(orderSettings, 'showShipping', ':tenant')}
	order by m.collection or m.days = 0, m.position, m.id limit 1
), 0)`;

/** That of the variant, or of its product. */
const specification = `(
	select s.specification from print_specifications s
	where s.tenant_id = :tenant and s.product_id in ((select id from sold), (select id from it))
	order by (s.product_id = (select id from sold)) desc limit 1
)`;

/** Likewise; the newest version counts, if it has the format of what is printed. */
const hasStudioTemplate = `coalesce((
	select t.width = (p.specification ->> 'width')::integer and t.height = (p.specification ->> 'height')::integer
		and t.pages = jsonb_array_length(p.specification -> 'sides')
	from (select specification from printed) p, (
		select v.width, v.height, v.pages from designs d
		join design_template_versions v on v.tenant_id = :tenant and v.template_id = d.id
		where d.tenant_id = :tenant and d.kind = 'template' and d.product_id in ((select id from sold), (select id from it))
		order by (d.product_id = (select id from sold)) desc, v.version desc limit 1
	) t
), false)`;

/** Where the variant, or its product, is designed at Printformer, and the shop does that at present. */
const isAtPrintformer = `(coalesce((
	select q.provider = 'printformer' from product_designs q
	where q.tenant_id = :tenant and q.product_id in ((select id from sold), (select id from it))
	order by (q.product_id = (select id from sold)) desc limit 1
), false) and ${settingSql(printformerSettings, 'enabled', ':tenant')})`;

/** Of the same row. */
const designIntent = `(
	select q.intent from product_designs q
	where q.tenant_id = :tenant and q.product_id in ((select id from sold), (select id from it)) and ${isAtPrintformer}
	order by (q.product_id = (select id from sold)) desc limit 1
)`;

const hasTemplate = `(${hasStudioTemplate} or ${isAtPrintformer})`;

/** Ids are written as values, not as joins: only so are they looked up in an index before anything is known of their rows. */
const template = (audience: Audience, byCode: boolean, evenHidden: boolean) => `
	with it as materialized (
		select coalesce(p.parent_id, p.id) as id, case when p.parent_id is not null then p.id end as variant_id
		from products p where p.tenant_id = :tenant and p.slug = :slug
	), first as materialized (
		select c.id, c.slug from category_products m
		join categories c on c.tenant_id = :tenant and c.id = m.category_id and c.online and ${conditions.openCategory(audience)}
		where m.tenant_id = :tenant and m.product_id = (select id from it) and m.direct
		order by c.position, c.id limit 1
	), sold as materialized (
		select coalesce(${byCode ? variantByCode : '(select variant_id from it)'}, l.sold_id, l.product_id) as id from product_list l
		where l.tenant_id = :tenant and l.language_code = :language and l.product_id = (select id from it)
	), printed as materialized (select ${specification} as specification)
	select ${listedColumns}, d.page, json_build_object(
		'id', (select id from sold),
		'pricing', ${pricingText('(select id from sold)', '(select id from it)')},
		'ownRates', ${ownRatesText},
		'stock', (
			select json_build_object('onHand', k.on_hand, 'reserved', k.reserved, 'warningLevel', k.warning_level,
				'sellWhenEmpty', k.sell_when_empty)
			from stock k where k.tenant_id = :tenant and k.product_id = (select id from sold)
		),
		'printing', (select specification from printed), 'hasTemplate', ${hasTemplate}, 'designIntent', ${designIntent}
	) as sold, (select variant_id from it) as variant_id, (select slug from first) as category, (
		select json_agg(r) from (
			select ${listedColumns} from category_products m
			join product_list l on l.tenant_id = :tenant and l.language_code = :language and l.product_id = m.product_id
			where m.tenant_id = :tenant and m.category_id = (select id from first) and m.product_id <> (select id from it)
				and ${conditions.inLists(audience)}
			order by m.position, m.product_id limit ${related}
		) r
	) as related, ${settingSql(orderSettings, 'multipleSelection', ':tenant')} as several_at_once, ${daysOnTheWay} as shipping_days
	from product_list l
	join product_pages d on d.tenant_id = :tenant and d.language_code = :language and d.product_id = l.product_id
	where l.tenant_id = :tenant and l.language_code = :language and l.product_id = (select id from it)
		and ${evenHidden ? `(l.product_id = :evenHidden or ${conditions.hasPage(audience)})` : conditions.hasPage(audience)}`;

export function findProduct(sql: Sql, tenantId: string, wanted: Wanted): Statement<FoundProduct[]> {
	const { language, audience, slug, variant, country, evenHidden } = wanted;
	return queryNamed<FoundProduct[]>(sql, template(audience, variant !== undefined, evenHidden !== undefined), {
		variant: variant ?? '',
		country,
		tenant: tenantId,
		language,
		slug,
		roles: audience.roles,
		evenHidden: evenHidden ?? null,
	});
}
