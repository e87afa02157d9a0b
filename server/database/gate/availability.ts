// Whether the database is there. What the driver says of a connection counts at once; silence is only a suspicion, because a database or a
// process that has much to do is silent as well. A suspicion is settled by a connection of our own that asks for nothing.
import type { Probe } from './probe.ts';

/** So long may the beginning of a transaction take before somebody looks. */
const silenceMs = 500;
const failuresUntilAway = 2;
const pauseMs = 250;

export interface Availability {
	isAway(): boolean;
	/** Something was refused or broke: it is looked at right away. @param reason what was said, if anything */
	suspect(reason?: string): void;
	/** @returns to be called when nobody waits for the answer any more */
	expectAnswer(): () => void;
	/** The database has answered, whoever it was. */
	noteAnswer(): void;
	close(): Promise<void>;
}

/** Called once each time it goes away or comes back. */
export type OnAvailabilityChange = (isAway: boolean, reason?: string) => void;

export function watchAvailability(answers: Probe, onChange: OnAvailabilityChange): Availability {
	let isAway = false;
	let latestAnswer = 0;
	let isClosed = false;
	let reason: string | undefined;
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

	function tell(nowAway: boolean): void {
		if (nowAway === isAway) return;
		isAway = nowAway;
		onChange(nowAway, reason);
	}

	async function probe(): Promise<void> {
		let failures = 0;
		while (!isClosed) {
			const since = performance.now();
			// Where anybody was answered meanwhile, the probe itself came too late to its turn.
			if ((await answers()) || latestAnswer > since) {
				tell(false);
				return;
			}
			if (isClosed) return;
			failures++;
			if (failures >= failuresUntilAway) tell(true);
			await pause();
		}
	}

	function suspect(said?: string): void {
		if (isClosed) return;
		if (said !== undefined) reason = said;
		probing ??= probe().finally(() => {
			probing = undefined;
			reason = undefined;
		});
	}

	return {
		isAway: () => isAway,
		suspect,
		expectAnswer() {
			const timer = setTimeout(() => suspect(), silenceMs);
			return () => clearTimeout(timer);
		},
		noteAnswer() {
			latestAnswer = performance.now();
		},
		async close() {
			isClosed = true;
			wake();
			await probing;
		},
	};
}
