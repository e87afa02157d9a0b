// Fetches the pictures of a feed that are not there yet, one after the other, and removes those that it names no more.
import type { FeedItem } from '../../../rules/feeds/feed.ts';
import { mostShownItems } from '../../../rules/feeds/feed.ts';
import { newId } from '../../../rules/ids.ts';
import type { InTenant } from '../../database/connection.ts';
import type { ForeignFetch } from '../../integrations/foreign-fetch/fetch-foreign.ts';
import { ForeignFailure } from '../../integrations/foreign-fetch/foreign-failure.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import { type Task, UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import type * as tasks from './feed-picture-tasks.ts';

const maxBytes = 8 * 2 ** 20;
const widest = 960;

const shrinkTask: Task<typeof tasks.shrinkPicture> = {
	module: new URL('./feed-picture-tasks.ts', import.meta.url),
	name: 'shrinkPicture',
	seconds: 20,
	waitSeconds: 60,
};

interface Pictures {
	tenantId: string;
	feedId: string;
	items: readonly FeedItem[];
	inTenant: InTenant;
	signal: AbortSignal;
}

interface Picture {
	webp: Buffer;
	width: number;
	height: number;
}

/** The newest first, as sections show them. */
const sourcesOf = (items: readonly FeedItem[]): string[] => [
	...new Set(
		items
			.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
			.slice(0, mostShownItems)
			.map(({ picture }) => picture)
			.filter((source) => source !== ''),
	),
];

/** @returns undefined: there is none, or it is none */
async function fetchPicture(
	fetchForeign: ForeignFetch,
	source: string,
	{ tenantId, signal }: Pictures,
): Promise<Picture | undefined> {
	try {
		const { bytes } = await fetchForeign(source, { maxBytes, accept: 'image/webp, image/jpeg, image/png, image/gif' });
		const done = await runUntrusted(tenantId, shrinkTask, { parameters: { widest }, bytes, signal });
		return 'refused' in done.result ? undefined : { webp: done.bytes, ...done.result };
	} catch (error) {
		if (error instanceof ForeignFailure) return undefined;
		if (error instanceof UntrustedWorkFailure && error.reason !== 'busy' && error.reason !== 'cancelled')
			return undefined;
		throw error;
	}
}

/** @returns how many have come */
export async function fetchPictures(fetchForeign: ForeignFetch, pictures: Pictures): Promise<number> {
	const { tenantId, feedId, inTenant, signal } = pictures;
	const wanted = sourcesOf(pictures.items);
	const known = await inTenant(async (sql) => {
		await sql`
			delete from feed_pictures
			where tenant_id = ${tenantId} and feed_id = ${feedId} and source <> all(${wanted}::text[])`;
		const found = await sql<{ source: string }[]>`
			select source from feed_pictures where tenant_id = ${tenantId} and feed_id = ${feedId}`;
		return new Set(found.map(({ source }) => source));
	});
	let come = 0;
	for (const source of wanted.filter((one) => !known.has(one))) {
		signal.throwIfAborted();
		const picture = await fetchPicture(fetchForeign, source, pictures);
		if (picture) come += 1;
		const { webp = null, width = null, height = null } = picture ?? {};
		await inTenant(
			(sql) => sql`
				insert into feed_pictures (tenant_id, id, feed_id, source, webp, width, height)
				select ${tenantId}, ${newId()}, id, ${source}, ${webp}, ${width}, ${height}
				from feeds where tenant_id = ${tenantId} and id = ${feedId}
				on conflict (tenant_id, feed_id, source) do nothing`,
		);
	}
	return come;
}
