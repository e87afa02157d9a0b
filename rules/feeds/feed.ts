// An item of a feed as it is stored: an article or an episode. All its texts are plain; nothing of it is ever set as HTML.

export interface FeedMedia {
	/** At another site. */
	url: string;
	kind: 'audio' | 'video';
	/** MIME type; '' if the feed does not say. */
	type: string;
}

export interface FeedItem {
	/** As the feed names it; unique in a feed. */
	id: string;
	title: string;
	/** '' if it leads nowhere. */
	link: string;
	/** As an ISO time; '' if it has none. */
	publishedAt: string;
	author: string;
	categories: readonly string[];
	/** Of all that is written, one for each paragraph. */
	paragraphs: readonly string[];
	/** What the feed itself gives as a summary, shortened. */
	excerpt: string;
	/** At another site: fetched by the server and shown from there. '' if it has none. */
	picture: string;
	media: FeedMedia | null;
	/** Duration of the media; null if the feed does not say. */
	seconds: number | null;
}

export interface Feed {
	title: string;
	items: readonly FeedItem[];
}

/** What went wrong when a feed was fetched last; '' for nothing. */
export type FeedProblem = '' | 'unreachable' | 'noFeed' | 'tooLarge';

/** waiting: it has not been fetched yet; none: the section has no address. */
export const feedStates = ['none', 'waiting', 'read', 'failed'] as const;
export type FeedState = (typeof feedStates)[number];

/** An item with the address of its picture in this shop. */
export interface ShownFeedItem extends Omit<FeedItem, 'picture'> {
	picture: { url: string; width: number; height: number } | null;
}

/** What a section shows of its feed. */
export interface ShownFeed {
	/** Id of the section. */
	section: string;
	/** Title of the feed. */
	title: string;
	state: FeedState;
	problem: FeedProblem;
	/** How many items it has, before those are chosen that the section shows. */
	total: number;
	items: readonly ShownFeedItem[];
}

/** More items of a feed are not stored. */
export const mostFeedItems = 200;
/** More are not shown by a section, and of more no pictures are fetched. */
export const mostShownItems = 50;
