// What stands in the table of orders: the columns of an order, and those of one of its lines. The same order in both, so that tables of today and of
// last year fit together: new columns come last.
import type { BillingAddress } from '../../rules/checkout/address.ts';
import { decimalText, minorDigits } from '../../rules/money.ts';
import { unitPriceDigits } from '../../rules/pricing/kinds.ts';
import { type Carrier, carrierRules } from '../../rules/shipments/carriers.ts';
import type { TaxedLine } from '../../rules/tax/tax-of.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { shopDayOf } from '../calendar/today.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { ListedOrder } from './find-orders.ts';

interface ExportedLine extends TaxedLine {
	code: string;
	name: string;
	itemName: string;
	options: { name: string; value: string }[];
	quantity: number;
	/** Null: it has none, as shipping. */
	unitPrice: number | null;
}

export interface ExportedOrder extends ListedOrder {
	net: number;
	tax: number;
	billingAddress: BillingAddress;
	shippingName: string | null;
	shippingParts: TaxedLine[];
	parcels: { carrier: Carrier; carrierName: string; number: string }[];
	/** Only where they are wanted. */
	lines: ExportedLine[];
}

export interface Writing {
	mark: '.' | ',';
	/** In the reader's words; undefined: codes, for programs. */
	t: Translate | undefined;
	tenant: Tenant;
}

type WriteOrder = (order: ExportedOrder, writing: Writing) => string;
type Amounts = Record<'net' | 'tax' | 'gross', number>;

const money = ({ currency }: ExportedOrder, minor: number, { mark }: Writing) =>
	decimalText(minor, minorDigits(currency), mark);

const amount =
	(name: keyof Amounts | 'refunded'): WriteOrder =>
	(order, writing) =>
		money(order, order[name], writing);

const ofBuyer =
	(name: keyof BillingAddress): WriteOrder =>
	({ billingAddress }) =>
		billingAddress[name] ?? '';

/** Which order it is: beside each of its lines, too. */
const heads = {
	number: ({ number }) => number ?? '',
	createdOn: ({ createdAt }, { tenant }) => shopDayOf(createdAt, tenant),
	placedOn: ({ placedAt }, { tenant }) => (placedAt ? shopDayOf(placedAt, tenant) : ''),
	status: ({ status }, { t }) => t?.(`adminOrders.status.${status}`) ?? status,
	payment: ({ payment }, { t }) => t?.(`adminOrders.payment.${payment}`) ?? payment,
	paymentMethod: ({ paymentMethod }, { t }) => t?.(`paymentMethods.${paymentMethod}`) ?? paymentMethod,
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
} satisfies Record<string, WriteOrder>;

const nameOf = ({ carrier, carrierName }: ExportedOrder['parcels'][number]) =>
	carrierRules[carrier].name || carrierName;

const ends = {
	deliveryDay: ({ deliveryDay }) => deliveryDay ?? '',
	cancelledOn: ({ cancelledAt }, { tenant }) => (cancelledAt ? shopDayOf(cancelledAt, tenant) : ''),
	cancelReason: ({ cancelReason }, { t }) =>
		cancelReason ? (t?.(`adminOrders.cancelReason.${cancelReason}`) ?? cancelReason) : '',
	printData: ({ waitsForPrintData }, { t }) =>
		waitsForPrintData ? (t?.('adminOrders.printData.waiting') ?? 'waiting') : '',
	shipped: ({ shipped }, { t }) => (shipped === 'none' ? '' : (t?.(`adminOrders.shipped.${shipped}`) ?? shipped)),
	carrier: ({ parcels }) => [...new Set(parcels.map(nameOf))].join(', '),
	parcelNumbers: ({ parcels }) => parcels.flatMap(({ number }) => number || []).join(', '),
	orderReference: ofBuyer('orderReference'),
	leitwegId: ofBuyer('leitwegId'),
} satisfies Record<string, WriteOrder>;

const orderColumns = {
	...heads,
	items: ({ lineCount }) => String(lineCount),
	net: amount('net'),
	tax: amount('tax'),
	gross: amount('gross'),
	refunded: amount('refunded'),
	currency: ({ currency }) => currency,
	shipping: ({ shippingName }) => shippingName ?? '',
	...ends,
} satisfies Record<string, WriteOrder>;

type WriteLine = (line: ExportedLine, order: ExportedOrder, writing: Writing) => string;

const lineAmount =
	(name: keyof Amounts): WriteLine =>
	(line, order, writing) =>
		money(order, line[name], writing);

/** Sums of the order are left out: whoever adds up a column would count them once for each line. */
const lineColumns = {
	articleNumber: ({ code }) => code,
	article: ({ name }) => name,
	itemName: ({ itemName }) => itemName,
	options: ({ options }) => options.map(({ name, value }) => `${name}: ${value}`).join(', '),
	quantity: ({ quantity }) => String(quantity),
	unitPrice: ({ unitPrice }, _order, { mark }) =>
		unitPrice === null ? '' : decimalText(unitPrice, unitPriceDigits, mark),
	taxRate: ({ rate }, _order, { mark }) => decimalText(rate, 2, mark),
	net: lineAmount('net'),
	tax: lineAmount('tax'),
	gross: lineAmount('gross'),
	currency: (_line, { currency }) => currency,
} satisfies Record<string, WriteLine>;

const positionName = 'position';
type Column = keyof typeof orderColumns | keyof typeof lineColumns | typeof positionName;

const keysOf = <Key extends string>(columns: Record<Key, unknown>) => Object.keys(columns) as Key[];
const lineTable: readonly Column[] = [...keysOf(heads), positionName, ...keysOf(lineColumns), ...keysOf(ends)];

/** The first row. */
export const headingOf = (perLine: boolean, t: Translate | undefined): string[] =>
	(perLine ? lineTable : keysOf(orderColumns)).map((name) => t?.(`adminOrders.column.${name}`) ?? name);

/** What was paid for shipping is a line for each rate of tax: all lines together come to what the order does. */
const shippingLines = ({ shippingName, shippingParts }: ExportedOrder, { t }: Writing): ExportedLine[] =>
	shippingParts.map((part) => ({
		...part,
		...{ code: '', itemName: '', options: [], quantity: 1, unitPrice: null },
		name: shippingName || (t?.('adminOrders.shipping') ?? 'shipping'),
	}));

/** One row, or one for each line. */
export function rowsOf(order: ExportedOrder, perLine: boolean, writing: Writing): string[][] {
	const all = (columns: Record<string, WriteOrder>) => Object.values(columns).map((write) => write(order, writing));
	if (!perLine) return [all(orderColumns)];
	return [...order.lines, ...shippingLines(order, writing)].map((line, index) => [
		...all(heads),
		index < order.lines.length ? String(index + 1) : '',
		...Object.values(lineColumns).map((write: WriteLine) => write(line, order, writing)),
		...all(ends),
	]);
}
