// What a cart costs when it is sent somewhere and paid somehow: the one calculation behind what the checkout shows and what is ordered.

import { countryCodes } from '../accounts/countries.ts';
import { deliveryDay } from '../delivery/delivery-day.ts';
import {
	type ChosenMethod,
	chosenMethods,
	isPossible,
	type OnlineMethod,
	type PaymentMethod,
} from '../payments/methods.ts';
import type { Payment } from '../pricing/pricing.ts';
import type { OrderSettings } from '../settings/orders.ts';
import { deliversTo, type ShippingMethod, shippingPrice } from '../shipping/shipping-price.ts';
import { type CartTerms, dueToday, nextPaymentDay, termsOfCart } from '../subscriptions/cart-terms.ts';
import { cardAmounts } from './card-amounts.ts';
import { type BuyerKind, type InvoiceRefusal, refuseInvoice } from './invoice.ts';
import type { LineProblem, OrderProblem } from './problems.ts';
import { chargedShipping, type Totals, totalsOf } from './totals.ts';

export interface QuotedLine {
	quantity: number;
	/** In minor units; undefined where it cannot be ordered. */
	total: number | undefined;
	/** In hundredths of a per cent. */
	rate: number;
	/** Of one piece. */
	weightMg: number;
	productionDays: number;
	problem: LineProblem | undefined;
	/** Absent: it is paid once. */
	payment?: Payment;
}

interface OfferedMethod extends ShippingMethod {
	id: string;
	name: string;
	description: string;
	days: number;
}

export interface QuotedMethod extends OfferedMethod {
	/** In minor units, net or gross as the shop's prices are. */
	cost: number;
	/** What the total counts of it if it is chosen: without the tax where none is charged. */
	charged: number;
	deliveryDay: string;
}

type MethodSettings = Partial<
	Pick<
		OrderSettings,
		keyof OrderSettings & (`${ChosenMethod}${'Offered' | 'From' | 'UpTo'}` | 'firstMethod' | 'seller')
	>
>;

export interface QuoteTerms {
	settings: Pick<OrderSettings, 'smallBusiness' | 'invoiceFor' | 'invoiceLimit' | 'showPayment' | 'showShipping'> &
		MethodSettings;
	buyer: BuyerKind;
	shop: { country: string; pricesIncludeTax: boolean; currency?: string };
	methods: readonly OfferedMethod[];
	/** Where it goes. */
	country: string;
	shippingMethodId: string | null;
	/** Whether the shop can take cards. */
	card: boolean;
	/** What else can be paid online; absent: nothing. */
	online?: readonly OnlineMethod[];
	/** Whether it can charge them again; absent: no. */
	recurring?: boolean;
	reverseCharge: boolean;
	/** It leaves the VAT area of the EU if it is sent. */
	exported: boolean;
	today: string;
}

/** Of a cart that is paid at an interval; its totals are those of each period. */
interface QuotedSubscription extends CartTerms {
	dueToday: number;
	/** A day; in a trial that of the first payment. */
	nextPayment: string;
}

type TaxExemption = 'reverseCharge' | 'export';

export interface Quote {
	totals: Totals;
	/** Why no tax is charged, where there would be one. */
	exemption: TaxExemption | null;
	subscription: QuotedSubscription | undefined;
	/** Net or gross as the shop's prices are. */
	goods: number;
	/** Those that bring this there. */
	shippingMethods: readonly QuotedMethod[];
	/** Undefined where nothing is sent, or nothing was chosen that goes there. */
	chosen: QuotedMethod | undefined;
	deliveryDay: string;
	paymentMethods: readonly PaymentMethod[];
	/** Why it cannot be paid by invoice here, where others can. */
	invoiceRefusal: InvoiceRefusal | undefined;
	/** Where things can be sent. */
	countries: readonly string[];
	problems: readonly OrderProblem[];
}

function isChosen(method: ChosenMethod, gross: number, { settings, online = [], shop, country }: QuoteTerms): boolean {
	const most = settings[`${method}UpTo`] ?? 0;
	const isWithin = gross >= (settings[`${method}From`] ?? 0) && (most === 0 || gross <= most);
	if (!settings[`${method}Offered`] || !isWithin) return false;
	if (method === 'prepayment') return Boolean(settings.seller?.bank);
	return (
		online.includes(method) &&
		gross >= cardAmounts.least &&
		gross <= cardAmounts.most &&
		isPossible(method, shop.currency ?? '', country)
	);
}

/** What the shop prefers stands first; who orders on behalf of a user begins with a bill. */
function inShownOrder(methods: readonly PaymentMethod[], { settings, buyer }: QuoteTerms): PaymentMethod[] {
	const first = buyer === 'staff' ? 'invoice' : settings.firstMethod;
	return [...methods].sort((one, other) => Number(other === first) - Number(one === first));
}

/** A shop that does not ask how to pay is paid by invoice, for every shopper. What is charged again is charged to a card. */
function waysToPay(
	gross: number,
	isSubscription: boolean,
	terms: QuoteTerms,
): Pick<Quote, 'paymentMethods' | 'invoiceRefusal'> {
	const { settings, card, recurring = false, buyer } = terms;
	const byCard = card && gross >= cardAmounts.least && gross <= cardAmounts.most;
	if (isSubscription) return { paymentMethods: byCard && recurring ? ['card'] : [], invoiceRefusal: undefined };
	if (gross === 0) return { paymentMethods: ['none'], invoiceRefusal: undefined };
	if (!settings.showPayment) return { paymentMethods: ['invoice'], invoiceRefusal: undefined };
	const refusal = refuseInvoice(gross, settings, buyer);
	return {
		paymentMethods: inShownOrder(
			[
				...(byCard ? (['card'] as const) : []),
				...chosenMethods.filter((method) => isChosen(method, gross, terms)),
				...(refusal ? [] : (['invoice'] as const)),
			],
			terms,
		),
		invoiceRefusal: refusal === 'off' ? undefined : refusal,
	};
}

/**
 * Where nothing is sent, everyone can order. Who collects an order lives in the shop's country most of the time, so that is offered beside
 * the countries of delivery; a shop that only offers collection serves everyone.
 */
function countriesOf({ methods, settings, shop }: QuoteTerms): readonly string[] {
	const collected = methods.some(({ collection }) => collection);
	if (!settings.showShipping || (methods.length > 0 && methods.every(({ collection }) => collection)))
		return countryCodes;
	return countryCodes.filter(
		(country) => (collected && country === shop.country) || methods.some((method) => deliversTo(method, country)),
	);
}

/** Nobody is taken to fetch their order from abroad without having chosen that. */
export const methodToBeginWith = (
	{ shippingMethods }: Pick<Quote, 'shippingMethods'>,
	{ country, shop }: Pick<QuoteTerms, 'country' | 'shop'>,
): QuotedMethod | undefined => shippingMethods.find(({ collection }) => !collection || country === shop.country);

/** What is collected has left nothing yet. */
function exemptionOf(
	chosen: Pick<OfferedMethod, 'collection'> | undefined,
	{ settings, exported, reverseCharge }: QuoteTerms,
): TaxExemption | null {
	if (settings.smallBusiness) return null;
	if (exported && chosen && !chosen.collection) return 'export';
	return reverseCharge ? 'reverseCharge' : null;
}

const milligramsInGram = 1000;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
	items.reduce((total, item) => total + of(item), 0);

function problemsOf(lines: readonly QuotedLine[], quote: Omit<Quote, 'problems'>, terms: QuoteTerms): OrderProblem[] {
	const found: [OrderProblem, boolean][] = [
		['empty', lines.length === 0],
		['lines', lines.some(({ problem }) => problem !== undefined)],
		['shippingMethod', terms.settings.showShipping && quote.chosen === undefined],
		['paymentMethod', quote.paymentMethods.length === 0],
		['total', !Number.isSafeInteger(quote.totals.gross)],
		['account', quote.subscription !== undefined && terms.buyer === 'guest'],
	];
	return found.flatMap(([problem, there]) => (there ? [problem] : []));
}

/** A method that is not there, or does not go there, is not chosen: the caller may take the first that is. */
export function quoteFor(lines: readonly QuotedLine[], terms: QuoteTerms): Quote {
	const { settings, shop, methods, country, today } = terms;
	const goods = sum(lines, ({ total = 0 }) => total);
	const parcel = {
		country,
		goods,
		grams: Math.ceil(sum(lines, ({ weightMg, quantity }) => weightMg * quantity) / milligramsInGram),
		pieces: sum(lines, ({ quantity }) => quantity),
	};
	const productionDays = Math.max(0, ...lines.map((line) => line.productionDays));
	const arrives = (days: number) => deliveryDay(today, { productionDays, shippingDays: days }, shop.country);
	const toTax = lines.map(({ total = 0, rate }) => ({ amount: total, rate: settings.smallBusiness ? 0 : rate }));
	const taxedWith = (method: OfferedMethod | undefined) => ({
		pricesIncludeTax: shop.pricesIncludeTax,
		untaxed: exemptionOf(method, terms) !== null,
	});
	const shippingMethods = (settings.showShipping ? methods : []).flatMap((method) => {
		const cost = shippingPrice(method, parcel);
		if (cost === undefined) return [];
		const charged = chargedShipping(cost, toTax, taxedWith(method));
		return [{ ...method, cost, charged, deliveryDay: arrives(method.days) }];
	});
	const chosen = shippingMethods.find(({ id }) => id === terms.shippingMethodId);
	const exemption = exemptionOf(chosen, terms);
	const totals = totalsOf(toTax, chosen?.cost ?? null, taxedWith(chosen));
	const plan = termsOfCart(lines);
	const periods = plan && {
		...plan,
		dueToday: dueToday(plan, totals.gross),
		nextPayment: nextPaymentDay(today, plan),
	};
	const quote = {
		totals,
		exemption,
		// Nothing is said of periods as long as some lines have to leave.
		subscription: lines.some(({ problem }) => problem === 'subscription') ? undefined : periods,
		goods,
		shippingMethods,
		chosen,
		deliveryDay: chosen?.deliveryDay ?? arrives(0),
		...waysToPay(totals.gross, plan !== undefined, terms),
		countries: countriesOf(terms),
	};
	return { ...quote, problems: problemsOf(lines, quote, terms) };
}
