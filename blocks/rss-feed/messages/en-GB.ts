// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.rssFeed.name': pageBlockLabel('RSS feed'),
	'pageBlocks.rssFeed.about': pageBlockLabel(
		'Articles of a blog or episodes of a podcast, kept up to date by themselves.',
	),
	'pageBlocks.rssFeed.title': pageBlockLabel('Title'),
	'pageBlocks.rssFeed.feed': pageBlockLabel('Address of the feed'),
	'pageBlocks.rssFeed.arrangement': pageBlockLabel('Arrangement'),
	'pageBlocks.rssFeed.arrangement.list': pageBlockLabel('List'),
	'pageBlocks.rssFeed.arrangement.two': pageBlockLabel('2 columns'),
	'pageBlocks.rssFeed.arrangement.three': pageBlockLabel('3 columns'),
	'pageBlocks.rssFeed.density': pageBlockLabel('Spacing'),
	'pageBlocks.rssFeed.density.compact': pageBlockLabel('Compact'),
	'pageBlocks.rssFeed.density.comfortable': pageBlockLabel('Comfortable'),
	'pageBlocks.rssFeed.density.spacious': pageBlockLabel('Spacious'),
	'pageBlocks.rssFeed.firstAsHero': pageBlockLabel('Show the first item large'),
	'pageBlocks.rssFeed.thumbnails': pageBlockLabel('Show images'),
	'pageBlocks.rssFeed.ratio': pageBlockLabel('Aspect ratio of images'),
	'pageBlocks.rssFeed.ratio.auto': pageBlockLabel('As they are'),
	'pageBlocks.rssFeed.ratio.square': pageBlockLabel('Square (1:1)'),
	'pageBlocks.rssFeed.ratio.wide': pageBlockLabel('Widescreen (16:9)'),
	'pageBlocks.rssFeed.fallbackPicture': pageBlockLabel('Image for items without one'),
	'pageBlocks.rssFeed.description': pageBlockLabel('Description'),
	'pageBlocks.rssFeed.description.full': pageBlockLabel('Full'),
	'pageBlocks.rssFeed.description.excerpt': pageBlockLabel('Excerpt'),
	'pageBlocks.rssFeed.description.none': pageBlockLabel('None'),
	'pageBlocks.rssFeed.showDate': pageBlockLabel('Show publication date'),
	'pageBlocks.rssFeed.showAuthor': pageBlockLabel('Show author'),
	'pageBlocks.rssFeed.showCategory': pageBlockLabel('Show category'),
	'pageBlocks.rssFeed.showDuration': pageBlockLabel('Show duration'),
	'pageBlocks.rssFeed.showSource': pageBlockLabel('Show link to the source'),
	'pageBlocks.rssFeed.player': pageBlockLabel('Player for audio and video'),
	'pageBlocks.rssFeed.autoplay': pageBlockLabel(
		'Play the first audio automatically (if the visitor and their browser allow it)',
	),
	'pageBlocks.rssFeed.count': pageBlockLabel('Number of items'),
	'pageBlocks.rssFeed.category': pageBlockLabel('Only items of this category'),
	'pageBlocks.rssFeed.days': pageBlockLabel('Only items from the last days (0: all)'),
} satisfies Record<`pageBlocks.rssFeed.${string}`, ShippedText>;
