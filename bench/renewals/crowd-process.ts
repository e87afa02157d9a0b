// The process in which visitors read pages, as the benchmark begins and ends it.
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface PagesRead {
	/** From the moment at which each was due, in milliseconds. */
	waits: number[];
	/** What a visitor was refused. */
	failed: number;
}

export function beginVisitors(port: number, pagesPerSecond: number) {
	const program = new URL('./visitors.ts', import.meta.url);
	const child = fork(program, [String(port), String(pagesPerSecond)], { execArgv: process.execArgv });
	return {
		begin: () => void child.send('begin'),
		async end(): Promise<PagesRead> {
			const read = once(child, 'message');
			child.send('end');
			const [result] = (await read) as [PagesRead];
			return result;
		},
		close: () => void child.kill(),
	};
}
