// What buyers and approvers of the run do at random, each after the other, whether or not anybody is there to answer; and what they were answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dice, oneOf } from '../../rules/pricing/any-offer.ts';
import type { Browser } from '../../server/testing/accounts.ts';
import type { Approvals } from '../../server/testing/approvals.ts';
import { fillCart, someInput } from '../../server/testing/checkout.ts';

export interface Person {
	id: string;
	browser: Browser;
}

export interface Buyer extends Person {
	costCentres: { id: string; code: string }[];
}

/** What was answered, to be compared with what is there in the end. */
export class Journal {
	/** Calls with a response. */
	acts = 0;
	/** Tries that nobody answered, as the server was away or was killed meanwhile. */
	lost = 0;
	/** Orders that are placed, or being placed. */
	begun = 0;
	/** Orders by the key of their checkout. */
	readonly placed = new Map<string, string>();
	readonly refused = new Set<string>();
	readonly decisions: { orderId: string; userId: string; decision: string }[] = [];
	readonly codes = new Map<string, number>();

	count(code: string): void {
		this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
	}
}

type Result<T> = { value: T } | { code: string } | 'lost';

export interface Stage {
	shop: Approvals;
	dice: Dice;
	journal: Journal;
	/** How many orders there are to be. */
	wanted: number;
}

/** Of a server that has just begun: the same call goes better in a moment. */
const transient = ['UNAVAILABLE', 'BUSY', 'INTERNAL'];

async function call<T>({ journal }: Stage, { browser }: Person, query: string, variables: object): Promise<Result<T>> {
	try {
		const { data, errors } = await browser.graphql(query, variables);
		journal.acts += 1;
		if (!errors) return { value: Object.values(data)[0] as T };
		const code = String(errors[0].extensions?.code);
		journal.count(code);
		return transient.includes(code) ? 'lost' : { code };
	} catch {
		journal.lost += 1;
		return 'lost';
	}
}

/** Until there is a response, as a browser would. */
async function callAgain<T>(...[stage, who, query, variables]: Parameters<typeof call>) {
	for (;;) {
		const result = await call<T>(stage, who, query, variables);
		if (result !== 'lost') return result;
		await sleep(100);
	}
}

const placing = 'mutation($i: PlaceOrderInput!) { placeOrder(input: $i) { orderId state } }';

/** One order with one key, sent until it is answered: it is there once, however often it was sent. */
async function place(stage: Stage, buyer: Buyer): Promise<void> {
	const { shop, dice, journal } = stage;
	const { card, flyer, parcel, test, demo } = shop;
	await shop.inShop((sql) => sql`delete from list_items where user_id = ${buyer.id}`);
	const productId = oneOf(dice, [card, card, flyer]);
	await fillCart(test.database, demo, buyer.id, [{ productId, quantity: 1 + dice(9) }]);
	const sums = await callAgain<{ totals: { gross: number } }>(
		...([stage, buyer, `{ checkout(shippingMethodId: "${parcel}") { totals { gross } } }`, {}] as const),
	);
	if (!('value' in sums)) return;
	const costCentreId = oneOf(dice, buyer.costCentres).id;
	const i = someInput({ shippingMethodId: parcel, seenTotal: sums.value.totals.gross, costCentreId });
	if (journal.begun >= stage.wanted) return;
	journal.begun += 1;
	const result = await callAgain<{ orderId: string }>(stage, buyer, placing, { i });
	if ('value' in result) journal.placed.set(i.checkoutKey, result.value.orderId);
	else {
		journal.begun -= 1;
		journal.refused.add(i.checkoutKey);
	}
}

interface Listed {
	items: { orderId: string; state: string }[];
}

interface Seen {
	revision: number;
	hash: string;
	mayChange: boolean;
	order: { lines: { position: number; quantity: number }[] };
}

const list = 'query($s: ApprovalScope!) { approvals(scope: $s, first: 50) { items { orderId state } } }';
const detail =
	'query($o: ID!) { orderApproval(orderId: $o) { revision hash mayChange order { lines { position quantity } } } }';

const see = async (stage: Stage, who: Person, orderId: string): Promise<Seen | undefined> => {
	const seen = await call<Seen>(stage, who, detail, { o: orderId });
	return seen !== 'lost' && 'value' in seen ? seen.value : undefined;
};

/** Of those that are listed, half of the time the first: that is where others are busy, too. */
async function chooseOrder(stage: Stage, who: Person, scope: string, states: readonly string[]) {
	const listed = await call<Listed>(stage, who, list, { s: scope });
	if (listed === 'lost' || !('value' in listed)) return undefined;
	const items = listed.value.items.filter(({ state }) => states.includes(state));
	if (items.length === 0) return undefined;
	return stage.dice(2) === 0 ? items[0] : oneOf(stage.dice, items);
}

interface About {
	o: string;
	/** What was seen. */
	s?: { revision: number; hash: string };
	/** Lines with fewer pieces. */
	l?: readonly { position: number; quantity: number }[];
}

async function decide(stage: Stage, who: Person, query: string, decision: string, variables: About): Promise<void> {
	const result = await call<boolean>(stage, who, query, variables);
	if (result !== 'lost' && 'value' in result)
		stage.journal.decisions.push({ orderId: variables.o, userId: who.id, decision });
}

const approve = 'mutation($o: ID!, $s: SeenApprovalInput!) { approveOrder(orderId: $o, seen: $s) }';
const reject = 'mutation($o: ID!, $s: SeenApprovalInput!) { rejectOrder(orderId: $o, seen: $s, reason: "No") }';
const sendBack =
	'mutation($o: ID!, $s: SeenApprovalInput!, $l: [ApprovalLineInput!]) { returnOrder(orderId: $o, seen: $s, reason: "Less", lines: $l) }';
const confirm = 'mutation($o: ID!, $s: SeenApprovalInput!) { confirmReturnedOrder(orderId: $o, seen: $s) }';
const withdraw = 'mutation($o: ID!) { withdrawOrder(orderId: $o) }';

/** Mostly they approve; some reject, some send back, where they may with fewer pieces. */
export async function actAsApprover(stage: Stage, who: Person): Promise<void> {
	const { dice } = stage;
	const order = await chooseOrder(stage, who, 'mine', ['pending']);
	const shown = order && (await see(stage, who, order.orderId));
	if (!order || !shown) return;
	// Somebody who thinks for a while decides about what may be decided by then.
	if (dice(3) === 0) await sleep(dice(600));
	const { revision, hash, mayChange } = shown;
	const about = { o: order.orderId, s: { revision, hash } };
	const chance = dice(100);
	if (chance < 65) return decide(stage, who, approve, 'approved', about);
	if (chance < 80) return decide(stage, who, reject, 'rejected', about);
	const fewer = shown.order.lines.map(({ position, quantity }) => ({ position, quantity: Math.ceil(quantity / 2) }));
	const l = mayChange && dice(3) > 0 ? fewer : [];
	return decide(stage, who, sendBack, 'returned', { ...about, l });
}

async function answerAsBuyer(stage: Stage, who: Buyer): Promise<void> {
	const { dice } = stage;
	const order = await chooseOrder(stage, who, 'own', ['pending', 'returned']);
	if (!order) return;
	if (order.state === 'pending' || dice(6) === 0) {
		if (order.state === 'returned' || dice(8) === 0)
			await decide(stage, who, withdraw, 'withdrawn', { o: order.orderId });
		return;
	}
	const shown = await see(stage, who, order.orderId);
	if (!shown) return;
	const { revision, hash } = shown;
	await decide(stage, who, confirm, 'confirmed', { o: order.orderId, s: { revision, hash } });
}

export async function actAsBuyer(stage: Stage, who: Buyer): Promise<void> {
	const isOrdering = stage.journal.begun < stage.wanted;
	await (isOrdering && stage.dice(2) === 0 ? place(stage, who) : answerAsBuyer(stage, who));
}
