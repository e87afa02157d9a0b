import { describe, expect, it } from 'vitest';
import { DatabaseBusy } from '../unavailable.ts';
import type { WorkClass } from './admission.ts';
import { classLimits, sharesOf } from './limits.ts';
import { Turns } from './turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for a turn and writes down when it came. */
function queueUp(turns: Turns, order: string[]) {
	return (name: string, workClass: WorkClass, tenantId = 'a', isAdmitted = false) =>
		turns.take({ workClass, tenantId, isAdmitted }).then((release) => {
			order.push(name);
			return release;
		});
}

async function fill(turns: Turns, workClass: WorkClass = 'money', tenantId = 'full'): Promise<(() => void)[]> {
	return Promise.all(Array.from({ length: turns.size }, () => turns.take({ workClass, tenantId, isAdmitted: true })));
}

/** Gives back one turn after the other and lets a caller who gets it give it back as well. */
async function drain(held: (() => void)[], waiting: Promise<() => void>[]): Promise<void> {
	for (const waiter of waiting) waiter.then((release) => setImmediate(release));
	held[0]?.();
	await Promise.all(waiting);
	for (const release of held) release();
	await settle();
}

describe('turns', () => {
	it('are given at once while there are free ones, and given back once', async () => {
		const turns = new Turns(2);
		const release = await turns.take({ workClass: 'read', tenantId: 'a', isAdmitted: false });
		expect(turns.inUse).toBe(1);
		release();
		release();
		expect(turns.inUse).toBe(0);
	});

	it('go to admitted work first, then to money, then by rotation to changes, reads and the background', async () => {
		const turns = new Turns(1);
		const held = await fill(turns);
		const order: string[] = [];
		const wait = queueUp(turns, order);
		const waiting = [
			wait('background', 'background'),
			wait('read', 'read'),
			wait('change', 'change'),
			wait('money', 'money'),
			wait('admitted', 'read', 'a', true),
		];
		await drain(held, waiting);
		expect(order).toEqual(['admitted', 'money', 'change', 'read', 'background']);
	});

	it('are reserved for payments under any load', async () => {
		const turns = new Turns(10);
		const readers = Array.from({ length: 20 }, (_, index) =>
			turns.take({ workClass: 'read', tenantId: `shop ${index}`, isAdmitted: false }),
		);
		await settle();
		expect(turns.inUse).toBe(sharesOf(10).upTo.read);
		const release = await turns.take({ workClass: 'money', tenantId: 'a', isAdmitted: false });
		expect(turns.inUse).toBe(sharesOf(10).upTo.read + 1);
		release();
		for (const reader of readers) reader.then((giveBack) => setImmediate(giveBack));
		await Promise.all(readers);
	});

	it('of the background leave half of the connections to those who wait', async () => {
		const turns = new Turns(10);
		const jobs = Array.from({ length: 20 }, () =>
			turns.take({ workClass: 'background', tenantId: 'a', isAdmitted: false }),
		);
		await settle();
		expect(turns.inUse).toBe(5);
		for (const job of jobs) job.then((release) => setImmediate(release));
		await Promise.all(jobs);
	});

	it('alternate between tenants, however many requests one of them has sent', async () => {
		const turns = new Turns(1);
		const held = await fill(turns);
		const order: string[] = [];
		const wait = queueUp(turns, order);
		const waiting = [
			...Array.from({ length: 4 }, (_, index) => wait(`noisy ${index}`, 'read', 'noisy')),
			wait('quiet', 'read', 'quiet'),
		];
		await drain(held, waiting);
		expect(order).toEqual(['noisy 0', 'quiet', 'noisy 1', 'noisy 2', 'noisy 3']);
	});

	it('are refused at the door when the estimated wait is over the limit of the class, with a time to come back', async () => {
		const turns = new Turns(1);
		const held = await fill(turns, 'read');
		const waiting = Array.from({ length: 1000 }, () =>
			turns.take({ workClass: 'read', tenantId: 'a', isAdmitted: false }),
		);
		await settle();
		expect(turns.estimateMs('read')).toBeCloseTo(classLimits.read.waitMs, -1);
		const late = turns.take({ workClass: 'read', tenantId: 'b', isAdmitted: false });
		await settle();
		const refused = await turns
			.take({ workClass: 'read', tenantId: 'b', isAdmitted: false })
			.catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(DatabaseBusy);
		expect((refused as DatabaseBusy).retryAfterSeconds).toBeGreaterThan(classLimits.read.waitMs / 1000);
		await drain(held, [...waiting, late]);
	});

	it('that are waited for are refused together when the database goes away', async () => {
		const turns = new Turns(1);
		const held = await fill(turns);
		const waiting = [
			turns.take({ workClass: 'read', tenantId: 'a', isAdmitted: false }),
			turns.take({ workClass: 'read', tenantId: 'a', isAdmitted: true }),
		];
		turns.refuseAll(() => new Error('away'));
		for (const waiter of waiting) await expect(waiter).rejects.toThrow('away');
		expect(turns.waiting('read')).toBe(0);
		for (const release of held) release();
		expect(turns.inUse).toBe(0);
	});
});
