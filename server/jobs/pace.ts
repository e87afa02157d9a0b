// Visitors go first: while pages are read, work that no one waits for is begun one piece after the other, and only as fast as this process has
// time beside them. Where no one reads anything is held back by nothing.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
	/** Somebody asks for a page. */
	noteVisit(): void;
	/** Whether somebody has done so a moment ago. */
	isVisited(): boolean;
	/** Resolves when the next piece of work may begin. */
	next(): Promise<void>;
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
}

export function openPace({ visitMs = 1000, share = 0.5, windowMs = 10, longestMs = 100 }: PaceOptions = {}): Pace {
	let visitedAt = Number.NEGATIVE_INFINITY;
	let line: Promise<void> = Promise.resolve();

	const isVisited = () => performance.now() - visitedAt < visitMs;

	async function wait(until: number): Promise<void> {
		while (isVisited() && performance.now() < until) {
			const before = performance.eventLoopUtilization();
			await sleep(windowMs);
			if (performance.eventLoopUtilization(before).utilization < share) return;
		}
	}

	return {
		noteVisit() {
			visitedAt = performance.now();
		},
		isVisited,
		next() {
			if (!isVisited()) return line;
			const until = performance.now() + longestMs;
			line = line.then(() => wait(until));
			return line;
		},
	};
}
