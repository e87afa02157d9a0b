// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.openingHours.name': pageBlockLabel('Opening hours'),
	'pageBlocks.openingHours.about': pageBlockLabel(
		'When you are open and where you are, as in the settings of the shop, with a link to a map.',
	),
	'pageBlocks.openingHours.title': pageBlockLabel('Title'),
	'pageBlocks.openingHours.note': pageBlockLabel('Special note, such as holidays'),
	'pageBlocks.openingHours.days': pageBlockLabel('Days'),
	'pageBlocks.openingHours.days.together': pageBlockLabel('Days with the same hours together'),
	'pageBlocks.openingHours.days.single': pageBlockLabel('Every day, closed ones too'),
	'pageBlocks.openingHours.address': pageBlockLabel('Show the address'),
	'pageBlocks.openingHours.map': pageBlockLabel('Link to a map'),
	'pageBlocks.openingHours.map.openStreetMap': pageBlockLabel('OpenStreetMap'),
	'pageBlocks.openingHours.map.googleMaps': pageBlockLabel('Google Maps'),
	'pageBlocks.openingHours.map.none': pageBlockLabel('No link'),
	'pageBlocks.openingHours.contact': pageBlockLabel('Show phone and e-mail'),
} satisfies Record<`pageBlocks.openingHours.${string}`, ShippedText>;
