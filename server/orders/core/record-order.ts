// Writes an order down with its lines and its first events: one statement for any number of lines. What it holds are copies: nothing
// that is changed later changes it. One that waits for its money is in creation; one that needs none from elsewhere is placed with
// the same statement, and its row written once.

import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { newId } from '../../../rules/ids.ts';
import type { PaymentMethod } from '../../../rules/payments/methods.ts';
import type { TaxedLine, TaxTable } from '../../../rules/tax/tax-of.ts';
import type { Sql } from '../../database/connection.ts';
import { queryNamed } from '../../database/named.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { countPlaced } from './count-placed.ts';
import { orderNumberSql } from './draw-number.ts';
import { placedJobName } from './place-order.ts';
import type { EventActor } from './record-event.ts';

type StockPlace = 'notCounted' | 'reserved' | 'taken' | 'released';

export interface NewOrderLine extends TaxedLine {
	/** In the cart. */
	itemId: string | null;
	productId: string;
	slug: string;
	code: string;
	name: string;
	itemName: string;
	options: readonly { name: string; value: string }[];
	designId: string | null;
	/** What is printed of it, whatever becomes of the design. */
	releaseId: string | null;
	mediaId: string | null;
	taxCategory: string;
	/** All pieces, those of every row of a series. */
	quantity: number;
	/** Null: no series. */
	seriesRows: number | null;
	/** In ten-thousandths of the major unit. */
	unitPrice: number;
	personalised: boolean;
	stock: StockPlace;
}

interface OrderShipping {
	id: string;
	name: string;
	days: number;
	parts: readonly TaxedLine[];
}

export interface NewOrder {
	id: string;
	/** One checkout makes one order. */
	checkoutKey: string;
	/** Null: of a subscription whose customer has no account any more. */
	userId: string | null;
	/** Of the shop, on behalf of the user. */
	createdBy: string | null;
	paymentMethod: PaymentMethod;
	language: string;
	currency: string;
	pricesIncludeTax: boolean;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shipping: OrderShipping | null;
	totals: TaxTable;
	reverseCharge: boolean;
	taxFreeExport: boolean;
	customerName: string;
	customerMail: string;
	deliveryDay: string | null;
	/** How long its stock is kept at least; null where it is placed at once. */
	reservedUntil: Date | null;
	/** The contract that it belongs to. */
	subscriptionId?: string | null;
	/** For whom a member of a company orders. */
	company?: OrderCompany | null;
	/** It waits for somebody's approval before anything else. */
	needsApproval?: boolean;
}

interface OrderCompany {
	id: string;
	/** Null: the company has none, or none was named. */
	costCentre: { id: string; code: string } | null;
}

const columns = `tenant_id, id, checkout_key, user_id, created_by, payment_method, language, currency, prices_include_tax, billing_address,
	shipping_address, shipping, totals, net, tax, gross, reverse_charge, tax_free_export, customer_name, customer_mail, line_count, delivery_day,
	reserved_until, subscription_id, company_id, cost_centre_id, cost_centre, approval`;

const values = `:tenant::uuid, :id::uuid, :checkoutKey::uuid, :userId::uuid, :createdBy::uuid, :paymentMethod::text, :language::text,
	:currency::text, :pricesIncludeTax::boolean, :billingAddress::text::jsonb, :shippingAddress::text::jsonb, :shipping::text::jsonb,
	:totals::text::jsonb, :net::bigint, :tax::bigint, :gross::bigint, :reverseCharge::boolean, :taxFreeExport::boolean, :customerName::text,
	:customerMail::text, :lineCount::int, :deliveryDay::text::date, :reservedUntil::timestamptz, :subscriptionId::uuid,
	:companyId::uuid, :costCentreId::uuid, :costCentre::text, :approval::text`;

const lines = `
	insert into order_lines (
		tenant_id, order_id, position, item_id, product_id, slug, code, name, item_name, options, design_id, release_id, media_id,
		tax_category, quantity, series_rows, unit_price, rate, net, tax, gross, personalised, stock
	)
	select :tenant, made.id, l.position, l."itemId", l."productId", l.slug, l.code, l.name, l."itemName", l.options,
		l."designId", l."releaseId", l."mediaId", l."taxCategory", l.quantity, l."seriesRows", l."unitPrice", l.rate, l.net, l.tax, l.gross, l.personalised, l.stock
	from made, jsonb_to_recordset(:lines::text::jsonb) as l (
		position int, "itemId" uuid, "productId" uuid, slug text, code text, name text, "itemName" text, options jsonb,
		"designId" uuid, "releaseId" uuid, "mediaId" uuid, "taxCategory" text, quantity int, "seriesRows" int, "unitPrice" bigint, rate int, net bigint,
		tax bigint, gross bigint, personalised boolean, stock text
	)`;

const noted = (events: string) => `
	insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
	select :tenant, e.id, made.id, e.at, :actor::text, :actorId::uuid, e.kind, e.detail
	from made, (values ${events}) as e (id, at, kind, detail)`;

const created = (at: string) =>
	`(:eventId::uuid, ${at}, 'created', jsonb_build_object('gross', :gross::bigint, 'currency', :currency::text))`;

const recording = `
	with made as (
		insert into orders (${columns}) values (${values}) on conflict (tenant_id, checkout_key) do nothing returning id
	), lines as (${lines}), noted as (${noted(created('clock_timestamp()'))})
	select id from made`;

/** The row of the number is held from here on, so nothing comes after it in a transaction. */
const recordingPlaced = `
	with drawn as (
		insert into number_ranges (tenant_id, kind, year, last) values (:tenant::uuid, 'order', :year::int, 1)
		on conflict (tenant_id, kind, year) do update set last = number_ranges.last + 1
		returning last
	), made as (
		insert into orders (${columns}, status, payment, number, placed_at)
		select ${values}, 'placed', :payment::text, ${orderNumberSql(':year::int', 'last')}, now() from drawn
		on conflict (tenant_id, checkout_key) do nothing
		returning id, number
	), lines as (${lines}), noted as (${noted(`${created('now()')}, (:placedId::uuid, clock_timestamp(), 'status',
		jsonb_build_object('from', 'inCreation', 'to', 'placed', 'note', ''))`)})
	select number from made`;

interface Recorder {
	actor: EventActor;
	userId: string | null;
}

function valuesOf(tenantId: string, order: NewOrder, orderLines: readonly NewOrderLine[], by: Recorder) {
	const {
		totals,
		billingAddress,
		shippingAddress,
		shipping,
		subscriptionId = null,
		company,
		needsApproval,
		...rest
	} = order;
	const { net, tax, gross, rates } = totals;
	return {
		...rest,
		subscriptionId,
		companyId: company?.id ?? null,
		costCentreId: company?.costCentre?.id ?? null,
		costCentre: company?.costCentre?.code ?? null,
		approval: needsApproval ? 'pending' : 'none',
		...{ tenant: tenantId, net, tax, gross, lineCount: orderLines.length },
		billingAddress: JSON.stringify(billingAddress),
		shippingAddress: shippingAddress && JSON.stringify(shippingAddress),
		shipping: shipping && JSON.stringify(shipping),
		totals: JSON.stringify({ net, tax, gross, rates }),
		lines: JSON.stringify(orderLines.map((line, position) => ({ position, ...line }))),
		...{ eventId: newId(), actor: by.actor, actorId: by.userId },
	};
}

/** @returns false, and nothing is written, where there is an order of this checkout; a transaction that writes it at this moment is waited for */
export async function recordOrder(
	sql: Sql,
	tenantId: string,
	order: NewOrder,
	orderLines: readonly NewOrderLine[],
	by: Recorder,
): Promise<boolean> {
	const made = await queryNamed(sql, recording, valuesOf(tenantId, order, orderLines, by));
	return made.length > 0;
}

interface Placing {
	/** Nothing had to be paid. */
	paid: boolean;
	/** In which it is placed, as the shop's calendar says. */
	year: number;
}

/**
 * The last thing in a transaction, as everyone who places waits for the number.
 * @returns the number; undefined where there is an order of this checkout: then the transaction must not stay
 */
export async function recordPlaced(
	sql: Sql,
	tenantId: string,
	order: NewOrder,
	orderLines: readonly NewOrderLine[],
	by: Recorder & Placing,
): Promise<string | undefined> {
	const payment = by.paid ? 'paid' : 'open';
	const given = { ...valuesOf(tenantId, order, orderLines, by), payment, year: by.year, placedId: newId() };
	// Sent together, in this order.
	const [, [made]] = await Promise.all([
		sendJob(sql, tenantId, placedJobName, { orderId: order.id }),
		queryNamed<{ number: string }[]>(sql, recordingPlaced, given),
	]);
	if (made) countPlaced(sql);
	return made?.number;
}
