import { describe, expect, it } from 'vitest';
import { openRestartPolicy } from './restart-policy.mjs';

const killed = { code: null, signal: 'SIGKILL', served: true } as const;
const refused = { code: 2, signal: null, served: false };

describe('a server that has ended', () => {
	it('is begun again at once when it was killed, and not any more after the fifth time within a minute', () => {
		let now = 0;
		const decide = openRestartPolicy(() => now);
		for (let crash = 0; crash < 5; crash += 1) expect(decide(killed)).toMatchObject({ pauseSeconds: 0 });
		expect(decide(killed)).toMatchObject({ exit: 1 });
		now += 61_000;
		expect(decide(killed)).toMatchObject({ pauseSeconds: 0 });
	});

	it('is not restarted when it never served and has given a reason', () => {
		expect(openRestartPolicy()(refused)).toEqual({ exit: 2 });
	});

	it('is begun again until what it lacks is back, later each time, once it has served', () => {
		const decide = openRestartPolicy();
		decide(killed);
		const pauses = Array.from({ length: 5 }, () => decide(refused)).map(
			(each) => 'pauseSeconds' in each && each.pauseSeconds,
		);
		expect(pauses).toEqual([5, 10, 20, 30, 30]);
		decide(killed);
		expect(decide(refused)).toMatchObject({ pauseSeconds: 5 });
	});

	it('is left alone when it ended in order', () => {
		expect(openRestartPolicy()({ code: 0, signal: null, served: true })).toEqual({ exit: 0 });
	});
});
