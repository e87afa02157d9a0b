// What visitors are asked about cookies.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['consent'];

export const consent = {
	'consent.title': { text: 'Your privacy', context: 'Name of the banner', tags },
	'consent.text': {
		text: 'We use essential cookies for your cart and for signing in. With your consent, statistics and content from other providers as well.',
		tags,
	},
	'consent.all': { text: 'Accept all', context: 'Button', tags: ['consent', 'button'] },
	'consent.essential': { text: 'Only essential', context: 'Button', tags: ['consent', 'button'] },
	'consent.privacy': { text: 'Privacy policy', context: 'Link', tags },
	'consent.settings': { text: 'Settings', context: 'Opens the categories', tags: ['consent', 'button'] },
	'consent.save': { text: 'Save selection', context: 'Button', tags: ['consent', 'button'] },
	'consent.none': {
		text: 'You have not chosen yet. Until then, only what is essential is stored.',
		context: 'Above the categories',
		tags,
	},
	'consent.present': withArguments<{ day: string; choice: string }>()({
		text: 'Your choice of {day}: {choice}',
		context: 'Above the categories; the choice is a list of their names',
		tags,
	}),
	'consent.necessary': { text: 'Essential', context: 'A category', tags },
	'consent.necessaryText': {
		text: 'Cookies for signing in and for the cart; stored in your browser: this choice, your display settings and how far you have listened. The shop does not work without them.',
		tags,
	},
	'consent.statistics': { text: 'Statistics', context: 'A category', tags },
	'consent.statisticsText': {
		text: 'Counts which pages are visited. We do not use any such service at present.',
		tags,
	},
	'consent.external': { text: 'Content from other providers', context: 'A category', tags },
	'consent.externalText': {
		text: 'Plays recordings and videos, such as those of YouTube and Vimeo, without asking again each time, and shows pictures of Unsplash and subscription forms of Substack in the page. The provider learns your IP address. Otherwise they are loaded only when you press a button, and a link leads to Substack.',
		tags,
	},
} satisfies Record<string, ShippedText>;
