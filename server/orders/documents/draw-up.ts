// An order, or a subscription, as a document: what it says, without a number yet and without asking whether it may be sent. No I/O.
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { addDays } from '../../../rules/dates.ts';
import type {
	DocumentAddress,
	DocumentContract,
	DocumentLine,
	DocumentSubscription,
	OrderDocumentKind,
	PrintedDocument,
	RefundWay,
} from '../../../rules/documents/document.ts';
import { totalsOf } from '../../../rules/documents/totals.ts';
import { leitwegScheme, parseElectronicAddress } from '../../../rules/e-invoice/electronic-address.ts';
import { formatOf, wantsXml } from '../../../rules/e-invoice/formats.ts';
import { minorDigits } from '../../../rules/money.ts';
import { creditShares } from '../../../rules/orders/credit-shares.ts';
import { fittingPrices } from '../../../rules/orders/fitting-prices.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { FoundOrder } from '../find-order.ts';

/** Of the European Union; deliveries to anywhere else are exports. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

export const addressOnPaper = (address: Address): DocumentAddress => ({
	company: address.companyName,
	title: address.title,
	firstName: address.firstName,
	surname: address.surname,
	street: address.street,
	zipCode: address.zipCode,
	city: address.city,
	country: address.country,
});

/** What a document says of an order. */
type DrawnUp = Pick<
	FoundOrder,
	| 'number'
	| 'placedAt'
	| 'createdAt'
	| 'timeZone'
	| 'currency'
	| 'pricesIncludeTax'
	| 'reverseCharge'
	| 'taxFreeExport'
	| 'billingAddress'
	| 'shippingAddress'
	| 'shipping'
	| 'deliveryDay'
	| 'paymentMethod'
	| 'totals'
> &
	Partial<Pick<FoundOrder, 'status' | 'shipped'>> & { lines: readonly DrawnLine[] };

type DrawnLine = Pick<
	FoundOrder['lines'][number],
	'rate' | 'net' | 'tax' | 'gross' | 'code' | 'name' | 'itemName' | 'options' | 'quantity' | 'seriesRows' | 'unitPrice'
>;

type Exemption = PrintedDocument['exemption'];

/**
 * Goods that a business of another country of the EU gets sent there are an intra-Community supply; otherwise that it owes the tax is
 * reverse charge. Null where there is tax, and where no one knows why there is none.
 */
function exemptionOf(
	{ totals, reverseCharge, taxFreeExport, billingAddress, shippingAddress, shipping }: DrawnUp,
	settings: OrderSettings,
): Exemption {
	if (totals.tax !== 0 || totals.gross === 0) return null;
	if (taxFreeExport) return { kind: 'export', reason: '' };
	const destination = (shippingAddress ?? billingAddress).country;
	const isSentAbroad = shipping !== null && destination !== settings.seller.country;
	if (reverseCharge)
		return { kind: isSentAbroad && union.has(destination) ? 'intraCommunity' : 'reverseCharge', reason: '' };
	if (settings.smallBusiness) return { kind: 'smallBusiness', reason: '' };
	return isSentAbroad && !union.has(destination) ? { kind: 'export', reason: '' } : null;
}

export interface Wanted {
	order: DrawnUp;
	settings: OrderSettings;
	/** The one of the shop's that it is written in. */
	language: string;
	issuedOn: string;
	/** The day on which it was paid. */
	paidOn: string | null;
	/** Of an order that a subscription has made. */
	subscription?: DocumentSubscription | undefined;
}

const orderLines = ({ lines }: DrawnUp): DocumentLine[] =>
	lines.map(({ rate, net, tax, gross, code, name, itemName, options, quantity, seriesRows, unitPrice }) => ({
		rate,
		net,
		tax,
		gross,
		code,
		name,
		ownName: itemName,
		options,
		quantity,
		seriesRows,
		unitPrice,
	}));

/** By which the customer finds it again, and where machines deliver it. Addresses of earlier orders do not have these fields. */
function referencesOf({ orderReference, leitwegId, electronicAddress, email }: Partial<BillingAddress>) {
	const written = electronicAddress ? parseElectronicAddress(electronicAddress) : undefined;
	const byLeitwegId = leitwegId ? { scheme: leitwegScheme, id: leitwegId } : undefined;
	const address = written ?? byLeitwegId ?? (email ? { scheme: 'EM', id: email } : undefined);
	return {
		reference: leitwegId ?? '',
		...(orderReference && { orderReference }),
		...(address && { electronicAddress: address }),
	};
}

function base({
	order,
	settings,
	language,
	issuedOn,
	paidOn,
	subscription,
}: Wanted): Omit<PrintedDocument, 'kind' | 'totals'> {
	const { billingAddress: billing, shippingAddress, number, placedAt, shipping, paymentMethod } = order;
	const placedOn = shopDayOf(placedAt ?? order.createdAt, order);
	const supplied = order.deliveryDay ?? placedOn;
	return {
		number: '',
		issuedOn,
		language,
		currency: order.currency,
		// Without tax both are the same, and no one should look for it in a gross amount.
		prices: order.pricesIncludeTax && !order.reverseCharge && !order.taxFreeExport ? 'gross' : 'net',
		seller: settings.seller,
		buyer: {
			billing: addressOnPaper(billing),
			shipping: shippingAddress && addressOnPaper(shippingAddress),
			customerNumber: '',
			vatId: billing.vatId,
			costCenter: billing.costCenter,
			...referencesOf(billing),
		},
		order: { number: number ?? '', placedOn },
		...(subscription && { subscription }),
		// A plan is a service: its period is said with the contract. Before it has left the house nobody knows the day, and while money or print data is missing it moves.
		supply: subscription?.isPlan
			? null
			: { from: supplied, to: supplied, ...(isSupplied(order) ? {} : { isExpected: true }) },
		corrects: null,
		payment: {
			method: paymentMethod,
			dueOn: paymentMethod === 'invoice' && paidOn === null ? addDays(issuedOn, settings.paymentDays) : null,
			paidOn,
		},
		lines: fittingPrices(orderLines(order), order),
		shipping: shipping && { name: shipping.name, parts: shipping.parts },
		exemption: exemptionOf(order, settings),
		note: '',
		...(wantsXml(formatOf(billing.invoiceFormat)) && { xrechnung: true }),
	};
}

const isSupplied = ({ status, shipped }: DrawnUp) => status === 'finished' || shipped === 'all';

/** One of an order. */
export type OrderPaper = PrintedDocument & { kind: OrderDocumentKind };

/** Its number is that of the order. */
export function confirmationOf(wanted: Wanted): OrderPaper {
	const document = base(wanted);
	return { ...document, kind: 'orderConfirmation', number: wanted.order.number ?? '', totals: totalsOf(document) };
}

export function invoiceOf(wanted: Wanted): OrderPaper {
	const document = base(wanted);
	return { ...document, kind: 'invoice', totals: totalsOf(document) };
}

/** Of a subscription, as what it delivers each time; its number is that of the contract. */
export function contractSummaryOf(wanted: Wanted, contract: DocumentContract): PrintedDocument {
	const number = wanted.order.number ?? '';
	const document = { ...base(wanted), order: null, supply: null, number, contract };
	return { ...document, kind: 'contractSummary', totals: totalsOf(document) };
}

export interface Credit {
	amount: number;
	/** What earlier credit notes have taken back. */
	before: number;
	reason: string;
	corrects: { number: string; issuedOn: string };
	way: RefundWay;
	/** What a line is called that stands for a part of everything. */
	partName: string;
}

/** Of the whole order it repeats the lines; of a part it has one line for each rate. */
export function creditNoteOf(wanted: Wanted, credit: Credit): OrderPaper {
	const { order } = wanted;
	const { amount, before, way } = credit;
	const isWhole = before === 0 && amount === order.totals.gross;
	const due = way === 'bill' ? order.totals.gross - before - amount : 0;
	const whole: Omit<PrintedDocument, 'kind' | 'totals'> = {
		...base(wanted),
		corrects: credit.corrects,
		refund: { way, isWhole, due },
		payment: { method: order.paymentMethod, dueOn: null, paidOn: null },
		note: credit.reason,
	};
	if (isWhole) return { ...whole, kind: 'creditNote', totals: totalsOf(whole) };
	const scale = 10 ** (unitPriceDigits - minorDigits(order.currency));
	const lines = creditShares(order.totals, before, amount).map((share) => ({
		...share,
		code: '',
		name: credit.partName,
		ownName: '',
		options: [],
		quantity: 1,
		unitPrice: share[whole.prices] * scale,
	}));
	const document = { ...whole, lines, shipping: null };
	return { ...document, kind: 'creditNote', totals: totalsOf(document) };
}
