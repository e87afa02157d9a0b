// Videos on pages, as visitors and editors read them.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['videos'];

export const videos = {
	'videos.noAddress': {
		text: 'No address of a video yet. Visitors do not see this section until the settings have one.',
		context: 'In the page editor',
		tags,
	},
	'videos.unnamed': { text: 'Video', context: 'Name of a video without a title', tags },
	'videos.play': withArguments<{ title: string }>()({ text: 'Play video: {title}', context: 'Button', tags }),
	'videos.loadsFrom': withArguments<{ site: string }>()({
		text: 'Loaded from {site} when you press play.',
		context: 'Below a video: nothing is loaded before that. The site is YouTube, Vimeo or a host name',
		tags,
	}),
	'videos.watchAt': withArguments<{ site: string }>()({
		text: 'Watch at {site}',
		context: 'Link that opens the video where it comes from',
		tags,
	}),
	'videos.consentTitle': withArguments<{ site: string }>()({
		text: 'Load a video from {site}?',
		context: 'Name of the question, for screen readers',
		tags,
	}),
	'videos.consentText': withArguments<{ site: string }>()({
		text: 'To play the video, your browser connects to {site}. {site} learns your IP address and may store data in your browser.',
		tags,
	}),
	'videos.agree': { text: 'Load video', context: 'Button: agrees for this video alone', tags: ['videos', 'button'] },
	'videos.privacy': {
		text: 'Privacy settings',
		context: 'Button: shows the categories that visitors agree to',
		tags: ['videos', 'button'],
	},
	'videos.cannotPlay': withArguments<{ site: string }>()({
		text: 'This video from {site} cannot be played here.',
		tags,
	}),
} satisfies Record<string, ShippedText>;
