// Visitors go first: while pages are read, work that no one waits for is begun one piece after the other, and only as fast as this process has
// time beside them. Work that may wait longer, such as a thousand renewals of the same moment, is spread: what it takes of the machine, with the
// provider's notifications, its documents and its mails, stays so little that visitors do not feel it. Where no one reads, nothing is held back.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
	/** Somebody asks for a page, here or, as was told, of another process. */
	noteVisit(): void;
	/** Whether somebody has done so a moment ago. */
	isVisited(): boolean;
	/** Resolves when the next piece of work may begin. */
	next(): Promise<void>;
	/** The same for what a provider tells: one notification after the other. */
	nextEvent(): Promise<void>;
	/** Of work that may wait. @returns 0 where the next one may begin, which counts as begun, else the milliseconds to wait before asking again */
	restOf(name: string): number;
}

/** Pages, and what they ask for; neither what machines look at nor what providers tell. */
export const isVisit = (url: string): boolean =>
	!url.startsWith('/service-api/') || url.startsWith('/service-api/graphql');

interface PaceOptions {
	/** So long after the last page nobody reads any more. */
	visitMs?: number;
	/** Of the time of the process. */
	share?: number;
	windowMs?: number;
	/** However busy the process is, one more is begun after this time. */
	longestMs?: number;
	/** Between two notifications of a provider: a renewal has about four of them. */
	betweenEventsMs?: number;
	/** However many there are, none waits longer: the provider would take it for lost. */
	longestEventMs?: number;
	/**
	 * Between two pieces of work that may wait. Worked off at once, a renewal took some 65 ms of all cores with everything that follows from it, and
	 * visitors waited 3.6 times as long; begun every 0.4 s it leaves the machine to them most of the time (1.5 times, `npm run bench:renewals`,
	 * docs/figures.md), and 1,000 are done in seven minutes.
	 */
	restMs?: number;
}

export function openPace({
	visitMs = 1000,
	share = 0.5,
	windowMs = 10,
	longestMs = 100,
	betweenEventsMs = 100,
	longestEventMs = 5000,
	restMs = 400,
}: PaceOptions = {}): Pace {
	let visitedAt = Number.NEGATIVE_INFINITY;
	const begunAt = new Map<string, number>();

	const isVisited = () => performance.now() - visitedAt < visitMs;

	async function wait(until: number): Promise<void> {
		while (isVisited() && performance.now() < until) {
			const before = performance.eventLoopUtilization();
			await sleep(windowMs);
			if (performance.eventLoopUtilization(before).utilization < share) return;
		}
	}

	/** One after the other. */
	function lineUp(atMostMs: number, work: (until: number) => Promise<unknown>): () => Promise<void> {
		let line: Promise<void> = Promise.resolve();
		return () => {
			if (!isVisited()) return line;
			const until = performance.now() + atMostMs;
			line = line.then(async () => {
				await work(until);
			});
			return line;
		};
	}

	return {
		noteVisit() {
			visitedAt = performance.now();
		},
		isVisited,
		next: lineUp(longestMs, wait),
		nextEvent: lineUp(longestEventMs, async (until) => {
			if (isVisited() && performance.now() < until) await sleep(betweenEventsMs);
		}),
		restOf(name) {
			const now = performance.now();
			const rest = isVisited() ? (begunAt.get(name) ?? Number.NEGATIVE_INFINITY) + restMs - now : 0;
			if (rest > 0) return Math.min(rest, visitMs);
			begunAt.set(name, now);
			return 0;
		},
	};
}
