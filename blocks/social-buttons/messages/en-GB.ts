// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.socialButtons.name': pageBlockLabel('Social buttons'),
	'pageBlocks.socialButtons.about': pageBlockLabel('Up to five buttons that lead to your social profiles.'),
	'pageBlocks.socialButtons.item': pageBlockLabel('Social button'),
	'pageBlocks.socialButtons.items.platform': pageBlockLabel('Platform'),
	'pageBlocks.socialButtons.items.platform.twitter': pageBlockLabel('Twitter'),
	'pageBlocks.socialButtons.items.platform.facebook': pageBlockLabel('Facebook'),
	'pageBlocks.socialButtons.items.platform.instagram': pageBlockLabel('Instagram'),
	'pageBlocks.socialButtons.items.platform.linkedin': pageBlockLabel('LinkedIn'),
	'pageBlocks.socialButtons.items.platform.youtube': pageBlockLabel('YouTube'),
	'pageBlocks.socialButtons.items.platform.tiktok': pageBlockLabel('TikTok'),
	'pageBlocks.socialButtons.items.platform.snapchat': pageBlockLabel('Snapchat'),
	'pageBlocks.socialButtons.items.platform.pinterest': pageBlockLabel('Pinterest'),
	'pageBlocks.socialButtons.items.platform.whatsapp': pageBlockLabel('WhatsApp'),
	'pageBlocks.socialButtons.items.platform.telegram': pageBlockLabel('Telegram'),
	'pageBlocks.socialButtons.items.link': pageBlockLabel('URL'),
	'pageBlocks.socialButtons.items.label': pageBlockLabel('Label'),
	'pageBlocks.socialButtons.tooMany': pageBlockLabel('Maximum of 5 social buttons allowed'),
} satisfies Record<`pageBlocks.socialButtons.${string}`, ShippedText>;
