// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.video.name': pageBlockLabel('Video'),
	'pageBlocks.video.about': pageBlockLabel(
		'A video at YouTube or Vimeo, or a file of your own. It is loaded once a visitor wants to see it.',
	),
	'pageBlocks.video.title': pageBlockLabel('Title'),
	'pageBlocks.video.caption': pageBlockLabel('Caption'),
	'pageBlocks.video.video': pageBlockLabel('Address of the video'),
	'pageBlocks.video.poster': pageBlockLabel('Picture before it plays'),
	'pageBlocks.video.ratio': pageBlockLabel('Shape'),
	'pageBlocks.video.ratio.wide': pageBlockLabel('Wide (16:9)'),
	'pageBlocks.video.ratio.landscape': pageBlockLabel('Landscape (4:3)'),
	'pageBlocks.video.ratio.square': pageBlockLabel('Square (1:1)'),
	'pageBlocks.video.ratio.tall': pageBlockLabel('Tall, as on a phone (9:16)'),
	'pageBlocks.video.size': pageBlockLabel('Size'),
	'pageBlocks.video.size.small': pageBlockLabel('Small'),
	'pageBlocks.video.size.medium': pageBlockLabel('Medium'),
	'pageBlocks.video.size.large': pageBlockLabel('As wide as the section'),
} satisfies Record<`pageBlocks.video.${string}`, ShippedText>;
