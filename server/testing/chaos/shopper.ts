// One guest who orders by card through the API: a person at the shop's own client. What the client gives up after its retries is reported to
// the person, who presses the button again, under the same checkout key as the page keeps it.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../rules/ids.ts';
import type { Dice } from '../../../rules/pricing/any-offer.ts';
import type { stripeControl } from '../../../sandbox/stripe/control/client.ts';
import { type CallFailure, isRefusal, ShopClient } from '../shop-client.ts';
import type { ShakyServer } from './shaky-server.ts';

export interface OrderedItem {
	productId: string;
	quantity: number;
}

/** What guests do, and of a hundred how many do it. */
export const habits = {
	returns: 34,
	neverComesBack: 20,
	declinedFirst: 10,
	secure: 8,
	pressesTwice: 8,
	twoTabs: 8,
	cancels: 6,
	abandons: 6,
};
export type Habit = keyof typeof habits;

export function habitOf(dice: Dice): Habit {
	let left = dice(100);
	for (const [habit, share] of Object.entries(habits)) {
		if (left < share) return habit as Habit;
		left -= share;
	}
	return 'returns';
}

export type Fate = 'paid' | 'notPaid' | 'soldOut' | 'failed';

interface Parts {
	server: Pick<ShakyServer, 'ask'>;
	control: ReturnType<typeof stripeControl>;
	/** Of the network: limits are counted by it. */
	address: string;
	number: number;
}

interface Progress {
	orderId: string;
	state: 'processing' | 'placed' | 'failed' | 'refunded';
	payUrl: string | null;
}

const progress = '{ orderId state payUrl }';
/** What asks a person to try again in a moment. */
const asksToTryAgain = new Set(['LOST', 'BUSY', 'UNAVAILABLE', 'TOO_SLOW', 'STILL_WORKING']);
const pressesAtMost = 20;
const thinksForMs = 2000;

const addressOf = (number: number) => ({
	salutation: '',
	country: 'DE',
	title: '',
	firstName: 'Gast',
	surname: `Nummer ${number}`,
	companyName: '',
	phone: '',
	street: 'Deichstraße 1',
	zipCode: '20459',
	city: 'Hamburg',
});

export function startShopper({ server, control, address, number }: Parts) {
	const client = new ShopClient({
		ask: (target, options) =>
			server.ask(target, { ...options, headers: { ...options?.headers, 'x-forwarded-for': address } }),
	});
	let pressedAgain = 0;

	async function call<Data extends object | number>(
		query: string,
		variables: object = {},
	): Promise<Data | CallFailure> {
		for (let presses = 1; ; presses += 1) {
			const answer = await client.call<Data>(query, variables);
			if (typeof answer === 'number' || !isRefusal(answer) || !asksToTryAgain.has(answer.code)) return answer;
			if (presses === pressesAtMost) return answer;
			pressedAgain += 1;
			await sleep(thinksForMs);
		}
	}

	async function begin(): Promise<void> {
		for (let presses = 1; !(await client.begin()); presses += 1) {
			if (presses === pressesAtMost) throw new Error(`guest ${number} is not let in`);
			pressedAgain += 1;
			await sleep(thinksForMs);
		}
	}

	/** Whether a call that broke off was done is seen from the cart. */
	async function fill(thing: OrderedItem): Promise<CallFailure | undefined> {
		const count = await call<number>('{ cartCount }');
		if (typeof count === 'number' && count > 0) return undefined;
		const added = await call<object[]>('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
			items: [thing],
		});
		return Array.isArray(added) ? undefined : (added as CallFailure);
	}

	/** The sum that the page shows, and the button. */
	async function place(checkoutKey: string): Promise<Progress | CallFailure> {
		for (let tries = 1; ; tries += 1) {
			const shown = await call<{ totals: { gross: number }; shippingMethodId: string | null }>(
				'{ checkout(country: "DE") { totals { gross } shippingMethodId } }',
			);
			if ('code' in shown) return shown;
			const placed = await call<Progress>(
				`mutation($input: PlaceOrderInput!) { placeOrder(input: $input) ${progress} }`,
				{
					input: {
						checkoutKey,
						billingAddress: {
							...addressOf(number),
							email: `guest-${number}@example.com`,
							ccEmail: '',
							costCenter: '',
							vatId: '',
						},
						shippingAddress: null,
						shippingMethodId: shown.shippingMethodId,
						paymentMethod: 'card',
						termsAccepted: true,
						seenTotal: shown.totals.gross,
					},
				},
			);
			const again = 'code' in placed && ['PRICE_CHANGED', 'PAYMENT_FAILED', 'ORDER_FAILED'].includes(placed.code);
			if (!again || tries === pressesAtMost) return placed;
			pressedAgain += 1;
			await sleep(300 * tries);
		}
	}

	const settle = (orderId: string) =>
		call<Progress>(`mutation($orderId: ID!) { settleCheckout(orderId: $orderId) ${progress} }`, { orderId });

	/** The response may have come without the page: the provider has not answered. Asking again finds it. */
	async function sessionOf(first: Progress, checkoutKey: string): Promise<string | undefined> {
		let now: Progress | CallFailure = first;
		for (let tries = 1; tries < 15; tries += 1) {
			if ('code' in now) return undefined;
			const [, session] = /\/c\/pay\/(\w+)/.exec(now.payUrl ?? '') ?? [];
			if (session || now.state !== 'processing') return session;
			await sleep(200 * tries);
			now = tries % 2 ? await settle(first.orderId) : await place(checkoutKey);
		}
		return undefined;
	}

	return { call, begin, fill, place, settle, sessionOf, control, number, pressedAgain: () => pressedAgain, client };
}
export type Shopper = ReturnType<typeof startShopper>;

/** What is in the cart, or wants to be, is gone; or the other tab has ordered it. */
export const isSoldOut = ({ code, message }: CallFailure): boolean =>
	code === 'CART_PROBLEMS' || (code === 'ITEM_NOT_ADDED' && message.includes('stock'));
export const newKey = newId;
