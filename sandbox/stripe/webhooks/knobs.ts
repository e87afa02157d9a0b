// What a test may turn, to make the provider as unreliable as the real one can be. Kept with everything else: a killed sandbox comes
// back as unreliable as it was.
import type { Store } from '../store.ts';

export interface Knobs {
	webhooks: {
		/** So many more times each event is sent. */
		duplicates: number;
		/** Each attempt waits so long, at random between the two. */
		delayMs: [least: number, most: number];
		/** Events that come about within this time are sent in reverse, one after the other. 0: at once, side by side. */
		reverseWithinMs: number;
		/** Every n-th attempt is lost on its way; it is tried again. 0: none. */
		loseEvery: number;
		/** These attempts, counted from now on, are lost for good: 1 is the next one. */
		dropNumbers: number[];
		/** This share of the events is lost for good with all of their copies; which ones follows from the seed. */
		dropShare: number;
		dropSeed: number;
		/** Nothing is sent while this is set; it is owed. */
		paused: boolean;
	};
	billing: {
		/** What becomes of a subscription when the last retry of its card has failed. */
		afterRetries: 'cancel' | 'unpaid';
	};
	answers: {
		/** The next so many answers to changes (POST, DELETE) never arrive, though the work was done. */
		loseNext: number;
		/** Every n-th such response is lost. 0: none. */
		loseEvery: number;
		/** The next calls are refused with this status before anything is done. */
		failNext: { status: number; times: number };
		/** Each call waits so long before its work, at random between the two. */
		delayMs: [least: number, most: number];
	};
}

export const calm: Knobs = {
	webhooks: {
		duplicates: 0,
		delayMs: [0, 0],
		reverseWithinMs: 0,
		loseEvery: 0,
		dropNumbers: [],
		dropShare: 0,
		dropSeed: 1,
		paused: false,
	},
	billing: { afterRetries: 'cancel' },
	answers: { loseNext: 0, loseEvery: 0, failNext: { status: 500, times: 0 }, delayMs: [0, 0] },
};

export type KnobChanges = { [Part in keyof Knobs]?: Partial<Knobs[Part]> };

export function readKnobs(store: Store): Knobs {
	const kept = store.find('setting', '', 'knobs') as KnobChanges | undefined;
	return kept ? changed(calm, kept) : calm;
}

const changed = (before: Knobs, changes: KnobChanges): Knobs => ({
	webhooks: { ...before.webhooks, ...changes.webhooks },
	billing: { ...before.billing, ...changes.billing },
	answers: { ...before.answers, ...changes.answers },
});

export function turnKnobs(store: Store, changes: KnobChanges): Knobs {
	const after = changed(readKnobs(store), changes);
	store.change(() => store.put('setting', '', 'knobs', after));
	return after;
}

export const between = ([least, most]: readonly [number, number]): number =>
	Math.round(least + Math.random() * (most - least));
