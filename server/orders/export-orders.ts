// Orders as a table to take away: those that a list shows, the latest first, read in portions while they are sent.
import type { BillingAddress } from '../../rules/checkout/address.ts';
import { isDay } from '../../rules/dates.ts';
import { isId } from '../../rules/ids.ts';
import { decimalText, minorDigits } from '../../rules/money.ts';
import { orderStatuses, paymentStates } from '../../rules/orders/machine.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { shopDayOf } from '../calendar/today.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { csvRow, type Separator, utf8Mark } from '../import-export/tables/csv.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import type { PaymentMethod } from './core/graphql-parts.ts';
import { isWaitingForPrintData, type ListedOrder, type OrderFilter, planFor, wantedOrders } from './find-orders.ts';

export interface ExportRequest {
	filter: OrderFilter;
	separator: Separator;
	/** In whose words; undefined: codes, for programs. */
	language: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const day = (value: unknown): string | undefined => (isDay(text(value)) ? text(value) : undefined);
const methods: readonly PaymentMethod[] = ['card', 'invoice', 'none'];

/** The same words as the list has in its own address; what makes no sense is left out. */
export function readExportRequest(query: Record<string, unknown>): ExportRequest {
	return {
		separator: query.separator === 'semicolon' ? ';' : ',',
		language: text(query.language) || undefined,
		filter: {
			status: orderStatuses.find((known) => known === query.status),
			payment: paymentStates.find((known) => known === query.payment),
			method: methods.find((known) => known === query.method),
			from: day(query.from),
			to: day(query.to),
			search: text(query.search).slice(0, 100),
			userId: isId(text(query.userId)) ? text(query.userId) : undefined,
			abandoned: query.abandoned === 'true',
			waitsForPrintData: query.waitsForPrintData === 'true',
		},
	};
}

interface ExportedOrder extends ListedOrder {
	net: number;
	tax: number;
	billingAddress: BillingAddress;
	shippingName: string | null;
}

interface Writing {
	mark: '.' | ',';
	t: Translate | undefined;
	tenant: Tenant;
}

type Write = (order: ExportedOrder, writing: Writing) => string;

const amount =
	(name: 'net' | 'tax' | 'gross' | 'refunded'): Write =>
	(order, { mark }) =>
		decimalText(order[name], minorDigits(order.currency), mark);

const ofBuyer =
	(name: keyof BillingAddress): Write =>
	({ billingAddress }) =>
		billingAddress[name] ?? '';

const columns: Record<string, Write> = {
	number: ({ number }) => number ?? '',
	createdOn: ({ createdAt }, { tenant }) => shopDayOf(createdAt, tenant),
	placedOn: ({ placedAt }, { tenant }) => (placedAt ? shopDayOf(placedAt, tenant) : ''),
	status: ({ status }, { t }) => t?.(`adminOrders.status.${status}`) ?? status,
	payment: ({ payment }, { t }) => t?.(`adminOrders.payment.${payment}`) ?? payment,
	paymentMethod: ({ paymentMethod }, { t }) => t?.(`adminOrders.method.${paymentMethod}`) ?? paymentMethod,
	customer: ({ customerName }) => customerName,
	email: ({ customerMail }) => customerMail,
	firstName: ofBuyer('firstName'),
	surname: ofBuyer('surname'),
	companyName: ofBuyer('companyName'),
	street: ofBuyer('street'),
	zipCode: ofBuyer('zipCode'),
	city: ofBuyer('city'),
	country: ofBuyer('country'),
	vatId: ofBuyer('vatId'),
	costCenter: ofBuyer('costCenter'),
	items: ({ lineCount }) => String(lineCount),
	net: amount('net'),
	tax: amount('tax'),
	gross: amount('gross'),
	refunded: amount('refunded'),
	currency: ({ currency }) => currency,
	shipping: ({ shippingName }) => shippingName ?? '',
	deliveryDay: ({ deliveryDay }) => deliveryDay ?? '',
	printData: ({ waitsForPrintData }, { t }) =>
		waitsForPrintData ? (t?.('adminOrders.printData.waiting') ?? 'waiting') : '',
};

const atATime = 500;

interface Last {
	id: string;
	createdAt: string;
}

/** The next ones behind the last that was sent; to the microsecond, as JavaScript's dates do not know them. */
async function findPortion(sql: Sql, tenant: Tenant, filter: OrderFilter, last: Last | undefined) {
	const [, rows] = await Promise.all([
		planFor(sql),
		sql<(ExportedOrder & { exactly: string })[]>`
			select o.id, o.number, o.status, o.payment, o.payment_method, o.created_at, o.placed_at, o.net::float8 as net,
				o.tax::float8 as tax, o.gross::float8 as gross, o.refunded::float8 as refunded, o.currency, o.customer_name, o.customer_mail,
				o.line_count, o.delivery_day::text as delivery_day, o.billing_address, o.shipping ->> 'name' as shipping_name,
				${isWaitingForPrintData(sql)} as waits_for_print_data, o.created_at::text as exactly
			from ${wantedOrders(sql, tenant, filter)}
			${last ? sql`and o.created_at <= ${last.createdAt}::timestamptz and (o.created_at < ${last.createdAt}::timestamptz or o.id > ${last.id})` : sql``}
			order by o.created_at desc, o.id limit ${atATime}`,
	]);
	return rows;
}

/** The words of the list itself. */
async function findWords(sql: Sql, tenant: Tenant, language: string): Promise<Translate> {
	const wanted = { language: spokenLanguage(tenant, language), tenantDefault: defaultLanguage(tenant) };
	const texts = await resolveInterfaceTexts(sql, tenant.id, { ...wanted, groups: ['adminOrders'] });
	return translatorOf(wanted.language, texts);
}

/** @param inTenant a transaction for each portion: no one who reads slowly holds one */
export async function* writeOrders(
	inTenant: InTenant,
	tenant: Tenant,
	{ filter, separator, language }: ExportRequest,
): AsyncGenerator<string, void, undefined> {
	const t = language === undefined ? undefined : await inTenant((sql) => findWords(sql, tenant, language));
	const writing: Writing = { mark: separator === ';' ? ',' : '.', t, tenant };
	yield utf8Mark + csvRow(Object.keys(columns), separator);
	let last: Last | undefined;
	for (;;) {
		const rows = await inTenant((sql) => findPortion(sql, tenant, filter, last));
		yield rows
			.map((order) =>
				csvRow(
					Object.values(columns).map((write) => write(order, writing)),
					separator,
				),
			)
			.join('');
		const end = rows.at(-1);
		if (!end || rows.length < atATime) return;
		last = { id: end.id, createdAt: end.exactly };
	}
}
