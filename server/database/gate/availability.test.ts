import { describe, expect, it } from 'vitest';
import { type Condition, watchAvailability } from './availability.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the database', () => {
	it('is unreachable after two failed probes, and back after one that succeeds; each is reported once', async () => {
		const told: string[] = [];
		const answers: Condition[] = ['away', 'away', 'away', 'ok'];
		const availability = watchAvailability(
			async () => answers.shift() ?? 'ok',
			(condition) => told.push(condition),
		);
		availability.suspect();
		await expect.poll(() => told).toEqual(['away', 'ok']);
		expect(availability.condition()).toBe('ok');
		await availability.close();
	});

	it('is not unreachable while any statement succeeds, however late the probe itself gets its turn', async () => {
		const told: string[] = [];
		let probes = 0;
		const availability = watchAvailability(
			async () => {
				probes++;
				await settle();
				availability.noteAnswer();
				return 'away';
			},
			(condition) => told.push(condition),
		);
		availability.suspect();
		await expect.poll(() => probes).toBe(1);
		await settle();
		expect(told).toEqual([]);
		await availability.close();
	});

	it('is read-only from the first probe that finds so until one finds it writable, whatever is read meanwhile', async () => {
		const told: string[] = [];
		const answers: Condition[] = ['read-only', 'away', 'read-only', 'ok'];
		const availability = watchAvailability(
			async () => {
				await settle();
				availability.noteAnswer();
				return answers.shift() ?? 'ok';
			},
			(condition) => told.push(condition),
		);
		availability.suspect();
		await expect.poll(() => told, { timeout: 5000 }).toEqual(['read-only', 'ok']);
		expect(answers).toEqual([]);
		await availability.close();
	});
});
