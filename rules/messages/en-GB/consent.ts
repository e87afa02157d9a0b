// What visitors are asked about cookies.
import type { ShippedText } from '../entry.ts';

export const consent = {
	'consent.title': { text: 'Your privacy', context: 'Name of the banner', tags: ['consent'] },
	'consent.text': {
		text: 'We always store what is essential, and anything else only with your consent.',
		tags: ['consent'],
	},
	'consent.all': { text: 'Accept all', context: 'Button', tags: ['consent', 'button'] },
	'consent.essential': { text: 'Only essential', context: 'Button', tags: ['consent', 'button'] },
	'consent.privacy': { text: 'Privacy policy', context: 'Link', tags: ['consent'] },
} satisfies Record<string, ShippedText>;
