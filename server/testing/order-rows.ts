// Orders to test with, written as they stand in the tables: for tests that are not about how they come to be.
import { type BillingAddress, emptyBilling, nameOf } from '../../rules/checkout/address.ts';
import { totalsOf } from '../../rules/checkout/totals.ts';
import { newId } from '../../rules/ids.ts';
import type { OrderStatus, PaymentState } from '../../rules/orders/machine.ts';
import type { Sql } from '../database/connection.ts';
import type { PaymentMethod } from '../orders/core/graphql-parts.ts';

const buyer: BillingAddress = {
	...emptyBilling,
	salutation: 'mrs',
	firstName: 'Änne',
	surname: 'Schröder-Weiß',
	companyName: 'Schröder & Söhne',
	street: 'Königsstraße 7 a',
	zipCode: '22767',
	city: 'Hamburg',
	country: 'DE',
	email: 'aenne@schroeder.example',
};

interface TestLine {
	name: string;
	amount: number;
	quantity?: number;
	rate?: number;
	productId?: string;
	itemName?: string;
}

export interface TestOrder {
	id?: string;
	/** For which it is. */
	companyId?: string | null;
	/** Of that company, with its code. */
	costCentre?: { id: string; code: string } | null;
	userId?: string | null;
	number?: string | null;
	status?: OrderStatus;
	payment?: PaymentState;
	method?: PaymentMethod;
	language?: string;
	pricesIncludeTax?: boolean;
	reverseCharge?: boolean;
	billing?: Partial<BillingAddress>;
	shippingAddress?: object | null;
	placedAt?: Date;
	/** When its checkout began; without it, when it was placed. */
	createdAt?: Date;
	lines?: TestLine[];
	shipping?: number | null;
	deliveryDay?: string | null;
	/** Of which it is a delivery. */
	subscriptionId?: string | null;
}

const cards: TestLine = { name: 'Visitenkarten', amount: 4_290, quantity: 500, rate: 1900 };

/** @returns its id */
export async function insertOrder(sql: Sql, tenantId: string, given: TestOrder = {}): Promise<string> {
	const { id = newId(), costCentre } = given;
	const { lines = [cards], shipping = 490, pricesIncludeTax = true, reverseCharge = false, number = null } = given;
	const goods = lines.map(({ amount, rate = 1900 }) => ({ amount, rate }));
	const totals = totalsOf(goods, shipping, { pricesIncludeTax, untaxed: reverseCharge });
	const billing = { ...buyer, ...given.billing };
	const { placedAt: at = new Date(), createdAt = at } = given;
	const { net, tax, gross, rates } = totals;
	await sql`
		insert into orders ${sql({
			tenant_id: tenantId,
			id,
			checkout_key: newId(),
			user_id: given.userId ?? null,
			subscription_id: given.subscriptionId ?? null,
			company_id: given.companyId ?? null,
			cost_centre_id: costCentre?.id ?? null,
			cost_centre: costCentre?.code ?? null,
			status: given.status ?? (number === null ? 'inCreation' : 'placed'),
			payment: given.payment ?? 'open',
			payment_method: given.method ?? 'invoice',
			number,
			placed_at: number === null ? null : at,
			created_at: createdAt,
			language: given.language ?? 'de-DE',
			currency: 'EUR',
			prices_include_tax: pricesIncludeTax,
			billing_address: sql.json({ ...billing }),
			shipping_address: given.shippingAddress ? sql.json({ ...given.shippingAddress }) : null,
			shipping:
				shipping === null
					? null
					: sql.json({ id: newId(), name: 'DHL Paket', days: 2, parts: totals.shipping.map((part) => ({ ...part })) }),
			totals: sql.json({ net, tax, gross, rates: rates.map((row) => ({ ...row })) }),
			net,
			tax,
			gross,
			reverse_charge: reverseCharge,
			customer_name: nameOf(billing),
			customer_mail: billing.email,
			line_count: lines.length,
			delivery_day: given.deliveryDay ?? '2026-11-20',
		})}`;
	await sql`
		insert into order_lines ${sql(
			lines.map(({ name, amount, quantity = 1, productId = newId(), itemName = '' }, position) => ({
				tenant_id: tenantId,
				order_id: id,
				position,
				product_id: productId,
				slug: name.toLowerCase(),
				code: `C-${position + 1}`,
				name,
				item_name: itemName,
				options: sql.json([{ name: 'Papier', value: '350 g/m²' }]),
				tax_category: 'standard',
				quantity,
				unit_price: Math.round((amount * 100) / quantity),
				rate: totals.lines[position]?.rate ?? 0,
				net: totals.lines[position]?.net ?? 0,
				tax: totals.lines[position]?.tax ?? 0,
				gross: totals.lines[position]?.gross ?? 0,
			})),
		)}`;
	return id;
}

/** Those that can be written, for copies of whole orders: others follow from them. */
export async function orderColumns(sql: Sql): Promise<string[]> {
	const columns = await sql<{ name: string }[]>`
		select column_name as name from information_schema.columns
		where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`;
	return columns.map(({ name }) => name);
}
