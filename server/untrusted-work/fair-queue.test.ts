import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

/** A queue whose begun tasks are written down by name, `shop1` being the first of `shop`. */
function startQueue(limits: Partial<QueueLimits> = {}) {
	const queue = new FairQueue({ atOnce: 1, waitingPerTenant: 10, waitingInTotal: 100, ...limits });
	const begun: string[] = [];
	const enter = (tenant: string, ...names: string[]) =>
		names.map((name) => queue.enter(tenant, { begin: () => begun.push(name) }));
	return { queue, begun, enter };
}

describe('tenants take turns', () => {
	it('so that one with many tasks delays another by one task alone', () => {
		const { queue, begun, enter } = startQueue();
		enter('a', 'a1', 'a2', 'a3', 'a4');
		enter('b', 'b1', 'b2');
		enter('c', 'c1');
		for (const tenant of ['a', 'b', 'c', 'a', 'b', 'a']) queue.finish(tenant);
		expect(begun.join(' ')).toBe('a1 b1 c1 a2 b2 a3 a4');
	});

	it('and none has more than one task under way, however many could be', () => {
		const { queue, begun, enter } = startQueue({ atOnce: 3 });
		enter('a', 'a1', 'a2', 'a3');
		enter('b', 'b1');
		expect(begun).toEqual(['a1', 'b1']);
		queue.finish('a');
		expect(begun).toEqual(['a1', 'b1', 'a2']);
	});

	it('and each may have so many waiting, all together so many', () => {
		const { enter } = startQueue({ waitingPerTenant: 2, waitingInTotal: 3 });
		expect(enter('a', 'a1', 'a2', 'a3', 'a4')).toEqual([true, true, true, false]);
		expect(enter('b', 'b1', 'b2')).toEqual([true, false]);
	});

	it('and what has left does not begin, and makes room', () => {
		const { queue, begun, enter } = startQueue({ waitingPerTenant: 1 });
		enter('a', 'a1');
		const leaving = { begin: () => begun.push('left') };
		queue.enter('a', leaving);
		expect(enter('a', 'a2')).toEqual([false]);
		expect([queue.leave('a', leaving), queue.leave('a', leaving)]).toEqual([true, false]);
		expect(enter('a', 'a3')).toEqual([true]);
		queue.finish('a');
		expect(begun).toEqual(['a1', 'a3']);
	});
});
