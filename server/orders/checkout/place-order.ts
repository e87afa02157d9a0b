// The button: the order is prepared in a transaction, then the provider is asked outside of it, then the shopper learns where to pay or
// that it is done. The page they come back to asks the same use cases again.
import { pathOfLanguage } from '../../../rules/languages.ts';
import type { User } from '../../accounts/subject.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant } from '../../database/connection.ts';
import type { ReadQuery } from '../../database/read.ts';
import { Refused } from '../../failure.ts';
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import type { PaymentServices } from '../payments/services.ts';
import { closePayment, settlePayment } from '../payments/settle-payment.ts';
import type { PaymentUrls } from '../payments/write-request.ts';
import { Superseded } from './begun-orders.ts';
import type { OrderGuard } from './order-guard.ts';
import type { OrderInput } from './order-input.ts';
import { type Placing, type Prepared, prepareOrder } from './prepare-order.ts';
import { type CheckoutProgress, progressIn, queryProgress } from './progress.ts';
import type { FindUnreadyLines } from './unready-lines.ts';

export interface Shopper {
	tenant: Tenant;
	user: User;
	/** As https://shop.example */
	shop: string;
	inTenant: InTenant;
	/** The rows of one statement. */
	read<Rows extends readonly object[]>(query: ReadQuery<Rows>): Promise<Rows>;
	payments: PaymentServices | undefined;
	reservationSeconds: number;
	findUnreadyLines: FindUnreadyLines;
	/** Where orders are limited. */
	guard?: OrderGuard | undefined;
	/** What is ordered in place of the cart: the plan of another shop. */
	plan?: Pick<Placing, 'lines' | 'plan'> | undefined;
	/** Called once for an order, when it has been made and not been paid yet. */
	ordered?(input: OrderInput): Promise<void>;
	/** Where the provider leads back to; without it, the page of the checkout. */
	pages?(orderId: string): PaymentUrls;
}

export const progressOf = async ({ read, tenant, user }: Shopper, orderId: string): Promise<CheckoutProgress> =>
	progressIn(await read((sql) => queryProgress(sql, tenant.id, user.id, orderId)));

/** Of the order that was made with a key of the caller. @returns undefined where none was */
export async function progressOfKey(shopper: Shopper, checkoutKey: string): Promise<CheckoutProgress | undefined> {
	const { read, tenant, user } = shopper;
	const [order] = await read(
		(sql) => sql<{ id: string }[]>`
			select id from orders where tenant_id = ${tenant.id} and checkout_key = ${checkoutKey} and user_id = ${user.id}`,
	);
	return order && progressOf(shopper, order.id);
}

/** What the provider could not be asked, or did not answer, is asked again later: nothing is decided by it. */
async function unlessUnanswered<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PaymentUnanswered || error instanceof PaymentRefused) return undefined;
		throw error;
	}
}

/** A shopper who orders the same products again does not want to pay the first time as well. */
async function closeOthers({ payments, tenant }: Shopper, paymentIds: readonly string[]): Promise<void> {
	if (!payments) throw new Refused('PAYMENT_FAILED');
	for (const paymentId of paymentIds) {
		const outcome = await unlessUnanswered(closePayment(payments, tenant.id, paymentId));
		if (outcome !== 'failed' && outcome !== 'placed' && outcome !== 'refunded') throw new Refused('PAYMENT_FAILED');
	}
}

/** What was paid in another tab meanwhile has emptied the cart: the second try says so. */
async function prepare(shopper: Shopper, input: OrderInput): Promise<Prepared> {
	const { inTenant, payments, reservationSeconds, guard, findUnreadyLines, plan } = shopper;
	const placing = { payments, reservationSeconds, guard, findUnreadyLines, ...plan };
	const attempt = () => inTenant((sql) => prepareOrder(sql, shopper, input, placing));
	try {
		return await attempt();
	} catch (error) {
		if (!(error instanceof Superseded)) throw error;
		const { paymentIds } = error;
		await beforeDeciding(() => closeOthers(shopper, paymentIds));
		return attempt();
	}
}

function pagesOf({ tenant, shop, user }: Shopper, orderId: string, wanted: string | null | undefined) {
	const code = spokenLanguage(tenant, wanted ?? user.language);
	const language = tenant.languages.find(({ languageCode }) => languageCode === code);
	const page = `${shop}${language ? pathOfLanguage(language) : '/'}checkout/return?order=${orderId}`;
	return { successUrl: page, cancelUrl: `${page}&cancelled=1` };
}

export async function placeOrder(shopper: Shopper, input: OrderInput): Promise<CheckoutProgress> {
	const { tenant, payments } = shopper;
	const {
		orderId,
		paymentId,
		placed,
		hasEarlierEntries,
		progress: now,
	} = await prepare(shopper, input).catch((error: unknown) => {
		throw error instanceof Superseded ? new Refused('PAYMENT_FAILED') : error;
	});
	if (now) return now;
	await shopper.ordered?.(input);
	if (!placed && paymentId && payments) {
		const pages = shopper.pages?.(orderId) ?? pagesOf(shopper, orderId, input.language);
		await unlessUnanswered(beginPayment(payments, tenant.id, paymentId, pages));
	}
	const progress = await progressOf(shopper, orderId);
	// The provider has said no before anyone could pay.
	if (progress.state === 'failed' && !placed && progress.reason === 'failed') throw new Refused('PAYMENT_FAILED');
	return { ...progress, hasEarlierEntries };
}

/** Asks the provider now, for a shopper who comes back from there. */
export async function settleCheckout(shopper: Shopper, orderId: string): Promise<CheckoutProgress> {
	const { payments, tenant } = shopper;
	const before = await progressOf(shopper, orderId);
	if (before.state !== 'processing' || !before.paymentId || !payments) return before;
	await unlessUnanswered(settlePayment(payments, tenant.id, { paymentId: before.paymentId }));
	return progressOf(shopper, orderId);
}

/** Back without paying. Only the provider's word that no one can pay any more gives the stock back. */
export async function cancelCheckout(shopper: Shopper, orderId: string): Promise<CheckoutProgress> {
	const { payments, tenant } = shopper;
	const before = await progressOf(shopper, orderId);
	if (before.state !== 'processing' || !before.paymentId || !payments) return before;
	await unlessUnanswered(closePayment(payments, tenant.id, before.paymentId, 'cancelled'));
	return progressOf(shopper, orderId);
}
