// Makes up one subscription of a demo shop: the contract at the shop's prices, and an order for each time it was paid.
import type { BillingAddress } from '../../rules/checkout/address.ts';
import { newId } from '../../rules/ids.ts';
import { priceOf } from '../../rules/pricing/price-of.ts';
import type { SoldItem } from '../../server/cart/sold-items.ts';
import { stripeId } from '../../server/integrations/payment/stripe.ts';
import type { NewSubscription, NewSubscriptionLine } from '../../server/subscriptions/core/record-subscription.ts';
import { defaultLanguage } from '../../server/tenants/spoken-language.ts';
import type { DemoSubscription } from '../data/subscriptions.ts';
import { type MadeOrder, type Market, makeOrder } from '../make-order.ts';
import { type Course, courseOf, type Period } from './course.ts';

interface Subscriber {
	userId: string;
	address: BillingAddress;
}

export interface MadeSubscription {
	subscription: NewSubscription;
	lines: NewSubscriptionLine[];
	course: Course;
	/** Each with the order that it has made. */
	payments: { period: Period; order: MadeOrder }[];
}

const aDay = 86_400_000;

/** The older it is, the further it has come. */
const storyOf = (at: Date, now: Date, arrived: boolean): MadeOrder['story'] => [
	{ hours: 0, to: 'placed' },
	...(now.getTime() - at.getTime() > 2 * aDay ? [{ hours: 22, to: 'processed' } as const] : []),
	...(arrived ? [{ hours: 100, to: 'finished' } as const] : []),
];

/** @returns undefined where the shop has changed and does not sell it so any more */
export function makeSubscription(
	wanted: DemoSubscription,
	thing: SoldItem,
	{ userId, address }: Subscriber,
	market: Market,
	itemId: string,
): MadeSubscription | undefined {
	const { interval: unit, intervalCount = 1, trialDays } = thing.offer.payment;
	const price = priceOf(thing.offer, wanted.quantity);
	if (unit === null || typeof price === 'string') return undefined;
	const interval = { unit, count: intervalCount };
	const course = courseOf(wanted, { interval, trialDays }, market.now);
	const id = newId();
	const language = defaultLanguage(market.tenant);
	const { total, unitPrice } = price;
	const bought = { thing, quantity: wanted.quantity, total, unitPrice, itemName: wanted.itemName ?? '' };
	const orderAt = (at: Date, kind: 'first' | 'renewal'): MadeOrder => ({
		...makeOrder(
			[bought],
			{
				...{ customer: address, userId, language, at, method: 'card', paid: true, long: true },
				storyFor: (arrived) => storyOf(at, market.now, arrived),
			},
			market,
		),
		subscription: { id, kind },
	});
	const agreed = orderAt(course.startedAt, 'first');
	return {
		course,
		subscription: {
			...{ id, userId, provider: stripeId, interval, trialDays, language, plan: null },
			...{ currency: agreed.currency, customerName: agreed.customerName, customerMail: agreed.customerMail },
			...{ pricesIncludeTax: agreed.pricesIncludeTax, reverseCharge: agreed.reverseCharge },
			...{ taxFreeExport: agreed.taxFreeExport, billingAddress: address, shippingAddress: null },
			...{ shipping: agreed.shipping, totals: agreed.totals },
		},
		lines: agreed.lines.map((line) => ({
			...line,
			...{ itemId, weightMg: thing.weightMg, productionDays: thing.productionDays, offer: thing.offer },
		})),
		payments: course.paid.map((period, index) => ({
			period,
			order: orderAt(period.start, index === 0 ? 'first' : 'renewal'),
		})),
	};
}
