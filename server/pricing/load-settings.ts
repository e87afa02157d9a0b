// What shops have entered about the prices of products and variants, as it stands in the tables.
import type { PaymentInterval, PaymentMode, PricingMode, ScalesMode } from '../../rules/pricing/kinds.ts';
import type { PaymentSettings, PricingSettings } from '../../rules/pricing/settings.ts';
import type { TaxCategory } from '../../rules/tax/categories.ts';
import type { Sql } from '../database/connection.ts';

export interface PricedItem {
	id: string;
	parentId: string | null;
	/** Null: a variant that has those of its product. */
	pricing: PricingSettings | null;
	payment: PaymentSettings;
}

interface Row {
	id: string;
	parentId: string | null;
	ownPricing: boolean;
	pricingMode: PricingMode;
	unitPrice: number | null;
	scalesMode: ScalesMode;
	definedScales: number[];
	linearFrom: number | null;
	linearTo: number | null;
	linearStep: number | null;
	minimumQuantity: number | null;
	taxCategory: TaxCategory;
	paymentMode: PaymentMode;
	paymentInterval: PaymentInterval | null;
	paymentIntervalCount: number;
	trialDays: number | null;
	lists: { listId: string; roleIds: string[] }[];
}

const thingOf = (row: Row): PricedItem => {
	const { linearFrom: from, linearTo: to, linearStep: step } = row;
	return {
		id: row.id,
		parentId: row.parentId,
		pricing:
			row.parentId !== null && !row.ownPricing
				? null
				: {
						mode: row.pricingMode,
						unitPrice: row.unitPrice,
						scales: row.scalesMode,
						definedScales: row.definedScales,
						linear: from !== null && to !== null && step !== null ? { from, to, step } : null,
						minimumQuantity: row.minimumQuantity,
						priceLists: row.lists,
					},
		payment: {
			taxCategory: row.taxCategory,
			paymentMode: row.paymentMode,
			paymentInterval: row.paymentInterval,
			paymentIntervalCount: row.paymentIntervalCount,
			trialDays: row.trialDays,
		},
	};
};

/** @param ids of products and variants: just these. One statement */
export async function loadSettings(sql: Sql, tenantId: string, ids: readonly string[]): Promise<PricedItem[]> {
	const rows = await sql<Row[]>`
		with lists as (
			select k.product_id, jsonb_agg(jsonb_build_object('listId', k.list_id, 'roleIds', array(
				select r.role_id from product_price_list_roles r
				where r.tenant_id = k.tenant_id and r.product_id = k.product_id and r.list_id = k.list_id order by r.role_id
			)) order by k.position, k.list_id) as lists
			from product_price_lists k where k.tenant_id = ${tenantId} and k.product_id = any(${[...ids]}::uuid[])
			group by k.product_id
		)
		select p.id, p.parent_id, p.own_pricing, p.pricing_mode, p.unit_price::float8 as unit_price, p.scales_mode,
			p.defined_scales, p.linear_from, p.linear_to, p.linear_step, p.minimum_quantity, p.tax_category, p.payment_mode,
			p.payment_interval, p.payment_interval_count, p.trial_days, coalesce(l.lists, '[]') as lists
		from products p left join lists l on l.product_id = p.id
		where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[])`;
	return rows.map(thingOf);
}
