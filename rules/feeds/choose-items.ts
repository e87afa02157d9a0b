// Which items of a feed a section shows: those of a category, of the last days, the newest first, so many.
import type { FeedItem } from './feed.ts';

export interface ItemChoice {
	/** '' for all; upper and lower case are the same. */
	category: string;
	/** Only items from the last so many days; 0 for all. */
	days: number;
	count: number;
}

const dayMs = 24 * 60 * 60 * 1000;

const hasCategory = ({ categories }: Pick<FeedItem, 'categories'>, wanted: string): boolean =>
	categories.some((category) => category.toLowerCase() === wanted);

/** Items without a date keep their order, after those with one; with a limit of days they are left out. */
export function chooseItems<Item extends FeedItem>(
	items: readonly Item[],
	{ category, days, count }: ItemChoice,
	now: Date,
): Item[] {
	const wanted = category.trim().toLowerCase();
	const since = days > 0 ? new Date(now.getTime() - days * dayMs).toISOString() : '';
	return items
		.filter((item) => wanted === '' || hasCategory(item, wanted))
		.filter(({ publishedAt }) => publishedAt >= since)
		.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
		.slice(0, count);
}
