// Fetches a feed and stores what has changed. If it fails, what was fetched before stays.
import type { FeedItem } from '../../rules/feeds/feed.ts';
import { nextRefresh } from '../../rules/feeds/refresh-times.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import type { ForeignFetch } from '../integrations/foreign-fetch/fetch-foreign.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { sendJob } from '../jobs/send-job.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { fetchPictures } from './reading/fetch-pictures.ts';
import { type FeedReading, readFeed } from './reading/read-feed.ts';

const jobName = 'feeds.refresh';

interface Payload {
	feedId: string;
}

interface StoredFeed {
	address: string;
	title: string;
	items: FeedItem[];
	etag: string;
	lastModified: string;
	problem: string;
	failures: number;
}

export async function sendRefresh(sql: Sql, tenantId: string, feedId: string): Promise<void> {
	await sendJob(sql, tenantId, jobName, { feedId } satisfies Payload);
}

const findFeed = (sql: Sql, tenantId: string, feedId: string) => sql<StoredFeed[]>`
	select address, title, items, etag, last_modified, problem, failures
	from feeds where tenant_id = ${tenantId} and id = ${feedId}`;

interface Found {
	tenantId: string;
	feedId: string;
	stored: StoredFeed;
	inTenant: InTenant;
}

/** @returns the items that are there now */
async function keepReading(
	found: Found,
	reading: Extract<FeedReading, { state: 'read' }>,
): Promise<readonly FeedItem[]> {
	const { tenantId, feedId, stored, inTenant } = found;
	const { feed, validators } = reading;
	const items = JSON.stringify(feed.items);
	await inTenant(async (sql) => {
		const [before] = await sql<{ same: boolean }[]>`
			select items = ${items}::text::jsonb and title = ${feed.title} as same
			from feeds where tenant_id = ${tenantId} and id = ${feedId} for update`;
		if (!before) return;
		await sql`
			update feeds set title = ${feed.title}, items = ${items}::text::jsonb, etag = ${validators.etag},
				last_modified = ${validators.lastModified}, problem = '', failures = 0, fetched_at = now(),
				due_at = ${nextRefresh(0, new Date())}
			where tenant_id = ${tenantId} and id = ${feedId}`;
		if (!before.same || stored.problem !== '') await announceChange(sql, tenantId, 'content');
	});
	return feed.items;
}

/** Visitors see no failure: what they see has not changed. */
async function keepFailure({ tenantId, feedId, stored, inTenant }: Found, problem: string): Promise<void> {
	const failures = stored.failures + 1;
	await inTenant(
		(sql) => sql`
			update feeds set problem = ${problem}, failures = ${failures}, fetched_at = now(),
				due_at = ${nextRefresh(failures, new Date())}
			where tenant_id = ${tenantId} and id = ${feedId}`,
	);
}

async function keepUnchanged({ tenantId, feedId, inTenant }: Found): Promise<void> {
	await inTenant(
		(sql) => sql`
			update feeds set problem = '', failures = 0, fetched_at = now(), due_at = ${nextRefresh(0, new Date())}
			where tenant_id = ${tenantId} and id = ${feedId}`,
	);
}

export const refreshFeedJob = (fetchForeign: ForeignFetch): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		mayTakeSeconds: 600,
		async run({ tenantId, payload: { feedId }, inTenant, signal }) {
			const [stored] = await inTenant((sql) => findFeed(sql, tenantId, feedId));
			if (!stored) return;
			const { address, etag, lastModified } = stored;
			const reading = await readFeed(fetchForeign, { tenantId, address, known: { etag, lastModified }, signal });
			const found = { tenantId, feedId, stored, inTenant };
			if (reading.state === 'failed') return keepFailure(found, reading.problem);
			if (reading.state === 'unchanged') await keepUnchanged(found);
			const items = reading.state === 'read' ? await keepReading(found, reading) : stored.items;
			const come = await fetchPictures(fetchForeign, { tenantId, feedId, items, inTenant, signal });
			if (come > 0) await inTenant((sql) => announceChange(sql, tenantId, 'content'));
		},
	});
