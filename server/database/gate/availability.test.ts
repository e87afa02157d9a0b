import { describe, expect, it } from 'vitest';
import { watchAvailability } from './availability.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the database', () => {
	it('is away after two probes without an answer, and back after one with an answer; each is told once', async () => {
		const told: boolean[] = [];
		const answers = [false, false, false, true];
		const availability = watchAvailability(
			async () => answers.shift() ?? true,
			(isAway) => told.push(isAway),
		);
		availability.suspect();
		await expect.poll(() => told).toEqual([true, false]);
		expect(availability.isAway()).toBe(false);
		await availability.close();
	});

	it('is not away while anybody is answered, however late the probe itself comes to its turn', async () => {
		const told: boolean[] = [];
		let probes = 0;
		const availability = watchAvailability(
			async () => {
				probes++;
				await settle();
				availability.noteAnswer();
				return false;
			},
			(isAway) => told.push(isAway),
		);
		availability.suspect();
		await expect.poll(() => probes).toBe(1);
		await settle();
		expect(told).toEqual([]);
		await availability.close();
	});
});
