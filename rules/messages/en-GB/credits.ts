// Who took the pictures of a page.
import { type ShippedText, withArguments } from '../entry.ts';

export const credits = {
	'credits.photo': { text: 'Photo:', context: 'Before the name of who took a picture', tags: ['credits'] },
	'credits.consent': withArguments<{ provider: string }>()({
		text: 'Images of this section come from {provider}. When they are loaded, {provider} learns your IP address.',
		context: 'Below a section with pictures that are not loaded yet',
		tags: ['credits'],
	}),
	'credits.load': { text: 'Load images', context: 'Button', tags: ['credits', 'button'] },
	'credits.privacy': { text: 'Privacy settings', context: 'Button', tags: ['credits', 'button'] },
} satisfies Record<string, ShippedText>;
