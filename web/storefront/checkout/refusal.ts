// Why a press of the button has led to no order, and how long that holds.
import type { Draft } from './draft.ts';

export type Refusal =
	| { kind: 'total'; before: number }
	/** Pressed before the prices for what is filled in were there; `before` is the total that was shown. */
	| { kind: 'counting'; before: number }
	| { kind: 'cart' }
	/** `ofMethod`: with another payment method it may go better. */
	| { kind: 'refused'; text: string; ofMethod: boolean; code?: string }
	/** Nothing has left the device. */
	| { kind: 'offline' }
	/** As before, and there is a connection again. */
	| { kind: 'online' }
	| { kind: 'failure'; text: string };

/** These tell of one press of the button, and hold no longer once something is changed. */
const ofOnePress = new Set<Refusal['kind']>(['counting', 'failure', 'offline', 'online']);

/** Whether it says nothing any more about what is filled in now. */
export function isOutlived(refusal: Refusal, before: Draft, now: Draft): boolean {
	if (refusal.kind === 'refused') return refusal.ofMethod && before.paymentMethod !== now.paymentMethod;
	return ofOnePress.has(refusal.kind);
}

interface Counting {
	counting: boolean;
	/** Whether what was chosen could not be asked for, so that the choice is as before. */
	methodFailed: boolean;
	before: number;
	now: number;
}

/** What is said to a shopper who pressed before the prices were there: only what was answered is called checked. */
export function countedKey({ counting, methodFailed, before, now }: Counting) {
	if (counting) return 'checkout.notCountedYet';
	if (methodFailed) return 'checkout.methodNotTaken';
	return before === now ? 'checkout.countedSame' : 'checkout.counted';
}

/** A connection that is there again sends nothing by itself. */
export const whenOnline = (refusal: Refusal | undefined, isUnknown: boolean): Refusal | undefined => {
	if (refusal?.kind !== 'offline') return refusal;
	// Of an earlier press nobody knows: that is reported, and nothing else.
	return isUnknown ? undefined : { kind: 'online' };
};
