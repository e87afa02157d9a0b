// Fills what is left to fill while the server serves: each piece is tried until it is done. A database or a sandbox that is slow while
// everything begins at once leaves no shop without something until the next start.
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../server/database/connection.ts';

export interface Piece {
	/** Which shop lacks something as long as it is not done. */
	shop: string;
	/** May be done again, also after it was killed half way. */
	fill(): Promise<void>;
}

export interface Filling {
	/** Until all is done, or this many milliseconds are over. */
	waitFor(milliseconds: number): Promise<void>;
	/** The shops that still lack something. */
	lacking(): string[];
	/** Ends it; what was begun is brought to its end, what was not is left to the next start. */
	stop(): Promise<void>;
}

const longestPause = 15_000;

/** Half a second after the first failure, twice as long after each further one. */
const pauseAfter = (failures: number): number => Math.min(longestPause, 250 * 2 ** failures);

const mostTries = 30;

/** What must be there before anybody is served: begun again where it ended, as long as the database is what was slow. */
export async function fillPatiently<T>(fill: () => Promise<T>): Promise<T> {
	for (let failures = 1; ; failures += 1) {
		try {
			return await fill();
		} catch (error) {
			if (!isUnavailable(error) || failures >= mostTries) throw error;
			await sleep(pauseAfter(failures));
		}
	}
}

export function keepFilling(pieces: readonly Piece[], log: { warn(fields: object, message: string): void }): Filling {
	const stopping = new AbortController();
	const { signal } = stopping;
	const left = new Set(pieces);

	async function fillUntilDone(piece: Piece): Promise<void> {
		for (let failures = 0; !signal.aborted; ) {
			try {
				await piece.fill();
				left.delete(piece);
				if (failures > 0) log.warn({ shop: piece.shop }, 'the demo shop has what it lacked');
				return;
			} catch (error) {
				failures += 1;
				log.warn({ err: error, shop: piece.shop, failures }, 'the demo shop still lacks something; tried again soon');
				await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
			}
		}
	}

	const done = Promise.all(pieces.map(fillUntilDone)).then(() => undefined);
	return {
		waitFor: (milliseconds) => Promise.race([done, sleep(milliseconds, undefined, { ref: false })]),
		lacking: () => pieces.filter((piece) => left.has(piece)).map(({ shop }) => shop),
		async stop() {
			stopping.abort();
			await done;
		},
	};
}
