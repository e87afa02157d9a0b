// Checkouts that a shopper has begun: the one of this key, and those that wait for money in another tab. Two tabs make one order.
import { isDeepStrictEqual } from 'node:util';
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { onlineMethods } from '../../../rules/payments/methods.ts';
import type { Sql } from '../../database/connection.ts';
import type { OrderInput } from './order-input.ts';

export interface BegunOrder {
	id: string;
	checkoutKey: string;
	userId: string | null;
	number: string | null;
	gross: number;
	paymentMethod: string;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shippingMethodId: string | null;
	paymentId: string | null;
	/** Whether it would begin a trial. */
	hasTrial: boolean;
	/** Of the cart, with their quantities and what was released of their designs. */
	items: [string | null, number, string | null][];
}

/** Asked for one way after the other: with "or" all are read that have ever waited and were not cleaned away yet. */
export const findBegun = (sql: Sql, tenantId: string, userId: string, checkoutKey: string) =>
	sql<BegunOrder[]>`
		with meant as (
			select id from orders where tenant_id = ${tenantId} and checkout_key = ${checkoutKey}
			union
			select id from orders where tenant_id = ${tenantId} and user_id = ${userId}
				and status = 'inCreation' and payment_method = any(${[...onlineMethods]}::text[])
		)
		select o.id, o.checkout_key, o.user_id, o.number, o.gross::float8 as gross, o.payment_method, o.billing_address,
			o.shipping_address, o.shipping ->> 'id' as shipping_method_id, p.id as payment_id, exists (
				select from subscriptions s where s.tenant_id = ${tenantId} and s.id = o.subscription_id and s.trial_days is not null
			) as has_trial, (
				select jsonb_agg(jsonb_build_array(l.item_id, l.quantity, l.release_id) order by l.position) from order_lines l
				where l.tenant_id = ${tenantId} and l.order_id = o.id
			) as items
		from meant m join orders o on o.tenant_id = ${tenantId} and o.id = m.id
		left join payments p on p.tenant_id = ${tenantId} and p.order_id = o.id`;

interface Wanted {
	id: string;
	quantity: number;
	releaseId: string | null;
}

export const isAbout = ({ items }: BegunOrder, lines: readonly Wanted[]): boolean =>
	items.some(([itemId]) => lines.some(({ id }) => id === itemId));

/** Whether the order carries what was entered: addresses, shipping and payment method. */
const hasSameEntries = (order: BegunOrder, input: OrderInput): boolean =>
	order.paymentMethod === input.paymentMethod &&
	order.shippingMethodId === input.shippingMethodId &&
	isDeepStrictEqual(order.billingAddress, input.billingAddress) &&
	isDeepStrictEqual(order.shippingAddress, order.shippingMethodId === null ? null : input.shippingAddress);

const hasSameItems = ({ items }: BegunOrder, lines: readonly Wanted[]): boolean =>
	isDeepStrictEqual(
		items,
		lines.map(({ id, quantity, releaseId }) => [id, quantity, releaseId]),
	);

/** Whether it is what the shopper sees now: what was placed has left the cart, and what lies there since is not in it. */
export const isAsShown = (order: BegunOrder, lines: readonly Wanted[], input: OrderInput): boolean =>
	hasSameEntries(order, input) && (lines.length === 0 || hasSameItems(order, lines));

/** The same things to the same place for the same money: it is that one that is meant. */
export const isTheSame = (order: BegunOrder, lines: readonly Wanted[], input: OrderInput): boolean =>
	order.gross === input.seenTotal && hasSameEntries(order, input) && hasSameItems(order, lines);

/** Another checkout of the same things waits for its money: it has to be closed at the provider before this one can begin. */
export class Superseded extends Error {
	readonly paymentIds: readonly string[];

	constructor(paymentIds: readonly string[]) {
		super('another checkout of these things is open');
		this.paymentIds = paymentIds;
	}
}
