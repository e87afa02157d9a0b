// Whether the database is there. What the driver says of a connection counts at once; silence is only a suspicion, because a database or a
// process that has much to do is silent as well. A suspicion is settled by a connection of our own that asks for nothing.
import type { Probe } from './probe.ts';

/** So long may the beginning of a transaction take before somebody looks. */
const silenceMs = 500;
const failuresUntilAway = 2;
const pauseMs = 250;

export interface Availability {
	isAway(): boolean;
	/** Something was refused or broke: it is looked at right away. */
	suspect(): void;
	/** @returns to be called when the database has answered, whatever it was */
	expectAnswer(): () => void;
	close(): Promise<void>;
}

/** @param onAway called once each time it goes away */
export function watchAvailability(answers: Probe, onAway: () => void): Availability {
	let isAway = false;
	let isClosed = false;
	let probing: Promise<void> | undefined;
	let wake: () => void = () => undefined;

	function pause(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, pauseMs);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	async function probe(): Promise<void> {
		let failures = 0;
		while (!isClosed) {
			if (await answers()) {
				isAway = false;
				return;
			}
			if (isClosed) return;
			failures++;
			if (failures >= failuresUntilAway && !isAway) {
				isAway = true;
				onAway();
			}
			await pause();
		}
	}

	function suspect(): void {
		if (isClosed) return;
		probing ??= probe().finally(() => {
			probing = undefined;
		});
	}

	return {
		isAway: () => isAway,
		suspect,
		expectAnswer() {
			const timer = setTimeout(suspect, silenceMs);
			return () => clearTimeout(timer);
		},
		async close() {
			isClosed = true;
			wake();
			await probing;
		},
	};
}
