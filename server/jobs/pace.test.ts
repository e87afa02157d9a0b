import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isVisit, openPace } from './pace.ts';

/** Takes all of the process' time. */
function work(milliseconds: number): void {
	for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Until it is told to stop, with hardly a pause. */
function keepBusy(): () => void {
	let isOver = false;
	const again = () => {
		work(8);
		if (!isOver) setImmediate(again);
	};
	again();
	return () => {
		isOver = true;
	};
}

async function measure(wait: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await wait();
	return performance.now() - since;
}

describe('the pace of work that no one waits for', () => {
	it('holds nothing back while nobody reads, however busy the process is', async () => {
		const pace = openPace();
		const stop = keepBusy();
		const waited = await measure(() => Promise.all([1, 2, 3].map(() => pace.next())));
		stop();
		expect(waited).toBeLessThan(50);
	});

	it('leaves room for visitors while the process is busy, but goes on in the end', async () => {
		const pace = openPace({ longestMs: 200 });
		const stop = keepBusy();
		pace.noteVisit();
		const waited = await measure(() => pace.next());
		stop();
		expect(waited).toBeGreaterThan(150);
	});

	it('begins one piece of work after the other beside visitors, and all at once when they have gone', async () => {
		const pace = openPace({ visitMs: 80, windowMs: 20 });
		pace.noteVisit();
		expect(pace.isVisited()).toBe(true);
		const begun: number[] = [];
		const since = performance.now();
		await Promise.all(
			[1, 2].map(async () => {
				await pace.next();
				begun.push(performance.now() - since);
			}),
		);
		expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(10);
		await sleep(100);
		expect(pace.isVisited()).toBe(false);
		expect(await measure(() => pace.next())).toBeLessThan(15);
	});

	it('lets work that may wait rest between two pieces beside visitors, each kind by itself, and not at all without them', async () => {
		const pace = openPace({ restMs: 60 });
		expect([pace.restOf('renewals'), pace.restOf('renewals')]).toEqual([0, 0]);
		pace.noteVisit();
		const rest = pace.restOf('renewals');
		expect(rest).toBeGreaterThan(0);
		expect(rest).toBeLessThanOrEqual(60);
		expect(pace.restOf('exports')).toBe(0);
		await sleep(rest + 5);
		expect(pace.restOf('renewals')).toBe(0);
		expect(pace.restOf('renewals')).toBeGreaterThan(0);
	});

	it('takes notifications of providers one after the other beside visitors, and lets none wait for long', async () => {
		const pace = openPace({ betweenEventsMs: 30, longestEventMs: 80 });
		expect(await measure(() => Promise.all([1, 2, 3].map(() => pace.nextEvent())))).toBeLessThan(25);
		pace.noteVisit();
		const waits = await Promise.all([1, 2].map(() => measure(() => pace.nextEvent())));
		expect((waits[1] ?? 0) - (waits[0] ?? 0)).toBeGreaterThan(20);
		expect(await measure(() => Promise.all(Array.from({ length: 20 }, () => pace.nextEvent())))).toBeLessThan(200);
	});

	it('counts pages and the API as visits, and neither webhooks nor probes', () => {
		expect(['/', '/products/poster', '/service-api/graphql'].map(isVisit)).toEqual([true, true, true]);
		expect(['/service-api/ready', '/service-api/webhooks/stripe/x'].map(isVisit)).toEqual([false, false]);
	});
});
