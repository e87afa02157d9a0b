// The screen of product labels in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminProductLabels = {
	'productLabels.new': { text: 'New label', tags: ['admin', 'button'] },
	'productLabels.one': { text: 'Product label', context: 'Title of the screen of one label' },
	'productLabels.intro': {
		text: 'Labels stand on products, “New” or “Sale” for example. A product shows them in this order.',
	},
	'productLabels.emptyTitle': { text: 'No labels yet' },
	'productLabels.emptyText': {
		text: 'Draw attention to products, for a certain time if you like.',
	},
	'productLabels.about': { text: 'Label', context: 'Heading: name and kind' },
	'productLabels.nameIn': withArguments<{ language: string }>()({
		text: 'Name ({language})',
	}),
	'productLabels.fallbackHint': {
		text: 'Without a translation, the text in the default language is shown.',
	},
	'productLabels.kind': label('Appearance'),
	'productLabels.kind.plain': { text: 'Plain', context: 'Appearance of a label' },
	'productLabels.kind.highlighted': { text: 'Highlighted', context: 'Appearance of a label' },
	'productLabels.kind.sale': { text: 'Sale', context: 'Appearance of a label' },
	'productLabels.preview': { text: 'This is what it looks like:' },
	'productLabels.validity': { text: 'Validity', context: 'Heading: active, valid from, until' },
	'productLabels.active': label('Active'),
	'productLabels.activeHint': {
		text: 'Switched off, no product shows the label.',
	},
	'productLabels.validFrom': label('Valid from'),
	'productLabels.validUntil': label('Valid until'),
	'productLabels.daysHint': {
		text: 'Including this day. Left empty, there is no limit.',
	},
	'productLabels.daysReversed': failure('The end lies before the beginning.'),
	'productLabels.always': { text: 'no limit', context: 'In place of days' },
	'productLabels.from': withArguments<{ from: string }>()({ text: 'from {from}' }),
	'productLabels.until': withArguments<{ until: string }>()({ text: 'until {until}' }),
	'productLabels.between': withArguments<{ from: string; until: string }>()({
		text: '{from} to {until}',
	}),
	'productLabels.products': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {on no product} one {on # product} other {on # products}}',
	}),
	'productLabels.moveUp': withArguments<{ name: string }>()({ text: 'Move {name} up' }),
	'productLabels.moveDown': withArguments<{ name: string }>()({ text: 'Move {name} down' }),
	'productLabels.placed': withArguments<{ name: string; position: number; count: number }>()({
		text: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'productLabels.saved': { text: 'Label successfully saved' },
	'productLabels.saveFailed': failure('Error saving label'),
	'productLabels.created': { text: 'Label successfully created' },
	'productLabels.createFailed': failure('Error creating label'),
	'productLabels.orderSaved': { text: 'Label order saved.' },
	'productLabels.orderFailed': failure('Error saving label order'),
	'productLabels.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete label “{name}”?',
	}),
	'productLabels.deleteText': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No product carries it.} one {# product loses it; the product is kept.} other {# products lose it; the products are kept.}}',
	}),
	'productLabels.deleted': { text: 'Label successfully deleted' },
	'productLabels.deleteFailed': failure('Error deleting label'),
} satisfies Record<string, ShippedText>;
