// Feeds on pages, as visitors and editors read them.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['feeds'];

export const feeds = {
	'feeds.noAddress': {
		text: 'No RSS feed URL configured. Please edit the settings to add a feed URL.',
		context: 'In the page editor',
		tags,
	},
	'feeds.noItems': { text: 'No episodes found in the RSS feed.', context: 'In the page editor', tags },
	'feeds.noneFit': {
		text: 'The feed has items, but none of them fits the category and the days of the settings.',
		context: 'In the page editor',
		tags,
	},
	'feeds.waiting': { text: 'The feed is being fetched …', context: 'In the page editor', tags },
	'feeds.hidden': { text: 'Visitors do not see this section until there is something to show.', tags },
	'feeds.error': withArguments<{ problem: string }>()({
		text: 'Error: {problem}',
		context: 'In the page editor; the problem is a sentence',
		tags,
	}),
	'feeds.problem.unreachable': {
		text: 'Nothing can be fetched from this address: it cannot be reached, or its server refuses.',
		tags,
	},
	'feeds.problem.noFeed': { text: 'There is no feed at this address. RSS, Atom and JSON Feed can be shown.', tags },
	'feeds.problem.tooLarge': { text: 'The feed is larger than 2 MB.', tags },
	'feeds.stale': withArguments<{ problem: string }>()({
		text: 'The feed could not be updated. {problem} Until then, visitors see the items fetched last.',
		context: 'In the page editor; the problem is a sentence',
		tags,
	}),
	'feeds.readOn': withArguments<{ site: string }>()({
		text: 'Read on at {site}',
		context: 'Link to an article; the site is a name such as blog.example.com',
		tags,
	}),
	'feeds.listenOn': withArguments<{ site: string }>()({
		text: 'Go to {site}',
		context: 'Link to an episode of a podcast; the site is a name such as podcast.example.com',
		tags,
	}),
	'feeds.by': withArguments<{ author: string }>()({ text: 'by {author}', context: 'Beside a date', tags }),
	'feeds.minutes': withArguments<{ minutes: number }>()({
		text: '{minutes} min',
		context: 'Duration of an episode',
		tags,
	}),
	'feeds.hours': withArguments<{ hours: number; minutes: number }>()({
		text: '{hours} hr {minutes} min',
		context: 'Duration of an episode',
		tags,
	}),
	'feeds.play': withArguments<{ title: string }>()({
		text: 'Play “{title}”',
		context: 'Name of a player, for screen readers',
		tags,
	}),
	'feeds.loadsFrom': withArguments<{ site: string }>()({
		text: 'Loaded from {site} when you press play',
		context: 'Below a player: nothing is loaded before that',
		tags,
	}),
	'feeds.audioUnsupported': { text: 'Your browser does not support the audio element.', tags },
	'feeds.videoUnsupported': { text: 'Your browser does not support the video element.', tags },
	'feeds.cannotPlay': { text: 'This recording cannot be played here.', tags },
	'feeds.open': withArguments<{ site: string }>()({
		text: 'Open it at {site}',
		context: 'Link beside a recording that cannot be played',
		tags,
	}),
} satisfies Record<string, ShippedText>;
