import { expect, it } from 'vitest';
import { prefetchQueue } from './prefetch-queue.ts';

function setUp() {
	const asked: string[] = [];
	const ends = new Map<string, () => void>();
	let idle: (() => void) | undefined;
	const queue = prefetchQueue(
		(href) => {
			asked.push(href);
			return new Promise<void>((resolve) => ends.set(href, resolve));
		},
		(work) => {
			idle = work;
		},
	);
	const rest = async () => {
		const work = idle;
		idle = undefined;
		await work?.();
	};
	const end = async (href: string) => {
		ends.get(href)?.();
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { queue, asked, rest, end };
}

it('pages are fetched ahead one after the other, each when there is nothing else to do', async () => {
	const { queue, asked, rest, end } = setUp();
	queue.near('/a');
	queue.near('/b');
	expect(asked).toEqual([]);
	const first = rest();
	expect(asked).toEqual(['/a']);
	await end('/a');
	await first;
	expect(asked).toEqual(['/a']);
	rest();
	expect(asked).toEqual(['/a', '/b']);
});

it('what is pointed at does not wait, and is not fetched a second time meanwhile', async () => {
	const { queue, asked, rest } = setUp();
	queue.near('/a');
	queue.near('/b');
	queue.wanted('/b');
	expect(asked).toEqual(['/b']);
	queue.near('/b');
	rest();
	expect(asked).toEqual(['/b', '/a']);
});

it('what has gone out of sight before its turn is left', () => {
	const { queue, asked, rest } = setUp();
	queue.near('/a');
	queue.gone('/a');
	rest();
	expect(asked).toEqual([]);
	queue.near('/b');
	rest();
	expect(asked).toEqual(['/b']);
});

it('what two links lead to stays while one of them is near', () => {
	const { queue, asked, rest } = setUp();
	queue.near('/a');
	queue.near('/a');
	queue.gone('/a');
	rest();
	expect(asked).toEqual(['/a']);
});

it('a page that fails does not hold up the next', async () => {
	const asked: string[] = [];
	const queue = prefetchQueue(
		(href) => {
			asked.push(href);
			return Promise.reject(new Error('away'));
		},
		(work) => void Promise.resolve().then(work),
	);
	queue.near('/a');
	queue.near('/b');
	await expect.poll(() => asked).toEqual(['/a', '/b']);
});
