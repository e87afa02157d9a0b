// What a test may turn, to make the provider as slow and unreliable as the real one can be. Kept with everything else: a killed sandbox
// comes back as unreliable as it was.
import type { Store } from './world.ts';

export interface Knobs {
	processing: {
		/** So long until a print file is made. */
		delayMs: number;
		/** The next so many orders of a print file fail. */
		failNext: number;
		/** Every n-th fails. 0: none. */
		failEvery: number;
		failMessage: string;
		/** Said beside `pending`, as the provider does; empty: nothing. */
		pendingMessage: string;
	};
	callbacks: {
		/** The next so many are never sent. */
		loseNext: number;
		/** Every n-th is never sent. 0: none. */
		loseEvery: number;
		/** So many more times each is sent. */
		duplicates: number;
		delayMs: number;
	};
	answers: {
		/** The next calls are refused with this status before anything is done. */
		failNext: { status: number; times: number };
		/** Every n-th call is refused with the same status. 0: none. */
		failEvery: number;
		/** Seconds in Retry-After of 429 and 503; null: no such header. */
		retryAfter: number | null;
		/** Everything is answered 503, by a page in HTML as a proxy sends it. */
		maintenance: boolean;
		/** The next so many answers to changes never arrive, though the work was done. */
		loseNext: number;
		loseEvery: number;
		delayMs: number;
		/** First parts of paths (`review`, `pdf-processing`) or `variable-data` that the contract does not include: 403. */
		disabled: string[];
	};
	files: {
		/** Seconds for which the address behind a file's redirect works. */
		linkSeconds: number;
		/** PDFs say when they were made: no two downloads have the same bytes. */
		volatile: boolean;
	};
}

export const calm: Knobs = {
	processing: {
		delayMs: 0,
		failNext: 0,
		failEvery: 0,
		failMessage: "'Title' document info field required in PDF/X",
		pendingMessage: '',
	},
	callbacks: { loseNext: 0, loseEvery: 0, duplicates: 0, delayMs: 0 },
	answers: {
		failNext: { status: 429, times: 0 },
		failEvery: 0,
		retryAfter: null,
		maintenance: false,
		loseNext: 0,
		loseEvery: 0,
		delayMs: 0,
		disabled: [],
	},
	files: { linkSeconds: 60, volatile: false },
};

export type KnobChanges = { [Part in keyof Knobs]?: Partial<Knobs[Part]> };

export const readKnobs = (store: Store): Knobs => (store.find('setting', '', 'knobs') as Knobs | undefined) ?? calm;

export function turnKnobs(store: Store, changes: KnobChanges): Knobs {
	const before = readKnobs(store);
	const after: Knobs = {
		processing: { ...before.processing, ...changes.processing },
		callbacks: { ...before.callbacks, ...changes.callbacks },
		answers: { ...before.answers, ...changes.answers },
		files: { ...before.files, ...changes.files },
	};
	store.change(() => store.put('setting', '', 'knobs', after));
	return after;
}

/** Counts in the journal, so that every n-th is every n-th across a restart. @returns whether it is this one's turn */
export function isTurn(store: Store, counter: string, every: number): boolean {
	const count = Number(store.find('setting', '', counter) ?? 0) + 1;
	store.change(() => store.put('setting', '', counter, count));
	return every > 0 && count % every === 0;
}
