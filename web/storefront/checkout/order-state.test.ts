import { describe, expect, it } from 'vitest';
import type { CheckoutResult } from './checkout-result.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { beginState, type OrderEvent, type OrderState, phaseOf, reduceOrder } from './order-state.ts';
import { countedKey, isOutlived, whenOnline } from './refusal.ts';
import { withSent } from './sent-order.ts';

const checkout = {} as CheckoutResult;
const draft: Draft = { ...emptyDraft(), paymentMethod: 'card' };
const press = (filled: Draft): OrderEvent => ({ kind: 'sent', draft: withSent(filled), checkout });
const stateAfter = (opened: Draft, ...events: OrderEvent[]): OrderState =>
	events.reduce(reduceOrder, beginState(opened));
const phase = (opened: Draft, ...events: OrderEvent[]) => phaseOf(stateAfter(opened, ...events), false);

describe('a checkout', () => {
	it('looks up what was sent before it was opened, and never what it sends itself', () => {
		expect(phase(draft)).toBe('idle');
		expect(phase(withSent(draft))).toBe('lookingUp');
		expect(phase(draft, press(draft))).toBe('sending');
		expect(phase(draft, press(draft), { kind: 'unanswered' })).toBe('unknown');
	});

	it('sends, and looks up nothing, when somebody presses after coming back from the payment page', () => {
		const paying = { ...withSent(draft), orderId: 'order' };
		expect(phase(paying)).toBe('cancelling');
		const back = stateAfter(paying, { kind: 'cancelled', denied: false });
		expect(back).toMatchObject({ found: 'notCompleted', draft: { orderId: null, sent: null } });
		expect(back.draft?.key).not.toBe(draft.key);
		expect(phaseOf(back, false)).toBe('idle');
		const again = reduceOrder(back, press(back.draft ?? draft));
		expect(phaseOf(again, false)).toBe('sending');
		const refused = reduceOrder(again, { kind: 'refused', code: 'TOO_MANY_REQUESTS' });
		expect(phaseOf(refused, false)).toBe('idle');
	});

	it('keeps the key of what has not arrived so far: it may still arrive, and is then the same order', () => {
		const looked = stateAfter(withSent(draft), { kind: 'foundNone', denied: false });
		expect(looked).toMatchObject({ found: 'notArrived', draft: { key: draft.key, sent: null } });
		expect(phaseOf(looked, false)).toBe('idle');
		expect(phaseOf(reduceOrder(looked, press(looked.draft ?? draft)), false)).toBe('sending');
	});

	it('says nothing of an order that nobody may look up', () => {
		expect(stateAfter(withSent(draft), { kind: 'foundNone', denied: true }).found).toBeNull();
		expect(stateAfter({ ...draft, orderId: 'order' }, { kind: 'cancelled', denied: true }).found).toBeNull();
	});

	it('cancels an order that it has found by its key', () => {
		expect(phase(withSent(draft), { kind: 'foundOrder', orderId: 'order' })).toBe('cancelling');
	});

	it('looks up its own press when the cart is empty after no answer, but not while it is being sent', () => {
		const sending = stateAfter(draft, press(draft));
		expect(phaseOf(sending, true)).toBe('sending');
		expect(phaseOf(reduceOrder(sending, { kind: 'unanswered' }), true)).toBe('lookingUp');
	});

	it('forgets an earlier press without an answer only by a refusal that came after looking for it', () => {
		const lost = [press(draft), { kind: 'unanswered' }, press(draft)] as const;
		expect(phase(draft, ...lost, { kind: 'refused', code: 'TOO_MANY_REQUESTS' })).toBe('unknown');
		expect(phase(draft, ...lost, { kind: 'refused', code: 'PRICE_CHANGED' })).toBe('idle');
	});

	it('keeps what is typed while an order is being sent', () => {
		const sending = stateAfter(draft, press(draft));
		const typed = { ...(sending.draft ?? draft), same: false };
		const refused = [
			{ kind: 'filled', draft: typed },
			{ kind: 'refused', code: 'CART_PROBLEMS' },
		] as const;
		expect(refused.reduce(reduceOrder, sending).draft).toMatchObject({ same: false, sent: null });
	});

	it('goes on with the new key of an order that made room for another', () => {
		const anew = { ...draft, key: 'new' };
		const refused = stateAfter(draft, press(draft), press(anew), { kind: 'refused', code: 'TOO_MANY_REQUESTS' });
		expect(refused.draft).toMatchObject({ key: 'new', sent: null });
	});

	it('takes a new key after a payment that could not be begun: the old one would be refused for ever', () => {
		const refused = stateAfter(draft, press(draft), { kind: 'refused', code: 'PAYMENT_FAILED' });
		expect(refused.draft?.key).not.toBe(draft.key);
		expect(phaseOf(refused, false)).toBe('idle');
	});
});

describe('why a press has led to no order', () => {
	const counted = { counting: false, methodFailed: false, before: 2980, now: 2980 };

	it('calls nothing checked that could not be asked for', () => {
		expect(countedKey({ ...counted, counting: true })).toBe('checkout.notCountedYet');
		expect(countedKey({ ...counted, methodFailed: true })).toBe('checkout.methodNotTaken');
		expect(countedKey(counted)).toBe('checkout.countedSame');
		expect(countedKey({ ...counted, now: 3200 })).toBe('checkout.counted');
	});

	it('is over once it says nothing about what is filled in now', () => {
		const byInvoice = { ...draft, paymentMethod: 'invoice' };
		const typed = { ...draft, same: false };
		const ofMethod = { kind: 'refused', text: '', ofMethod: true } as const;
		expect(isOutlived(ofMethod, byInvoice, draft)).toBe(true);
		expect(isOutlived(ofMethod, draft, typed)).toBe(false);
		expect(isOutlived({ ...ofMethod, ofMethod: false }, byInvoice, draft)).toBe(false);
		expect(isOutlived({ kind: 'failure', text: '' }, draft, typed)).toBe(true);
		expect(isOutlived({ kind: 'total', before: 1 }, draft, typed)).toBe(false);
	});

	it('is no missing connection any more once there is one', () => {
		expect(whenOnline({ kind: 'offline' }, false)).toEqual({ kind: 'online' });
		expect(whenOnline({ kind: 'offline' }, true)).toBeUndefined();
		expect(whenOnline({ kind: 'cart' }, false)).toEqual({ kind: 'cart' });
	});
});
