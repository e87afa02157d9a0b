// What mails about an order have in common: its lines and sums, its addresses, the shop's terms.
import type { Address } from '../../../rules/checkout/address.ts';
import { writeDay } from '../../../rules/dates.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { formatMoney } from '../../../rules/money.ts';
import { grouped } from '../../../rules/orders/bank-account.ts';
import { transferReference } from '../../../rules/orders/transfer-reference.ts';
import { isByTransfer } from '../../../rules/payments/methods.ts';
import { formatRate } from '../../../rules/tax/format-rate.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { MailPart, MailRow, MailTemplate } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import type { PlainPage } from '../../pages/led-to-pages.ts';
import type { FoundOrder } from '../find-order.ts';
import type { LinePictures } from '../links/line-pictures.ts';

type OrderLine = Pick<
	FoundOrder['lines'][number],
	'itemId' | 'name' | 'itemName' | 'options' | 'quantity' | 'seriesRows' | 'net' | 'gross'
>;

/** What is listed in a mail: an order, or what a subscription delivers each time. */
type Listed = Pick<
	FoundOrder,
	'currency' | 'pricesIncludeTax' | 'totals' | 'shipping' | 'reverseCharge' | 'taxFreeExport'
> & { lines: readonly OrderLine[] };

export interface AboutOrder {
	order: FoundOrder;
	/** To the order, for the reader. */
	link: string;
}

export type Template<Data> = MailTemplate<Translate, Data>;

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

export const moneyOf = (
	{ currency }: Pick<FoundOrder, 'currency'>,
	{ language, notation }: MailTheme,
	minor: number,
): string => formatMoney({ minor, currency }, language, notation);

export const dayOf = (at: Date, look: MailTheme): string => writeDay(shopDayOf(at, look), look.language);

/** How a user is greeted: by name, whatever their company is called. */
export const greeted = ({
	billingAddress: { title, firstName, surname },
	customerName,
}: Pick<FoundOrder, 'billingAddress' | 'customerName'>): string =>
	[title, firstName, surname].filter((part) => part.trim() !== '').join(' ') || customerName;

/** Where to transfer what is due; nothing where nothing is, or the shop has named no account. */
export function bankParts(t: Translate, look: MailTheme, order: FoundOrder): MailPart[] {
	return order.payment === 'open' && !order.cancelledAt && isByTransfer(order.paymentMethod)
		? accountParts(t, look, order)
		: [];
}

/** The account of the shop, and what it recognises the money by; nothing where it has named none. */
export function accountParts(t: Translate, { bank }: MailTheme, order: FoundOrder): MailPart[] {
	if (!bank) return [];
	const rows = [
		{ label: t('orderMails.bank.holder'), value: bank.holder },
		{ label: t('orderMails.bank.iban'), value: grouped(bank.iban) },
		{ label: t('orderMails.bank.bic'), value: bank.bic },
		{ label: t('orderMails.bank.bank'), value: bank.bank },
		{ label: t('orderMails.bank.reference'), value: transferReference(order) },
	];
	return [{ kind: 'rows', rows: rows.filter(({ value }) => value !== '') }];
}

export interface ToBuyer extends AboutOrder {
	/** Of the lines with a design. */
	pictures: LinePictures;
	/** To whom it goes only as a copy: they have no way to the order. */
	copy: boolean;
}

export const copyParts = (t: Translate, { order, copy }: ToBuyer): MailPart[] =>
	copy ? [paragraph(t('orderMails.copy', { name: greeted(order) }))] : [];

/** By language: making one takes longer than the rest of a mail. */
const regions = new Map<string, Intl.DisplayNames>();

function regionsIn(language: string): Intl.DisplayNames {
	const made = regions.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
	regions.set(language, made);
	return made;
}

function countryName(country: string, language: string): string {
	try {
		return regionsIn(language).of(country) ?? country;
	} catch {
		return country;
	}
}

function addressText(address: Address, { language }: MailTheme): string {
	const { companyName, title, firstName, surname, street, zipCode, city, country } = address;
	const person = [title, firstName, surname].filter(Boolean).join(' ');
	return [companyName, person, street, `${zipCode} ${city}`.trim(), country && countryName(country, language)]
		.filter((line) => line.trim() !== '')
		.join('\n');
}

/** How many of what. */
export const lineName = (t: Translate, look: MailTheme, line: OrderLine): string =>
	t('orderMails.line', { quantity: formatNumber(line.quantity, look.language, look.notation), name: line.name });

/** For how many people, and how many pieces for each; empty without a series. */
function seriesRun(t: Translate, look: MailTheme, { quantity, seriesRows }: OrderLine): string {
	if (!seriesRows) return '';
	const ofEach = formatNumber(quantity / seriesRows, look.language, look.notation);
	return t('orderMails.seriesRun', { rows: seriesRows, quantity: ofEach });
}

interface RowsData {
	order: Listed;
	/** Whether the sum without tax is named where prices are with tax: who pays for a business reckons by it. */
	withNet?: boolean;
	/** Of a plan: a line with a name of its own is an upgrade, named by the days that are left of a period. */
	isPlan?: boolean;
	pictures?: LinePictures;
}

function lineRow(t: Translate, look: MailTheme, { order, pictures, isPlan }: RowsData, line: OrderLine): MailRow {
	const details = [
		seriesRun(t, look, line),
		isPlan && line.itemName !== '' ? t('orderMails.plan.rest', { period: line.itemName }) : line.itemName,
		...line.options.map(({ name, value }) => `${name}: ${value}`),
	].filter((text) => text !== '');
	return {
		label: lineName(t, look, line),
		picture: pictures?.get(line.itemId ?? ''),
		details: details.join(' · ') || undefined,
		value: moneyOf(order, look, order.pricesIncludeTax ? line.gross : line.net),
	};
}

/** Lines, shipping, tax and the total, as the shop states its prices. */
export function sumRows(t: Translate, look: MailTheme, data: RowsData): MailRow[] {
	const { order } = data;
	const { totals, shipping, pricesIncludeTax } = order;
	const money = (minor: number) => moneyOf(order, look, minor);
	const sent = shipping?.parts.reduce((sum, part) => sum + (pricesIncludeTax ? part.gross : part.net), 0);
	const taxes = totals.rates
		.filter(({ tax }) => tax !== 0)
		.map(({ rate, tax }): MailRow => {
			const written = { rate: formatRate(rate, look.language) };
			const label = pricesIncludeTax ? t('orderMails.taxIncluded', written) : t('orderMails.taxAdded', written);
			return { label, value: money(tax) };
		});
	const total: MailRow = { label: t('orderMails.total'), value: money(totals.gross), sum: true };
	const net: MailRow[] =
		data.withNet && taxes.length > 0 ? [{ label: t('orderMails.net'), value: money(totals.net) }] : [];
	return [
		...order.lines.map((line) => lineRow(t, look, data, line)),
		...(shipping && sent !== undefined
			? [{ label: t('orderMails.shipping', { method: shipping.name }), value: money(sent) }]
			: []),
		...(pricesIncludeTax ? [total, ...taxes, ...net] : [...net, ...taxes, total]),
	];
}

/** What is not under way for a day may be collected. */
function dayText(shipping: FoundOrder['shipping']) {
	if (!shipping) return 'orderMails.pickUpDay';
	return shipping.days === 0 ? 'orderMails.readyDay' : 'orderMails.deliveryDay';
}

type Sent = Pick<FoundOrder, 'billingAddress' | 'shippingAddress'> & { shipping: object | null };

/** What its day depends on. */
function dayMoves(data: boolean, payment: boolean) {
	if (payment) return data ? 'printMails.dayMoves.both' : 'printMails.dayMoves.payment';
	return data ? 'printMails.dayMoves' : undefined;
}

/** Where it goes, and where its bill goes. */
export function whereParts(
	t: Translate,
	look: MailTheme,
	{ billingAddress, shippingAddress, shipping }: Sent,
): MailPart[] {
	const titled = (title: string, address: Address): MailPart => ({
		kind: 'paragraph',
		text: `${title}:\n${addressText(address, look)}`,
	});
	return [
		titled(t('orderMails.billingAddress'), billingAddress),
		...(shipping ? [titled(t('orderMails.shippingAddress'), shippingAddress ?? billingAddress)] : []),
	];
}

/**
 * Where it goes, who pays, and when it will be there.
 * @param waitsForPrintData then nobody knows the day yet, as while it waits for its money
 */
export function addressParts(t: Translate, look: MailTheme, order: FoundOrder, waitsForPrintData: boolean): MailPart[] {
	const { shipping, deliveryDay } = order;
	const day = deliveryDay && writeDay(deliveryDay, look.language, 'full');
	const told = day && t(dayText(shipping), { day });
	const moves = dayMoves(waitsForPrintData, order.waitsForPayment);
	return [...whereParts(t, look, order), ...(told ? [paragraph(moves ? `${told}\n${t(moves)}` : told)] : [])];
}

export const pageParts = ({ title, sections }: PlainPage): MailPart[] => [
	{ kind: 'paragraph', text: title },
	...sections.map(
		({ heading, paragraphs }): MailPart => ({
			kind: 'small',
			text: [heading, ...paragraphs].filter((text) => text.trim() !== '').join('\n'),
		}),
	),
];
