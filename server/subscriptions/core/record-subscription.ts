// Writes a subscription down with its lines and its first terms, in the transaction of its checkout. It is opening until the provider has
// its first payment or its trial; a checkout that comes to nothing is given up.
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import type { TaxedLine, TaxTable } from '../../../rules/tax/tax-of.ts';
import type { Sql } from '../../database/connection.ts';
import { queryNamed } from '../../database/named.ts';

/** What is delivered each time. */
interface DeliveredLine {
	itemId: string;
	productId: string;
	slug: string;
	code: string;
	name: string;
	itemName: string;
	options: readonly { name: string; value: string }[];
	mediaId: string | null;
	taxCategory: string;
	personalised: boolean;
	weightMg: number;
	productionDays: number;
	designId: string | null;
	releaseId: string | null;
	seriesRows: number | null;
	/** The prices of this day: those of other quantities are found in it later. */
	offer: object;
}

/** What is paid for a line each time. */
interface AgreedLine extends TaxedLine {
	quantity: number;
	/** In ten-thousandths of the major unit. */
	unitPrice: number;
}

export interface NewSubscriptionLine extends DeliveredLine, AgreedLine {}

export interface NewSubscription {
	id: string;
	userId: string | null;
	provider: string;
	interval: Interval;
	trialDays: number | null;
	language: string;
	currency: string;
	customerName: string;
	customerMail: string;
	/** A plan of the platform: the shop it pays for. */
	plan: { forTenant: string; tier: 'starter' | 'pro' | 'enterprise' } | null;
	pricesIncludeTax: boolean;
	reverseCharge: boolean;
	taxFreeExport: boolean;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shipping: object | null;
	totals: TaxTable;
}

const recording = `
	with made as (
		insert into subscriptions (
			tenant_id, id, user_id, provider, interval_unit, interval_count, trial_days, language, currency, customer_name, customer_mail,
			for_tenant, tier
		) values (
			:tenant::uuid, :id::uuid, :userId::uuid, :provider::text, :unit::text, :count::int, :trialDays::int, :language::text,
			:currency::text, :customerName::text, :customerMail::text, :forTenant::uuid, :tier::text
		) returning id
	), terms as (
		insert into subscription_terms (
			tenant_id, subscription_id, version, state, prices_include_tax, reverse_charge, tax_free_export, billing_address,
			shipping_address, shipping, lines, totals, net, tax, gross
		)
		select :tenant, id, 1, 'agreed', :pricesIncludeTax::boolean, :reverseCharge::boolean, :taxFreeExport::boolean,
			:billingAddress::text::jsonb, :shippingAddress::text::jsonb, :shipping::text::jsonb, :agreed::text::jsonb,
			:totals::text::jsonb, :net::bigint, :tax::bigint, :gross::bigint
		from made
	)
	insert into subscription_lines (
		tenant_id, subscription_id, position, item_id, product_id, slug, code, name, item_name, options, media_id, tax_category,
		personalised, weight_mg, production_days, design_id, release_id, series_rows, offer
	)
	select :tenant, made.id, l.position, l."itemId", l."productId", l.slug, l.code, l.name, l."itemName", l.options, l."mediaId",
		l."taxCategory", l.personalised, l."weightMg", l."productionDays", l."designId", l."releaseId", l."seriesRows", l.offer
	from made, jsonb_to_recordset(:lines::text::jsonb) as l (
		position int, "itemId" uuid, "productId" uuid, slug text, code text, name text, "itemName" text, options jsonb, "mediaId" uuid,
		"taxCategory" text, personalised boolean, "weightMg" bigint, "productionDays" int, "designId" uuid, "releaseId" uuid,
		"seriesRows" int, offer jsonb
	)`;

/** With the design that these terms deliver: that of the line becomes the one of later terms. */
const agreedOf = (line: NewSubscriptionLine, position: number) => {
	const { quantity, unitPrice, rate, net, tax, gross, designId, releaseId, seriesRows } = line;
	return { position, quantity, unitPrice, rate, net, tax, gross, designId, releaseId, seriesRows };
};

/** One statement for any number of lines. */
export async function recordSubscription(
	sql: Sql,
	tenantId: string,
	subscription: NewSubscription,
	lines: readonly NewSubscriptionLine[],
): Promise<void> {
	const { interval, plan, totals, billingAddress, shippingAddress, shipping, ...rest } = subscription;
	const { net, tax, gross, rates } = totals;
	await queryNamed(sql, recording, {
		...rest,
		...{ tenant: tenantId, unit: interval.unit, count: interval.count, net, tax, gross },
		...{ forTenant: plan?.forTenant ?? null, tier: plan?.tier ?? null },
		billingAddress: JSON.stringify(billingAddress),
		shippingAddress: shippingAddress && JSON.stringify(shippingAddress),
		shipping: shipping && JSON.stringify(shipping),
		totals: JSON.stringify({ net, tax, gross, rates }),
		agreed: JSON.stringify(lines.map(agreedOf)),
		lines: JSON.stringify(lines.map((line, position) => ({ position, ...line }))),
	});
}
