// One file for the press from several: pages are taken over as they are, content, boxes and layers.
import { createHash } from 'node:crypto';
import type { BytesSource } from '../../untrusted-work/frames.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import type { Task } from '../../untrusted-work/task.ts';
import { PrintJobFailure } from '../print-job-failure.ts';
import type * as tasks from './merge-task.ts';

const mergePages: Task<typeof tasks.mergePages> = {
	module: new URL('./merge-task.ts', import.meta.url),
	name: 'mergePages',
	seconds: 120,
	waitSeconds: 90,
};

export interface MergedSource {
	/** Of its bytes. */
	sha256: string;
	size: number;
	open(): Promise<AsyncIterable<Uint8Array>>;
}

interface Merge {
	tenantId: string;
	title: string;
	/** ISO 8601. */
	created: string;
	sources: readonly MergedSource[];
	pages: readonly tasks.TakenPage[];
	signal?: AbortSignal | undefined;
}

/** What one frame to the child process holds. */
const mostBytes = 180 * 2 ** 20;

function concatenate(sources: readonly MergedSource[]): BytesSource {
	async function* open() {
		for (const source of sources) yield* await source.open();
	}
	return { length: sources.reduce((sum, { size }) => sum + size, 0), open: async () => open() };
}

/** The same input gives the same bytes. @throws PrintJobFailure, UntrustedWorkFailure */
export async function mergePdfs({ tenantId, title, created, sources, pages, signal }: Merge): Promise<Buffer> {
	const bytes = concatenate(sources);
	if (bytes.length > mostBytes) throw new PrintJobFailure('tooLarge');
	const moment = `${created.slice(0, 19)}Z`;
	const hash = createHash('sha256')
		.update(JSON.stringify([title, moment, pages, sources.map(({ sha256 }) => sha256)]))
		.digest('hex');
	const lengths = sources.map(({ size }) => size);
	const parameters = { title, created: moment, hash, lengths, pages };
	const made = await runUntrusted(tenantId, mergePages, { parameters, bytes, signal });
	if ('refused' in made.result) throw new PrintJobFailure('unreadable');
	return made.bytes;
}
