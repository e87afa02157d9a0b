// What one guest does from the first page to the last, by habit.
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../shop-client.ts';
import { type Fate, type Habit, isSoldOut, newKey, type OrderedItem, type Shopper } from './shopper.ts';

export interface Story {
	number: number;
	habit: Habit;
	fate: Fate;
	/** Why it failed. */
	why?: string;
	retries: number;
	pressedAgain: number;
}

const declined = '4000000000000002';
const secure = '4000002500003155';

/** @returns whether the provider took the money */
async function pay({ control }: Shopper, session: string, habit: Habit): Promise<boolean> {
	if (habit === 'declinedFirst') await control.pay(session, { card: declined });
	const paid =
		habit === 'secure'
			? await control.pay(session, { card: secure, threeDSecure: 'authorise' })
			: await control.pay(session);
	return paid.status === 'complete';
}

/** The page that asks until it knows. */
async function wait(shopper: Shopper, orderId: string): Promise<void> {
	for (let tries = 1; tries < 20; tries += 1) {
		const now = await shopper.settle(orderId);
		if (isRefusal(now) || now.state !== 'processing') return;
		await sleep(250 * tries);
	}
}

interface Outcome {
	fate: Fate;
	why?: string;
}

type Placed = Exclude<Awaited<ReturnType<Shopper['place']>>, { code: string }>;

async function place(shopper: Shopper, habit: Habit): Promise<Outcome | { key: string; answer: Placed }[]> {
	const keys = habit === 'twoTabs' ? [newKey(), newKey()] : [newKey()];
	const presses = habit === 'pressesTwice' ? [...keys, ...keys] : keys;
	const answers = await Promise.all(presses.map(async (key) => ({ key, answer: await shopper.place(key) })));
	const placed = answers.flatMap(({ key, answer }) => (isRefusal(answer) ? [] : [{ key, answer }]));
	if (placed.length > 0) return placed;
	const [refusal] = answers.flatMap(({ answer }) => (isRefusal(answer) ? [answer] : []));
	if (refusal && isSoldOut(refusal)) return { fate: 'soldOut' };
	return { fate: 'failed', why: `${refusal?.code} ${refusal?.message} ${refusal?.details}` };
}

/** @returns whether the provider took the money */
async function goOn(shopper: Shopper, habit: Habit, key: string, answer: Placed): Promise<boolean> {
	if (habit === 'abandons') return false;
	if (habit === 'cancels') {
		await shopper.call('mutation($orderId: ID!) { cancelCheckout(orderId: $orderId) { state } }', {
			orderId: answer.orderId,
		});
		return false;
	}
	const session = await shopper.sessionOf(answer, key);
	const paid = session !== undefined && (await pay(shopper, session, habit));
	if (habit !== 'neverComesBack') await wait(shopper, answer.orderId);
	return paid;
}

/** In two tabs both are paid, if the provider lets one. */
async function order(shopper: Shopper, habit: Habit): Promise<Outcome> {
	const placed = await place(shopper, habit);
	if (!Array.isArray(placed)) return placed;
	const paid: boolean[] = [];
	for (const { key, answer } of placed) paid.push(await goOn(shopper, habit, key, answer));
	return { fate: paid.includes(true) ? 'paid' : 'notPaid' };
}

async function shopOnce(shopper: Shopper, habit: Habit, thing: OrderedItem): Promise<Outcome> {
	try {
		await shopper.begin();
		const refused = await shopper.fill(thing);
		if (!refused) return await order(shopper, habit);
		return isSoldOut(refused) ? { fate: 'soldOut' } : { fate: 'failed', why: refused.code };
	} catch (error) {
		return { fate: 'failed', why: String(error) };
	}
}

export async function goShopping(shopper: Shopper, habit: Habit, thing: OrderedItem): Promise<Story> {
	const outcome = await shopOnce(shopper, habit, thing);
	const { number, client } = shopper;
	return { number, habit, ...outcome, retries: client.retries, pressedAgain: shopper.pressedAgain() };
}
