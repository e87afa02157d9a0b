// The screens of product fields and product meta fields in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminProductFields = {
	'productFields.new': { text: 'New field', tags: ['admin', 'button'] },
	'palette.newProductField': { text: 'New product field', context: 'In the palette' },
	'palette.newProductMetaField': {
		text: 'New product meta field',
		context: 'In the palette',
	},
	'productFields.one': { text: 'Product field', context: 'Title of the screen of one field' },
	'productFields.oneMeta': {
		text: 'Product meta field',
		context: 'Title of the screen of one field',
	},
	'productFields.intro': {
		text: 'These fields appear on every product’s page, in this order.',
	},
	'productFields.introMeta': {
		text: 'Shoppers do not see these fields: they hold ERP numbers or production notes, for example.',
	},
	'productFields.emptyTitle': { text: 'No fields yet' },
	'productFields.emptyText': {
		text: 'With a field you describe every product in the same way: paper, format, finishing.',
	},
	'productFields.emptyMetaText': {
		text: 'With a meta field you keep what shoppers do not see: an item number, a note for production.',
	},
	'productFields.about': { text: 'Field', context: 'Heading: name, type, required' },
	'productFields.name': label('Field name'),
	'productFields.nameHint': {
		text: 'Letters and numbers. Import and export know the field by it.',
	},
	'productFields.type': label('Field type'),
	'productFields.type.text': { text: 'Text field', context: 'Type of a field' },
	'productFields.type.link': { text: 'Link', context: 'Type of a field' },
	'productFields.typeFixed': {
		text: 'Fixed as long as products have a value in it.',
	},
	'productFields.typeInUse': failure('The type cannot be changed as long as products have a value in the field.'),
	'productFields.required': label('Required'),
	'productFields.requiredHint': {
		text: 'A product can be saved only when the field is filled in.',
	},
	'productFields.filter': label('Filter'),
	'productFields.filterHint': {
		text: 'Shoppers can narrow product lists by this field.',
	},
	'productFields.label': { text: 'Label', context: 'Heading: the label in every language' },
	'productFields.labelIn': withArguments<{ language: string }>()({
		text: 'Label ({language})',
	}),
	'productFields.fallbackHint': {
		text: 'Without a translation, the text in the default language is shown.',
	},
	'productFields.default': { text: 'Default value', context: 'Heading' },
	'productFields.defaultText': {
		text: 'Applies to every product in which the field is not filled in.',
	},
	'productFields.defaultIn': withArguments<{ language: string }>()({
		text: 'Default value ({language})',
	}),
	'productFields.defaultUrl': label('Default URL'),
	'productFields.usedBy': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {used by no product} one {used by # product} other {used by # products}}',
	}),
	'productFields.moveUp': withArguments<{ name: string }>()({ text: 'Move {name} up' }),
	'productFields.moveDown': withArguments<{ name: string }>()({ text: 'Move {name} down' }),
	'productFields.placed': withArguments<{ name: string; position: number; count: number }>()({
		text: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'productFields.saved': { text: 'Field successfully saved' },
	'productFields.saveFailed': failure('Error saving field'),
	'productFields.createFailed': failure('Error creating field'),
	'productFields.orderSaved': { text: 'Field order saved.' },
	'productFields.orderFailed': failure('Error saving field order'),
	'productFields.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete field “{name}”?',
	}),
	'productFields.deleteText': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No product uses it.} one {# product uses it; that value is permanently lost.} other {# products use it; those values are permanently lost.}}',
	}),
	'productFields.deleted': { text: 'Field successfully deleted' },
	'productFields.deleteFailed': failure('Error deleting field'),
} satisfies Record<string, ShippedText>;
