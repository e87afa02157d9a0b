// Items of a running subscription that are to cost something else: from the next period on, or at once for what is left of this one.
import { makePrice, priceData } from '../checkout/line-items.ts';
import { type Invoice, idOf, type Subscription, type SubscriptionItem } from '../objects.ts';
import { keep, type Scope } from '../scope.ts';
import { invalid, notModelled, StripeFailure } from '../wire/failures.ts';
import { integer, metadata, object, required, text } from '../wire/params.ts';
import { methodOf } from './dunning.ts';
import type { Billed } from './invoice-object.ts';
import { chargeInvoice, intentOf, issueInvoice } from './invoices.ts';
import { billedItem, collect, inPeriod, itemAmount, nextPeriod } from './renew.ts';

export const itemSpec = object({
	id: required(text()),
	price_data: priceData,
	quantity: integer(0),
	metadata,
});
type GivenItem = NonNullable<ReturnType<typeof itemSpec>>;

interface Manner {
	proration: 'always_invoice' | 'create_prorations' | 'none';
	failing: string;
}

function changedItem(scope: Scope, before: SubscriptionItem, given: GivenItem, index: number): SubscriptionItem {
	const path = `items[${index}][price_data]`;
	if (given.price_data && !given.price_data.recurring)
		throw invalid('The price specified is set to `type=one_time` but this field only accepts recurring prices.', path);
	if (given.price_data?.product_data)
		throw invalid(`Received unknown parameter: ${path}[product_data]`, path, 'parameter_unknown');
	return {
		...before,
		metadata: { ...before.metadata, ...given.metadata },
		price: given.price_data ? makePrice(scope, given.price_data, path) : before.price,
		quantity: given.quantity ?? before.quantity ?? 1,
	};
}

const rhythmOf = ({ items }: Subscription) => {
	const rhythms = new Set(
		items.data.map(({ price }) => `${price.recurring?.interval} ${price.recurring?.interval_count}`),
	);
	if (rhythms.size > 1) throw notModelled('items with different intervals', 'items');
	return [...rhythms][0];
};

/** What is left of an amount, by seconds, rounded half up. */
const shareOf = (
	amount: number,
	{ current_period_start: start, current_period_end: end }: SubscriptionItem,
	now: number,
) => Math.floor((amount * (end - now)) / (end - start) + 0.5);

/** The rest of the period at the old price goes back, at the new one it is charged. */
function prorations(scope: Scope, before: Subscription, after: Subscription): Billed[] {
	const line = (item: SubscriptionItem, sign: number): Billed => {
		const billed = billedItem(scope, item);
		const words = sign < 0 ? 'Unused time on' : 'Remaining time on';
		return {
			...billed,
			amount_total: sign * shareOf(itemAmount(item), item, scope.now),
			description: `${words} ${billed.description}`,
			proration: true,
		};
	};
	return after.items.data.flatMap((item) => {
		const old = before.items.data.find(({ id }) => id === item.id);
		return old && itemAmount(old) !== itemAmount(item) ? [line(old, -1), line(item, 1)] : [];
	});
}

/** A new period that begins now, with its invoice; nothing is charged yet. */
export function billFromNow(
	scope: Scope,
	subscription: Subscription,
	credit: readonly Billed[] = [],
): { subscription: Subscription; invoice: Invoice } {
	const period = nextPeriod(subscription, scope.now);
	const invoice = issue(scope, subscription, period, [
		...credit,
		...subscription.items.data.map((item) => billedItem(scope, item)),
	]);
	return { subscription: keep(scope, 'subscription', inPeriod(subscription, period, invoice)), invoice };
}

function issue(
	scope: Scope,
	subscription: Subscription,
	period: { from: number; to: number },
	lines: readonly Billed[],
) {
	if (lines.reduce((sum, { amount_total }) => sum + amount_total, 0) < 0)
		throw notModelled('credit that is kept for later invoices', 'proration_behavior');
	const gathered = { start: scope.now, end: scope.now };
	return issueInvoice(scope, { subscription, lines, ...period, gathered, reason: 'subscription_update', free: false });
}

/** Refused as a whole where that was asked for; otherwise it is charged again like a renewal. */
function charge(scope: Scope, subscription: Subscription, invoice: Invoice, { failing }: Manner): Subscription {
	if (failing !== 'error_if_incomplete') {
		collect(scope, subscription, invoice, 0);
		return scope.store.find('subscription', scope.account, subscription.id) ?? subscription;
	}
	const method = methodOf(scope, subscription);
	const after = chargeInvoice(scope, invoice, { method, authorised: false, next: null });
	if (after.status === 'paid') return { ...subscription, latest_invoice: invoice.id };
	const { last_payment_error: error, status } = intentOf(scope, invoice);
	const code = status === 'requires_action' ? 'subscription_payment_intent_requires_action' : error?.code;
	throw new StripeFailure(402, error?.message ?? 'The payment of the change has failed.', {
		type: 'card_error',
		...(code ? { code } : {}),
		...(error?.decline_code ? { decline_code: error.decline_code } : {}),
	});
}

/** Not kept yet, unless something was charged. */
export function changeItems(
	scope: Scope,
	before: Subscription,
	given: readonly GivenItem[],
	manner: Manner,
): Subscription {
	const data = [...before.items.data];
	for (const [index, one] of given.entries()) {
		const at = data.findIndex(({ id }) => id === one.id);
		const old = data[at];
		if (!old) throw invalid(`No such subscription item: '${one.id}'`, `items[${index}][id]`, 'resource_missing');
		data[at] = changedItem(scope, old, one, index);
	}
	const after: Subscription = { ...before, items: { ...before.items, data } };
	const newRhythm = rhythmOf(after) !== rhythmOf(before);
	if (before.status === 'trialing') return after;
	const changes = manner.proration === 'none' ? [] : prorations(scope, before, after);
	if (newRhythm) {
		// Another interval begins a period of its own at once.
		const credit = changes.filter(({ amount_total }) => amount_total < 0);
		const begun = billFromNow(scope, { ...after, billing_cycle_anchor: scope.now }, credit);
		return charge(scope, begun.subscription, begun.invoice, manner);
	}
	if (manner.proration === 'create_prorations' && changes.length > 0)
		throw notModelled('prorations that wait for the next invoice', 'proration_behavior');
	if (changes.length === 0) return after;
	const [item] = data;
	const period = { from: scope.now, to: item?.current_period_end ?? scope.now };
	const invoice = issue(scope, after, period, changes);
	const newest = keep(scope, 'subscription', { ...after, latest_invoice: idOf(invoice) });
	return charge(scope, newest, invoice, manner);
}
