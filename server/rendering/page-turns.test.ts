import { describe, expect, it } from 'vitest';
import { DatabaseBusy } from '../database/unavailable.ts';
import { PageTurns } from './page-turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Pages that are made until the test lets them be ready. */
function pagesOf(turns: PageTurns) {
	const begun: string[] = [];
	const finish = new Map<string, () => void>();
	const open = (tenantId: string, name: string) => {
		const made = turns.run(tenantId, () => {
			begun.push(name);
			return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
		});
		// A caller who is still in line when the test is over is sent away later.
		made.catch(() => undefined);
		return made;
	};
	return { begun, finish: (name: string) => finish.get(name)?.(), open };
}

describe('pages that are made at the same time', () => {
	it('are few of one shop, and another shop does not wait for those that stand behind them', async () => {
		const { begun, open } = pagesOf(new PageTurns({ atOnce: 3, ofOneTenant: 2 }));
		for (let number = 1; number <= 50; number += 1) open('noisy', `noisy ${number}`);
		open('quiet', 'quiet');
		await settle();
		expect(begun).toEqual(['noisy 1', 'noisy 2', 'quiet']);
	});

	it('begin in the order in which they came, and shops take turns where all have too many', async () => {
		const { begun, open, finish } = pagesOf(new PageTurns({ atOnce: 1, ofOneTenant: 1 }));
		const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => open(name.slice(0, 1), name));
		for (let number = 0; number < all.length; number += 1) {
			await settle();
			finish(begun.at(-1) ?? '');
		}
		await Promise.all(all);
		expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
	});

	it('are refused at the door when the wait would be too long, and say when to come again', async () => {
		const turns = new PageTurns({ ofOneTenant: 1, waitMs: 100 });
		const { open, begun } = pagesOf(turns);
		for (let number = 0; number < 12; number += 1) open('a', String(number)).catch(() => undefined);
		await expect(open('a', 'late')).rejects.toThrow(DatabaseBusy);
		await settle();
		expect(begun).toEqual(['0']);
		expect(turns.waiting).toBe(11);
	});

	it('are not refused because the first ones took long while hundreds arrived', async () => {
		const turns = new PageTurns({ ofOneTenant: 1, waitMs: 1000 });
		const { open, finish } = pagesOf(turns);
		for (let number = 0; number < 60; number += 1) open('a', String(number));
		for (let number = 0; number < 4; number += 1) {
			await new Promise((resolve) => setTimeout(resolve, 60));
			finish(String(number));
			await settle();
		}
		open('a', 'one more');
		expect(turns.waiting).toBe(56);
	});

	it('are counted no more once they are made, failed or refused', async () => {
		const turns = new PageTurns({ atOnce: 1, waitMs: 20 });
		const { open, finish, begun } = pagesOf(turns);
		const made = open('a', 'made');
		await expect(open('b', 'refused')).rejects.toThrow(DatabaseBusy);
		expect(turns.shops).toBe(1);
		await settle();
		finish(begun[0] ?? '');
		await made;
		expect(turns.shops).toBe(0);
	});

	it('are refused sooner to who has an older copy to show', async () => {
		const turns = new PageTurns({ ofOneTenant: 1, waitMs: 60_000 });
		pagesOf(turns).open('a', 'stays');
		await expect(turns.run('a', async () => 'made', 20)).rejects.toThrow(DatabaseBusy);
	});

	it('wait no longer than they may, and one that failed gives its turn to the next', async () => {
		const turns = new PageTurns({ ofOneTenant: 1, waitMs: 20 });
		const { open } = pagesOf(turns);
		open('a', 'stays');
		await expect(open('a', 'waits')).rejects.toThrow(DatabaseBusy);
		expect(turns.waiting).toBe(0);
		const failing = turns.run('b', () => Promise.reject(new Error('broken')));
		const next = turns.run('b', async () => 'made');
		await expect(failing).rejects.toThrow('broken');
		expect(await next).toBe('made');
	});
});
