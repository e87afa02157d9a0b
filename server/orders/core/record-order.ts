// Writes an order down, in creation, with its lines and the event of its beginning: one statement for any number of lines. What it
// holds are copies: nothing that is changed later changes it.
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { newId } from '../../../rules/ids.ts';
import type { TaxedLine, TaxTable } from '../../../rules/tax/tax-of.ts';
import type { Sql } from '../../database/connection.ts';
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
	mediaId: string | null;
	taxCategory: string;
	quantity: number;
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
	userId: string;
	/** Of the shop, on behalf of the user. */
	createdBy: string | null;
	paymentMethod: 'card' | 'invoice' | 'none';
	language: string;
	currency: string;
	pricesIncludeTax: boolean;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shipping: OrderShipping | null;
	totals: TaxTable;
	reverseCharge: boolean;
	customerName: string;
	customerMail: string;
	deliveryDay: string | null;
	/** How long its stock is kept at least; null where it is placed at once. */
	reservedUntil: Date | null;
}

const json = (value: unknown) => JSON.stringify(value);

/** @returns false, and nothing is written, where there is an order of this checkout; whoever writes it at this moment is waited for */
export async function recordOrder(
	sql: Sql,
	tenantId: string,
	order: NewOrder,
	lines: readonly NewOrderLine[],
	by: { actor: EventActor; userId: string | null },
): Promise<boolean> {
	const { totals, billingAddress, shippingAddress, shipping } = order;
	const table = { net: totals.net, tax: totals.tax, gross: totals.gross, rates: totals.rates };
	const placed = lines.map((line, position) => ({ position, ...line }));
	const made = await sql`
		with made as (
			insert into orders (
				tenant_id, id, checkout_key, user_id, created_by, payment_method, language, currency, prices_include_tax,
				billing_address, shipping_address, shipping, totals, net, tax, gross, reverse_charge, customer_name, customer_mail,
				line_count, delivery_day, reserved_until
			) values (
				${tenantId}, ${order.id}, ${order.checkoutKey}, ${order.userId}, ${order.createdBy}::uuid, ${order.paymentMethod},
				${order.language}, ${order.currency}, ${order.pricesIncludeTax}, ${json(billingAddress)}::text::jsonb,
				${shippingAddress && json(shippingAddress)}::text::jsonb, ${shipping && json(shipping)}::text::jsonb,
				${json(table)}::text::jsonb, ${totals.net}, ${totals.tax}, ${totals.gross}, ${order.reverseCharge},
				${order.customerName}, ${order.customerMail}, ${lines.length}, ${order.deliveryDay}::text::date,
				${order.reservedUntil}::timestamptz
			)
			on conflict (tenant_id, checkout_key) do nothing
			returning id
		), lines as (
			insert into order_lines (
				tenant_id, order_id, position, item_id, product_id, slug, code, name, item_name, options, design_id, media_id,
				tax_category, quantity, unit_price, rate, net, tax, gross, personalised, stock
			)
			select ${tenantId}, made.id, l.position, l."itemId", l."productId", l.slug, l.code, l.name, l."itemName", l.options,
				l."designId", l."mediaId", l."taxCategory", l.quantity, l."unitPrice", l.rate, l.net, l.tax, l.gross, l.personalised, l.stock
			from made, jsonb_to_recordset(${json(placed)}::text::jsonb) as l (
				position int, "itemId" uuid, "productId" uuid, slug text, code text, name text, "itemName" text, options jsonb,
				"designId" uuid, "mediaId" uuid, "taxCategory" text, quantity int, "unitPrice" bigint, rate int, net bigint,
				tax bigint, gross bigint, personalised boolean, stock text
			)
		), noted as (
			insert into order_events (tenant_id, id, order_id, at, actor, user_id, kind, detail)
			select ${tenantId}, ${newId()}, made.id, clock_timestamp(), ${by.actor}, ${by.userId}::uuid, 'created',
				jsonb_build_object('gross', ${totals.gross}::bigint, 'currency', ${order.currency}::text)
			from made
		)
		select id from made`;
	return made.length > 0;
}
