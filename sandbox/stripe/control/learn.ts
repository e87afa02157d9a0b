// What the sandbox is taught of the time before it: refused as a whole where something of it is missing.
import { type PastPayment, rememberPayments } from '../payments/past-payments.ts';
import { type PastInvoice, type PastSubscription, rememberSubscriptions } from '../subscriptions/past-subscriptions.ts';
import type { World } from '../world.ts';

export type Given = Record<string, unknown>;

export class Refusal extends Error {
	readonly status: number;
	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function isPast(given: unknown): given is PastPayment {
	const { id, amount, currency, email, name, metadata, at, refunds } = (given ?? {}) as Record<string, unknown>;
	return (
		[id, currency, email, name].every(isText) &&
		[amount, at].every(isWhole) &&
		typeof metadata === 'object' &&
		Array.isArray(refunds) &&
		refunds.every((refund) => isText(refund?.id) && isWhole(refund.amount) && isWhole(refund.at))
	);
}

export function learnPayments(world: World, { account, payments: past }: Given) {
	if (!isText(account) || !Array.isArray(past) || !past.every(isPast))
		throw new Refusal(
			400,
			'Name the account, and of each payment id, amount, currency, email, name, metadata, at, refunds.',
		);
	const learned = rememberPayments(world, account, past);
	world.wake();
	return { learned };
}

const isMoment = (value: unknown): value is number | null => value === null || isWhole(value);
const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null;

const isPastInvoice = (given: unknown): given is PastInvoice =>
	isRecord(given) &&
	[given.id, given.intent].every(isText) &&
	(given.reason === 'subscription_create' || given.reason === 'subscription_cycle') &&
	(given.status === 'paid' || given.status === 'open') &&
	[given.at, given.periodStart, given.periodEnd].every(isWhole);

const isPastItem = (given: unknown): boolean =>
	isRecord(given) && [given.id, given.product, given.name].every(isText) && Number.isSafeInteger(given.amount);

function isPastSubscription(given: unknown): given is PastSubscription {
	if (!isRecord(given) || !isRecord(given.customer) || !isRecord(given.metadata)) return false;
	const { id, email, name } = given.customer;
	return (
		[given.id, id, email, name, given.card, given.currency].every(isText) &&
		['day', 'week', 'month', 'year'].includes(String(given.interval)) &&
		['trialing', 'active', 'past_due', 'canceled'].includes(String(given.status)) &&
		[given.intervalCount, given.startedAt, given.periodStart, given.periodEnd].every(isWhole) &&
		[given.trialEnd, given.resumesAt, given.endedAt].every(isMoment) &&
		[given.cancelAtPeriodEnd, given.paused].every((value) => typeof value === 'boolean') &&
		[null, 'cancellation_requested', 'payment_failed'].some((reason) => reason === given.endReason) &&
		(given.endedAt !== null) === (given.status === 'canceled') &&
		Array.isArray(given.items) &&
		given.items.length > 0 &&
		given.items.every(isPastItem) &&
		Array.isArray(given.invoices) &&
		given.invoices.every(isPastInvoice)
	);
}

export function learnSubscriptions(world: World, { account, subscriptions }: Given) {
	if (!isText(account) || !Array.isArray(subscriptions) || !subscriptions.every(isPastSubscription))
		throw new Refusal(400, 'Name the account, and of each subscription everything that PastSubscription has.');
	const learned = rememberSubscriptions(world, account, subscriptions);
	world.wake();
	return { learned };
}
