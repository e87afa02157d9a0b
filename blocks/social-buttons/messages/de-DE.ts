// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.socialButtons.name': 'Social-Media-Schaltflächen',
	'pageBlocks.socialButtons.about': 'Bis zu fünf Schaltflächen zu Ihren Profilen in sozialen Netzwerken.',
	'pageBlocks.socialButtons.item': 'Social-Media-Schaltfläche',
	'pageBlocks.socialButtons.items.platform': 'Plattform',
	'pageBlocks.socialButtons.items.platform.twitter': 'Twitter',
	'pageBlocks.socialButtons.items.platform.facebook': 'Facebook',
	'pageBlocks.socialButtons.items.platform.instagram': 'Instagram',
	'pageBlocks.socialButtons.items.platform.linkedin': 'LinkedIn',
	'pageBlocks.socialButtons.items.platform.youtube': 'YouTube',
	'pageBlocks.socialButtons.items.platform.tiktok': 'TikTok',
	'pageBlocks.socialButtons.items.platform.snapchat': 'Snapchat',
	'pageBlocks.socialButtons.items.platform.pinterest': 'Pinterest',
	'pageBlocks.socialButtons.items.platform.whatsapp': 'WhatsApp',
	'pageBlocks.socialButtons.items.platform.telegram': 'Telegram',
	'pageBlocks.socialButtons.items.link': 'URL',
	'pageBlocks.socialButtons.items.label': 'Beschriftung',
	'pageBlocks.socialButtons.tooMany': 'Höchstens 5 Social-Media-Schaltflächen erlaubt',
};
