// The feeds of a page as its sections show them. Nothing is fetched here: a page never waits for another site.
import { chooseItems } from '../../rules/feeds/choose-items.ts';
import type { FeedItem, FeedProblem, FeedState, ShownFeed, ShownFeedItem } from '../../rules/feeds/feed.ts';
import type { FeedChoice } from '../../rules/feeds/feed-choice.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { feedPicturePath } from './find-picture.ts';

interface StoredPicture {
	id: string;
	source: string;
	width: number;
	height: number;
}

export interface StoredFeed {
	address: string;
	title: string;
	items: FeedItem[];
	problem: FeedProblem;
	fetched: boolean;
	pictures: StoredPicture[];
}

export const queryFeeds = (sql: Sql, tenantId: string, addresses: readonly string[]): Statement<StoredFeed[]> =>
	sql<StoredFeed[]>`
		select f.address, f.title, f.items, f.problem, f.fetched_at is not null as fetched, coalesce((
			select jsonb_agg(jsonb_build_object('id', p.id, 'source', p.source, 'width', p.width, 'height', p.height))
			from feed_pictures p where p.tenant_id = f.tenant_id and p.feed_id = f.id and p.width is not null
		), '[]') as pictures
		from feeds f where f.tenant_id = ${tenantId} and f.address = any(${[...addresses]}::text[])`;

function stateOf({ address }: FeedChoice, stored: StoredFeed | undefined): FeedState {
	if (address === '') return 'none';
	if (!stored?.fetched) return 'waiting';
	return stored.problem === '' || stored.items.length > 0 ? 'read' : 'failed';
}

/** No more than its section shows: pages stay small. */
function shownItem(
	{ picture, paragraphs, media, ...item }: FeedItem,
	pictures: readonly StoredPicture[],
	{ full, plays }: FeedChoice,
): ShownFeedItem {
	const found = pictures.find(({ source }) => source === picture);
	const shown = found && { url: feedPicturePath(found.id), width: found.width, height: found.height };
	return { ...item, picture: shown ?? null, paragraphs: full ? paragraphs : [], media: plays ? media : null };
}

/** The choices and what is stored of them, put together. */
export function shownFeeds(choices: readonly FeedChoice[], stored: readonly StoredFeed[], now: Date): ShownFeed[] {
	const byAddress = new Map(stored.map((feed) => [feed.address, feed]));
	return choices.map((choice) => {
		const feed = byAddress.get(choice.address);
		return {
			section: choice.section,
			title: feed?.title ?? '',
			state: stateOf(choice, feed),
			problem: feed?.problem ?? '',
			total: feed?.items.length ?? 0,
			items: chooseItems(feed?.items ?? [], choice, now).map((item) => shownItem(item, feed?.pictures ?? [], choice)),
		};
	});
}
