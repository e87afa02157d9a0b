import { describe, expect, it } from 'vitest';
import { runChaos } from './run-chaos.ts';

describe('guests who order by card while server, database and provider fail', () => {
	it('have each paid for one order, of the same sum, confirmed once, and nothing is lost or sold twice', async () => {
		const storm = { pauseMs: [300, 1500], rounds: 3 } as const;
		const report = await runChaos({ n: 25, seed: 11, atOnce: 6, ...storm, reservationSeconds: 6 });
		expect(report.faults).toEqual([]);
		expect(report.kills).toBe(3);
		expect(report.databaseKills).toBe(1);
		expect(report.captured).toBeGreaterThan(5);
		expect(report.lostAnswers).toBeGreaterThan(0);
		expect(report.orders.filter(({ number }) => number !== null)).toHaveLength(report.captured - report.refunded);
	}, 360_000);
});
