// The one place that decides what the checkout does about an order: it is filled in, an order of before is looked up, it is being sent,
// or nobody knows what became of it. Where it is placed, or waits to be paid, the page is left.
import type { CheckoutResult } from './checkout-result.ts';
import { type Draft, withNewKey } from './draft.ts';

export type Phase =
	/** Nothing is under way. */
	| 'idle'
	/** An order of before is known by its id: unless it was placed, it makes room. */
	| 'cancelling'
	/** The button was pressed before, and no answer came: what became of that is looked up by its key. */
	| 'lookingUp'
	| 'sending'
	/** Pressed on this page, and no answer came: the order may have been placed. */
	| 'unknown';

/** What a look-up has found, where it has led to no order. */
export type Found = 'notArrived' | 'notCompleted';

export interface OrderState {
	draft: Draft | undefined;
	/** How often the button of this page has sent something. What was sent before it was opened is an order of before. */
	presses: number;
	/** What is being sent, as it was shown: what the shop answers meanwhile may be a cart that this press has emptied. */
	sending: CheckoutResult | null;
	/** What had been sent without an answer before the press that is under way, or was the last. */
	sentBefore: string | null;
	found: Found | null;
}

export type OrderEvent =
	| { kind: 'filled'; draft: Draft }
	| { kind: 'sent'; draft: Draft; checkout: CheckoutResult }
	| { kind: 'unanswered' }
	| { kind: 'refused'; code: string }
	/** Of the look-up by key: an order that may still be open. */
	| { kind: 'foundOrder'; orderId: string }
	/** Of the look-up by key. `denied`: nobody may look it up, so nothing is known. */
	| { kind: 'foundNone'; denied: boolean }
	/** Of the order of before. `denied`: it is none of this session. */
	| { kind: 'cancelled'; denied: boolean };

/** Thrown only after the shop has looked for an order with the same key and found none. */
const refusedAfterLooking: ReadonlySet<string> = new Set([
	'BUDGET_EXCEEDED',
	'CART_PROBLEMS',
	'COST_CENTRE_INVALID',
	'PAYMENT_FAILED',
	'PAYMENT_METHOD_INVALID',
	'PRICE_CHANGED',
	'PROFILE_INCOMPLETE',
	'SHIPPING_METHOD_INVALID',
	'STOCK_INSUFFICIENT',
	'STOCK_SHARE_EXCEEDED',
	'TRIAL_CHANGED',
	'TRIAL_USED',
]);

export const beginState = (draft: Draft | undefined): OrderState => ({
	...{ draft, presses: 0, sending: null, sentBefore: null, found: null },
});

/** @param cartIsEmpty as the shop has answered; what was pressed may have emptied it */
export function phaseOf({ draft, sending, presses }: OrderState, cartIsEmpty: boolean): Phase {
	if (sending) return 'sending';
	if (!draft) return 'idle';
	if (draft.orderId !== null) return 'cancelling';
	if (draft.sent === null) return 'idle';
	return presses > 0 && !cartIsEmpty ? 'unknown' : 'lookingUp';
}

function afterRefusal(draft: Draft, code: string, sentBefore: string | null): Draft {
	// Its order was made and given up: the same key would find it again.
	if (code === 'PAYMENT_FAILED') return withNewKey(draft);
	// What refuses a press before the shop looks for the order says nothing of an earlier one without an answer.
	return { ...draft, sent: refusedAfterLooking.has(code) ? null : sentBefore };
}

export function reduceOrder(state: OrderState, event: OrderEvent): OrderState {
	const { draft } = state;
	if (event.kind === 'filled') return { ...state, draft: event.draft };
	if (!draft) return state;
	switch (event.kind) {
		case 'sent': {
			const { key, sent } = event.draft;
			const sentBefore = key === draft.key ? draft.sent : null;
			// What is typed while it is under way stays.
			const kept = { ...draft, key, sent };
			return { ...state, draft: kept, sentBefore, sending: event.checkout, presses: state.presses + 1 };
		}
		case 'unanswered':
			return { ...state, sending: null };
		case 'refused':
			return { ...state, sending: null, draft: afterRefusal(draft, event.code, state.sentBefore) };
		case 'foundOrder':
			return { ...state, draft: { ...draft, orderId: event.orderId } };
		case 'foundNone':
			// It may still arrive: the key stays, so that the next press cannot become a second order.
			return { ...state, draft: { ...draft, sent: null }, found: event.denied ? null : 'notArrived' };
		case 'cancelled':
			return { ...state, draft: withNewKey(draft), found: event.denied ? null : 'notCompleted' };
	}
}
