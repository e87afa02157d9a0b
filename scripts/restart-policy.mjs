// Whether a server that has ended is begun again, and after how long.
import { explained } from './server-process.mjs';

const crashesAllowed = 5;
const crashWindow = 60_000;
/** In seconds, before a server that has served is begun again although it said why it cannot: what it lacks, such as its database, may come back. */
const pauses = [5, 10, 20, 30];

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, served: boolean }} Ended */
/** @typedef {{ exit: number, why?: string } | { pauseSeconds: number, why: string }} Decision */

/**
 * @param {() => number} now
 * @returns {(ended: Ended) => Decision}
 */
export function openRestartPolicy(now = Date.now) {
	let hasServed = false;
	let refusals = 0;
	let crashes = /** @type {number[]} */ ([]);

	/** @returns {Decision} */
	function afterRefusal() {
		if (!hasServed) return { exit: explained };
		const pauseSeconds = pauses[Math.min(refusals, pauses.length - 1)] ?? 0;
		refusals += 1;
		return { pauseSeconds, why: `Trying again in ${pauseSeconds} seconds.` };
	}

	/**
	 * @param {Ended} ended
	 * @returns {Decision}
	 */
	function afterCrash({ code, signal }) {
		const why = `The server ended unexpectedly (${signal ?? `status ${code}`}).`;
		if (!hasServed) return { exit: 1, why };
		crashes = [...crashes.filter((time) => time > now() - crashWindow), now()];
		if (crashes.length > crashesAllowed)
			return {
				exit: 1,
				why: `${why}\nThat was the ${crashes.length}th time within a minute: not starting it again. The lines above name the cause.`,
			};
		return { pauseSeconds: 0, why: `${why}\nStarting it again; nothing that was saved is lost.` };
	}

	return (ended) => {
		hasServed ||= ended.served;
		if (ended.served) refusals = 0;
		if (ended.code === 0) return { exit: 0 };
		return ended.code === explained ? afterRefusal() : afterCrash(ended);
	};
}
