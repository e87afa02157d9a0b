// Fetches a feed and takes it apart. A failure says in one word what is wrong, and nothing about the machine that was asked.
import { type Feed, type FeedProblem, mostFeedItems } from '../../../rules/feeds/feed.ts';
import type { ForeignFetch, Validators } from '../../integrations/foreign-fetch/fetch-foreign.ts';
import { ForeignFailure } from '../../integrations/foreign-fetch/foreign-failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import type * as tasks from './feed-tasks.ts';

const maxBytes = 2 * 2 ** 20;
const accept =
	'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

const readTask: Task<typeof tasks.readFeedBytes> = {
	module: new URL('./feed-tasks.ts', import.meta.url),
	name: 'readFeedBytes',
	seconds: 30,
	waitSeconds: 60,
};

export type FeedReading =
	| { state: 'read'; feed: Feed; validators: Validators }
	| { state: 'unchanged' }
	| { state: 'failed'; problem: Exclude<FeedProblem, ''> };

interface Asked {
	tenantId: string;
	address: string;
	known: Validators;
	signal: AbortSignal;
}

function problemOf(error: unknown): Exclude<FeedProblem, ''> {
	if (error instanceof ForeignFailure) return error.code === 'TOO_LARGE' ? 'tooLarge' : 'unreachable';
	// No feed takes that long, or that much memory.
	if (error instanceof UntrustedWorkFailure && error.reason !== 'busy' && error.reason !== 'cancelled') return 'noFeed';
	throw error;
}

export async function readFeed(fetchForeign: ForeignFetch, asked: Asked): Promise<FeedReading> {
	const { tenantId, known, signal } = asked;
	try {
		const { bytes, address, notModified, validators } = await fetchForeign(asked.address, { maxBytes, accept, known });
		if (notModified) return { state: 'unchanged' };
		const parameters = { address, mostItems: mostFeedItems };
		const { result } = await runUntrusted(tenantId, readTask, { parameters, bytes, signal });
		return 'refused' in result ? { state: 'failed', problem: 'noFeed' } : { state: 'read', feed: result, validators };
	} catch (error) {
		return { state: 'failed', problem: problemOf(error) };
	}
}
