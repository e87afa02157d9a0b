// Writes what shops have entered about the prices of products and variants. It was validated before; the caller brings the catalogue
// into step afterwards. A fixed number of statements, however many they are.
import type { PaymentSettings, PricingSettings } from '../../rules/pricing/settings.ts';
import { blankPricing, tidyPayment, tidySettings } from '../../rules/pricing/tidy-settings.ts';
import type { Sql } from '../database/connection.ts';
import { linkPriceLists } from '../pricing/link-price-lists.ts';

export interface SettingsToSave {
	id: string;
	/** Null: a variant that has those of its product. */
	pricing: PricingSettings | null;
	/** Of a product alone; without it that stays as it is. */
	payment?: PaymentSettings | undefined;
}

function rowOf({ id, pricing, payment }: SettingsToSave) {
	const { mode, unitPrice, scales, definedScales, linear, minimumQuantity } = tidySettings(pricing ?? blankPricing);
	const terms = payment && tidyPayment(payment);
	return {
		id,
		own_pricing: pricing !== null,
		pricing_mode: mode,
		unit_price: unitPrice,
		scales_mode: scales,
		defined_scales: definedScales,
		linear_from: linear?.from ?? null,
		linear_to: linear?.to ?? null,
		linear_step: linear?.step ?? null,
		minimum_quantity: minimumQuantity,
		tax_category: terms?.taxCategory ?? null,
		payment_mode: terms?.paymentMode ?? null,
		payment_interval: terms?.paymentInterval ?? null,
		payment_interval_count: terms?.paymentIntervalCount ?? null,
		trial_days: terms?.trialDays ?? null,
	};
}

async function updateRows(sql: Sql, tenantId: string, things: readonly SettingsToSave[]): Promise<void> {
	await sql`
		update products p set own_pricing = r.own_pricing and p.parent_id is not null, pricing_mode = r.pricing_mode,
			unit_price = r.unit_price, scales_mode = r.scales_mode, defined_scales = r.defined_scales,
			linear_from = r.linear_from, linear_to = r.linear_to, linear_step = r.linear_step,
			minimum_quantity = r.minimum_quantity, tax_category = coalesce(r.tax_category, p.tax_category),
			payment_mode = coalesce(r.payment_mode, p.payment_mode),
			payment_interval = case when r.payment_mode is null then p.payment_interval else r.payment_interval end,
			payment_interval_count = coalesce(r.payment_interval_count, p.payment_interval_count),
			trial_days = case when r.payment_mode is null then p.trial_days else r.trial_days end
		from jsonb_populate_recordset(null::products, ${JSON.stringify(things.map(rowOf))}::text::jsonb) r
		where p.tenant_id = ${tenantId} and p.id = r.id`;
}

export async function savePricingSettings(
	sql: Sql,
	tenantId: string,
	things: readonly SettingsToSave[],
): Promise<void> {
	if (things.length === 0) return;
	await updateRows(sql, tenantId, things);
	await linkPriceLists(sql, tenantId, things);
}
