// Whether the database is there, and takes changes. What the driver says of a connection counts at once; silence is only a suspicion, because a
// database or a process that has much to do is silent as well. A suspicion is settled by a connection of our own that asks for nothing.
import type { Probe } from './probe.ts';

/** So long may the beginning of a transaction take before a caller looks. */
const silenceMs = 500;
const failuresUntilAway = 2;
/** Between two probes, longer each time: many processes wait for the same database, and what is back soon is found soon. */
const shortestPauseMs = 250;
const longestPauseMs = 1000;
const growth = 1.5;

/** read-only: it answers and refuses changes, as a replica does. */
export type Condition = 'ok' | 'read-only' | 'away';

/** Called once each time it changes. */
export type OnConditionChange = (condition: Condition, reason?: string) => void;

export interface Availability {
	condition(): Condition;
	/** Something was refused or broke: it is looked at right away. @param reason what was said, if anything */
	suspect(reason?: string): void;
	/** @returns to be called when no one waits for the response any more */
	expectAnswer(): () => void;
	/** The database has answered, no matter who it was. */
	noteAnswer(): void;
	close(): Promise<void>;
}

export function watchAvailability(probe: Probe, onChange: OnConditionChange): Availability {
	let condition: Condition = 'ok';
	let latestAnswer = 0;
	let isClosed = false;
	let reason: string | undefined;
	let probing: Promise<void> | undefined;
	let wake: () => void = () => undefined;

	function pause(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			// Not all at the same moment.
			const timer = setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2));
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	function tell(now: Condition): void {
		if (now === condition) return;
		condition = now;
		onChange(now, now === 'ok' ? undefined : reason);
	}

	/** @returns whether there is nothing more to find out */
	async function look(failures: { count: number }): Promise<boolean> {
		const since = performance.now();
		const answer = await probe();
		// Where anyone was answered meanwhile, the probe itself came too late to its turn. It says nothing of changes.
		const isAnswered = answer === 'ok' || (latestAnswer > since && condition !== 'read-only');
		if (answer === 'read-only') {
			failures.count = 0;
			tell('read-only');
		} else if (isAnswered) tell('ok');
		else if (!isClosed && ++failures.count >= failuresUntilAway) tell('away');
		return answer !== 'read-only' && isAnswered;
	}

	async function watch(): Promise<void> {
		const failures = { count: 0 };
		let pauseMs = shortestPauseMs;
		while (!isClosed && !(await look(failures))) {
			if (!isClosed) await pause(pauseMs);
			pauseMs = Math.min(longestPauseMs, pauseMs * growth);
		}
	}

	function suspect(said?: string): void {
		if (isClosed) return;
		if (said !== undefined) reason = said;
		probing ??= watch().finally(() => {
			probing = undefined;
			reason = undefined;
		});
	}

	return {
		condition: () => condition,
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
