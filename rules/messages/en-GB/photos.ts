// Stock photos: the dialog in which they are searched, their settings, and what can go wrong.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['form'] });
const colour = (text: string): ShippedText => ({ text, context: 'A colour to narrow photos by', tags: ['form'] });
const failed = (text: string): ShippedText => ({ text, tags: ['error'] });

export const photos = {
	'photos.title': { text: 'Stock photos', context: 'Title of a dialog and name of a tab of the settings' },
	'photos.provider': label('Provider'),
	'photos.search': label('Search term'),
	'photos.searchHint': {
		text: 'For example paper, harbour, workshop',
		context: 'Below the search field',
		tags: ['form'],
	},
	'photos.find': { text: 'Search', tags: ['button'] },
	'photos.colour': label('Colour'),
	'photos.colour.blackAndWhite': colour('Black and white'),
	'photos.colour.black': colour('Black'),
	'photos.colour.white': colour('White'),
	'photos.colour.yellow': colour('Yellow'),
	'photos.colour.orange': colour('Orange'),
	'photos.colour.red': colour('Red'),
	'photos.colour.purple': colour('Purple'),
	'photos.colour.magenta': colour('Magenta'),
	'photos.colour.green': colour('Green'),
	'photos.colour.teal': colour('Teal'),
	'photos.colour.blue': colour('Blue'),
	'photos.orientation': label('Orientation'),
	'photos.orientation.landscape': label('Landscape'),
	'photos.orientation.portrait': label('Portrait'),
	'photos.orientation.square': label('Square'),
	'photos.begin': { text: 'Find a photo', context: 'Title before anything was searched for' },
	'photos.beginText': {
		text: 'Photos of a provider may be used on your pages. They may not be printed: the studio does not offer them.',
	},
	'photos.loadFailed': failed('Error loading images. Please try again.'),
	'photos.noneFound': { text: 'No images found. Try a different search term.' },
	'photos.found': withArguments<{ count: number; provider: string }>()({
		text: '{count, plural, one {# photo at {provider}} other {# photos at {provider}}}',
		context: 'Above what was found',
	}),
	'photos.results': { text: 'Photos found', context: 'Name of the list, read aloud' },
	'photos.choose': withArguments<{ description: string; author: string }>()({
		text: '{description}, photo by {author}',
		context: 'Name of a photo to be chosen, read aloud',
	}),
	'photos.unnamed': { text: 'Photo', context: 'A photo that its provider does not describe' },
	'photos.page': withArguments<{ page: number; pages: number }>()({ text: 'Page {page} of {pages}' }),
	'photos.add': { text: 'Add photo', tags: ['button'] },
	'photos.added': { text: 'The photo is in the media library.' },
	'photos.keptNote': {
		text: 'The photo is copied into your media library. The name of its author is shown wherever it is on a page.',
		context: 'Below the photos of a provider that lets shops keep them',
	},
	'photos.linkedNote': {
		text: 'The photo stays at its provider. Visitors load it from there once they have agreed, and the name of its author is shown below it. Only pages can show it.',
		context: 'Below the photos of a provider that wants them to be loaded from there',
	},
	'photos.sandboxMark': {
		text: 'Sandbox: these pictures are drawn for the demo and do not come from the provider.',
	},
	'photos.addFailed': failed('Error adding the image. Please try again'),
	'photos.unsplashFailed': failed('Error adding Unsplash image'),
	'photos.noPreviews': failed('The previews cannot be shown in this window. Reload the page and search again.'),
	'photos.openAuthor': withArguments<{ author: string }>()({ text: 'Photo: {author}', context: 'Link below a photo' }),
	'photos.noKey': failed('The shop has no key for this provider of photos.'),
	'photos.keyRefused': failed('The provider of photos does not accept the key. Check it in the settings.'),
	'photos.limit': failed('The provider of photos has had too many requests. Try again in a few minutes.'),
	'photos.unreachable': failed('The provider of photos cannot be reached. Try again later.'),
	'photos.unreadable': failed('The provider of photos has sent something that cannot be read. Try again later.'),
	'photos.gone': failed('This photo is no longer there.'),
	'photos.keys': { text: 'Providers', context: 'Title of a card in the settings' },
	'photos.keysText': {
		text: 'With a key of your account, editors find photos in the media library. Without one, the search is not offered.',
	},
	'photos.state.account': withArguments<{ provider: string }>()({
		text: 'Photos of {provider} are offered with your key.',
		context: 'In the settings',
	}),
	'photos.state.sandbox': withArguments<{ provider: string }>()({
		text: '{provider}: without a key, the demo offers drawn pictures of a sandbox.',
		context: 'In the settings of a demo shop',
	}),
	'photos.state.none': withArguments<{ provider: string }>()({
		text: '{provider}: no key is set, so that its photos are not offered.',
		context: 'In the settings',
	}),
} satisfies Record<string, ShippedText>;
