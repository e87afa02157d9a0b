// Makes up the orders of a demo shop: who ordered what on which day, at the prices of the shop, and how far it has come since. The same
// orders at each filling, moved to today.
import type { BillingAddress } from '../rules/checkout/address.ts';
import { newId } from '../rules/ids.ts';
import { bestLanguage } from '../rules/languages.ts';
import type { PaymentState } from '../rules/orders/machine.ts';
import type { PaymentMethod } from '../rules/payments/methods.ts';
import { type Dice, diceOf, oneOf } from '../rules/pricing/any-offer.ts';
import { offeredQuantities, priceOf } from '../rules/pricing/price-of.ts';
import { itemProblem } from '../server/cart/lines.ts';
import type { SoldItem } from '../server/cart/sold-items.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { demoCustomers, demoItemNames, refundReasons, shopperAddress } from './data/orders.ts';
import type { DemoLanguage } from './data/types.ts';
import { type Bought, type MadeOrder, type Market, makeOrder } from './make-order.ts';
import { printCases, printItemId, printShop } from './print-data/print-cases.ts';

const daysBack = 90;
const dearest = 150_000;
const hour = 3_600_000;

const spoken = (language: string): DemoLanguage => bestLanguage(language, ['de-DE', 'en-GB']) ?? 'en-GB';

function buy(dice: Dice, thing: SoldItem, language: string): Bought | undefined {
	const offered = (offeredQuantities(thing.offer) ?? [thing.offer.quantities.minimum ?? 1, 5, 10, 25, 100]).slice(0, 6);
	const quantity = oneOf(dice, offered);
	const price = priceOf(thing.offer, quantity);
	if (typeof price === 'string' || price.total > dearest) return undefined;
	const itemName = thing.itemNameAllowed ? oneOf(dice, demoItemNames[spoken(language)]) : '';
	return { thing, quantity, total: price.total, unitPrice: price.unitPrice, itemName };
}

/** A shopper who lives where no German is spoken orders in English. */
const languageOf = ({ country }: BillingAddress, usual: string): string => (country === 'NL' ? 'en-GB' : usual);

function fillBasket(dice: Dice, things: readonly SoldItem[], language: string): Bought[] {
	const count = oneOf(dice, [1, 1, 1, 2, 2, 3, 4]);
	const chosen = new Map<string, Bought>();
	for (let turn = 0; turn < count * 4 && chosen.size < count; turn += 1) {
		const bought = buy(dice, oneOf(dice, things), language);
		if (bought) chosen.set(bought.thing.productId, bought);
	}
	return [...chosen.values()];
}

const troubled = { hours: 20, to: 'error' } as const;

/** The older it is, the further it has come; what should be there is finished. */
function storyOf(dice: Dice, age: number, arrived: boolean): MadeOrder['story'] {
	const story: MadeOrder['story'] = [{ hours: 0, to: 'placed' }];
	if (age < 2) return story;
	if (dice(30) === 0) return [...story, troubled];
	if (age < 5 && dice(2) === 0) return story;
	story.push({ hours: 6 + dice(30), to: 'processed' });
	if (arrived) story.push({ hours: 96 + dice(96), to: 'finished' });
	return story;
}

/** A moment of the working day, so many days ago; never in the future. */
function momentOf(dice: Dice, age: number, now: Date): Date {
	const at = new Date(now.getTime() - age * 24 * hour);
	at.setUTCHours(7 + dice(11), dice(60), dice(60), 0);
	return at > now ? new Date(now.getTime() - (1 + dice(40)) * 60_000) : at;
}

/** Each shop has one to look after. */
function troubleOne(orders: readonly MadeOrder[]): void {
	if (orders.some(({ status }) => status === 'error')) return;
	const one = orders.find(({ status }) => status === 'processed') ?? orders.at(-1);
	if (!one) return;
	one.story = [{ hours: 0, to: 'placed' }, troubled];
	one.status = troubled.to;
	one.error = 'staff';
}

function giveBack(order: MadeOrder | undefined, amount: number, reason: string): void {
	if (!order) return;
	order.refund = { id: newId(), amount: Math.min(amount, order.gross), reason };
	order.refunded = order.refund.amount;
	const payment: PaymentState = order.refunded === order.gross ? 'refunded' : 'partlyRefunded';
	order.payment = payment;
}

/** Three that are being worked on get print data (fill-print-data.ts): those of the shopper first, then the latest. */
export function givePrintItems(
	orders: readonly Pick<MadeOrder, 'status' | 'userId' | 'createdAt' | 'lines'>[],
	{ tenant, shopper, printed }: Pick<Market, 'tenant' | 'shopper' | 'printed'>,
): void {
	if (tenant.slug !== printShop) return;
	const rank = ({ status, userId }: (typeof orders)[number]) =>
		(status === 'placed' ? 0 : 2) + (userId !== null && userId === shopper?.id ? 0 : 1);
	const worked = orders
		.filter(({ status }) => status === 'placed' || status === 'processed')
		.filter(({ lines }) => lines.some(({ productId }) => printed.has(productId)))
		.sort((one, other) => rank(one) - rank(other) || other.createdAt.getTime() - one.createdAt.getTime());
	for (const [index, { lines }] of worked.slice(0, printCases.length).entries())
		for (const line of lines) line.itemId = printItemId(printCases[index] ?? 'released', line.position);
}

/** Without numbers. @param count about so many; those of the shopper are among them */
export function makeOrders(market: Market, count: number): MadeOrder[] {
	const { now, shopper } = market;
	const usual = defaultLanguage(market.tenant);
	const thingsIn = (language: string) =>
		(market.things.get(language) ?? market.things.get(usual) ?? []).filter(
			(thing) => thing.offer.payment.mode === 'once' && itemProblem(thing) === undefined,
		);
	if (thingsIn(usual).length === 0) return [];
	const orders: MadeOrder[] = [];
	for (let index = 0; index < count; index += 1) {
		// Its own, so that what has become of one by the hour changes none of the others.
		const dice = diceOf(count * 1000 + index);
		const age = Math.floor((daysBack * index) / count);
		const isShopper = shopper !== undefined && index % 8 === 2;
		const customer = isShopper ? shopperAddress(shopper.email) : oneOf(dice, demoCustomers);
		const language = languageOf(customer, usual);
		const basket = fillBasket(dice, thingsIn(language), language);
		if (basket.length === 0) continue;
		// The latest is still to be paid.
		const method: PaymentMethod = index === 0 || dice(3) === 0 ? 'invoice' : 'card';
		const told = {
			...{ customer, method, language },
			...{ userId: isShopper ? shopper.id : null, at: momentOf(dice, age, now) },
			...{
				storyFor: (arrived: boolean) => storyOf(dice, age, arrived),
				paid: method === 'card' || age > 18,
				long: age > 18,
			},
		};
		orders.push(makeOrder(basket, told, market));
	}
	const begun = makeOrder(
		fillBasket(diceOf(count), thingsIn(usual).slice(0, 5), usual),
		{
			...{ customer: demoCustomers[3] ?? shopperAddress(''), userId: null, at: new Date(now.getTime() - 2 * 60_000) },
			...{ method: 'card', language: usual, storyFor: undefined, paid: false, long: false },
		},
		market,
	);
	troubleOne(orders);
	const finished = orders.filter(({ status, payment }) => status === 'finished' && payment === 'paid');
	const reasons = refundReasons[spoken(usual)];
	const byCard = finished.filter(({ paymentId }) => paymentId !== null);
	giveBack(byCard[Math.floor(byCard.length / 2)], Number.MAX_SAFE_INTEGER, reasons.whole);
	giveBack(
		finished.find(({ gross, userId, refund }) => gross > 5000 && userId === shopper?.id && !refund),
		1500,
		reasons.part,
	);
	givePrintItems(orders, market);
	return [...orders, ...(begun.lines.length > 0 ? [begun] : [])];
}
