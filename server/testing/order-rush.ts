// More buyers than pieces, all at once and by card, and no one asks twice because the shop is busy: some pay, some give up, and a caller who finds nothing looks again while a caller may
// still give up. What must be true afterwards is for the caller.

import type { User } from '../accounts/subject.ts';
import type { Database } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { registerProviders } from '../integrations/payment/providers.ts';
import { stripeId } from '../integrations/payment/stripe.ts';
import { finishOrder, giveUpOrder } from '../orders/checkout/finish-order.ts';
import type { OrderInput } from '../orders/checkout/order-input.ts';
import type { Placing, Prepared } from '../orders/checkout/prepare-order.ts';
import { enterSecret } from '../secrets/keep-secret.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { fillCart, makeBuyer, order, someInput } from './checkout.ts';

const secretsKey = Buffer.alloc(32);

/** Cards are taken by the provider; no one is asked here. */
const testCards: Placing = {
	payments: {
		providers: registerProviders([{ id: stripeId, isSandbox: () => true, account: () => ({}) } as never]),
		secretsKey,
	},
};

export const takeCards = (database: Database, { id }: Tenant): Promise<void> =>
	database.inTenant(id, async (sql) => {
		for (const purpose of ['paymentSecretKey', 'paymentWebhookSecret'] as const)
			await enterSecret(sql, secretsKey, id, purpose, 'sk_test_sandbox');
	});

/** Each with one of each thing in the cart, every second one the other way round. */
export async function makeBuyers(
	database: Database,
	tenant: Tenant,
	count: number,
	productIds: readonly string[],
): Promise<User[]> {
	const made: User[] = [];
	for (let index = 0; index < count; index += 1) {
		const buyer = await makeBuyer(database, tenant);
		const wanted = productIds.map((productId) => ({ productId, quantity: 1 }));
		await fillCart(database, tenant, buyer.id, index % 2 ? wanted : wanted.toReversed());
		made.push(buyer);
	}
	return made;
}

interface Rush {
	tenant: Tenant;
	people: readonly User[];
	/** How many there are of the one thing that all want. */
	pieces: number;
	/** Every so manieth of them gives up. */
	everyGivesUp: number;
	input: Partial<OrderInput> & { seenTotal: number };
}

export interface RushOutcome {
	placed: number;
	gaveUp: number;
	/** How often a caller was notified that there is nothing left. */
	refused: number;
	/** Whatever no one expected. */
	unexpected: string[];
}

export async function orderAtOnce(
	database: Database,
	{ tenant, people, pieces, everyGivesUp, input }: Rush,
): Promise<RushOutcome> {
	const outcome: RushOutcome = { placed: 0, gaveUp: 0, refused: 0, unexpected: [] };
	const within = (work: Parameters<Database['inTenant']>[1]) => database.inTenant(tenant.id, work);
	async function goOn({ orderId, paymentId }: Prepared, givesUp: boolean): Promise<void> {
		if (givesUp) {
			await within((sql) => giveUpOrder(sql, tenant.id, orderId, 'cancelled'));
			outcome.gaveUp += 1;
			return;
		}
		const paid = { paymentId: paymentId ?? '', amount: input.seenTotal, currency: tenant.currency, intentId: 'pi' };
		await within((sql) => finishOrder(sql, tenant.id, orderId, paid));
		outcome.placed += 1;
	}
	async function buy(user: User, index: number): Promise<void> {
		while (outcome.placed < pieces) {
			try {
				const made = await order(database, tenant, user, someInput({ paymentMethod: 'card', ...input }), testCards);
				return await goOn(made, index % everyGivesUp === 0);
			} catch (error) {
				if (!(error instanceof Refused && error.code === 'CART_PROBLEMS')) throw error;
				outcome.refused += 1;
			}
		}
	}
	const settled = await Promise.allSettled(people.map(buy));
	for (const one of settled) if (one.status === 'rejected') outcome.unexpected.push(String(one.reason));
	return outcome;
}
