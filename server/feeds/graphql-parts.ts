// Feeds in the API, as parts of pages.
import { feedStates, type ShownFeed } from '../../rules/feeds/feed.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';

const state = builder.enumType('FeedState', {
	description: 'Whether a feed has been read.',
	values: describeValues(feedStates, {
		none: 'The section has no address.',
		waiting: 'It has not been fetched yet.',
		read: 'It has been fetched; its items stay when a later fetch fails.',
		failed: 'It could not be read, and there are no items of an earlier time.',
	}),
});

const problem = builder.enumType('FeedProblem', {
	description: 'What went wrong when a feed was fetched last.',
	values: describeValues(['unreachable', 'noFeed', 'tooLarge'], {
		unreachable: 'The address cannot be reached, or responds with an error.',
		noFeed: 'What is there is no feed.',
		tooLarge: 'The feed has more than 2 MB.',
	}),
});

export const pageFeedRef = builder.objectRef<ShownFeed>('PageFeed').implement({
	description: 'Items of a feed that a section of a page shows.',
	fields: (t) => ({
		section: t.exposeString('section', { description: 'Id of the section.' }),
		title: t.exposeString('title', { description: 'Title of the feed; empty until it is read.' }),
		state: t.field({ type: state, description: 'State of the feed.', resolve: (feed) => feed.state }),
		problem: t.field({
			type: problem,
			nullable: true,
			description: 'Problem of the last fetch; null if there was none. Items that were fetched before stay.',
			resolve: (feed) => feed.problem || null,
		}),
		total: t.exposeInt('total', {
			description: 'Number of items of the feed, before those of the section are chosen.',
		}),
		items: t.field({
			type: 'JSON',
			description: 'Items with plain texts, newest first, filtered by the settings of the section.',
			resolve: (feed) => feed.items,
		}),
	}),
});
