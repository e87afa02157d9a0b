// An admin orders for a customer: the same order, with the customer's prices, and with a note of who made it.
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { shopDay } from '../../calendar/today.ts';
import { tidyItemName } from '../../cart/add-items.ts';
import { type CartLine, cartLineOf, lineOf } from '../../cart/lines.ts';
import { loadSoldItems, type Reader } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { Superseded } from '../checkout/begun-orders.ts';
import type { OrderInput } from '../checkout/order-input.ts';
import { prepareOrder } from '../checkout/prepare-order.ts';
import { takeBuyer } from './find-buyer.ts';

export interface OrderedItem {
	productId: string;
	quantity: number;
	itemName?: string | null | undefined;
}

/** As in a cart: what is wrong with one keeps all from being ordered. */
async function linesFor(sql: Sql, reader: Reader, items: readonly OrderedItem[]): Promise<CartLine[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		items.map(({ productId }) => productId),
	);
	const now = new Date();
	return items.map(({ productId, quantity, itemName }) => {
		const thing = things.get(productId);
		if (!thing) throw new Refused('NOT_FOUND');
		const item = { id: newId(), location: 'cart', productId, quantity, itemName: tidyItemName(itemName) } as const;
		const noDesign = { designId: null, releaseId: null, designRevision: null, seriesRows: null };
		const stored = { ...item, ...noDesign, hasPrintData: false, seenTotal: null, createdAt: now, changedAt: now };
		return cartLineOf(lineOf(stored, thing));
	});
}

/** @returns the order's id; it is placed: staff cannot pay for others by card */
export async function createOrderFor(
	sql: Sql,
	caller: Caller,
	userId: string,
	input: OrderInput,
	items?: readonly OrderedItem[],
): Promise<string> {
	const { tenant, services } = caller;
	const buyer = await takeBuyer(sql, tenant.id, userId);
	const reader = {
		tenant,
		user: buyer,
		language: spokenLanguage(tenant, input.language ?? buyer.language),
		day: shopDay(tenant),
	};
	const lines = items && (await linesFor(sql, reader, items));
	const { orderId } = await prepareOrder(sql, caller, input, { onBehalfOf: buyer, lines }).catch((error: unknown) => {
		// The customer is about to pay for these very things.
		throw error instanceof Superseded ? new Refused('CART_PROBLEMS', 'being paid') : error;
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createOrderFor',
		entity: { type: 'order', id: orderId },
		after: { userId: buyer.id },
	});
	return orderId;
}
