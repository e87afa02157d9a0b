// Opening hours on a page, as visitors and editors read them.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['openingHours'];

export const openingHours = {
	'openingHours.hours': { text: 'Opening hours', context: 'Heading', tags },
	'openingHours.closed': { text: 'closed', context: 'Beside a day of the week', tags },
	'openingHours.reach': { text: 'How to find us', context: 'Heading above address, phone and e-mail', tags },
	'openingHours.map': withArguments<{ service: string }>()({
		text: 'Show on a map ({service})',
		context: 'Link that opens a map of another provider',
		tags,
	}),
	'openingHours.none': {
		text: 'The settings of the shop have no opening hours yet (Settings, General).',
		context: 'In the page editor',
		tags,
	},
} satisfies Record<string, ShippedText>;
