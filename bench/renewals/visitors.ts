// Visitors in a process of their own: they read the home page so many times a second, however long it takes, and count what they wait. Begun by
// `bench/renewals.ts`, which sends `begin` and `end` in turn.
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../busy/crowd.ts';
import type { PagesRead } from './crowd-process.ts';

const [port, pagesPerSecond] = [Number(process.argv[2]), Number(process.argv[3])];

async function readPages(isOver: () => boolean): Promise<PagesRead> {
	const read: PagesRead = { waits: [], failed: 0 };
	const asked: Promise<void>[] = [];
	const since = performance.now();
	for (let number = 0; !isOver(); number += 1) {
		const due = since + (number * 1000) / pagesPerSecond;
		const early = due - performance.now();
		if (early > 0) await sleep(early);
		asked.push(
			send(port, '/').then(
				({ status }) => {
					read.waits.push(performance.now() - due);
					if (status >= 400) read.failed += 1;
				},
				() => {
					read.failed += 1;
				},
			),
		);
	}
	await Promise.all(asked);
	return read;
}

let isOver = true;
process.on('message', async (message) => {
	if (message === 'end') isOver = true;
	if (message !== 'begin') return;
	isOver = false;
	process.send?.(await readPages(() => isOver));
});
