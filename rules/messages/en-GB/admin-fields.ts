// The screens of user fields in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const kind = (text: string): ShippedText => ({ text, context: 'Type of a field', tags: ['admin'] });

export const adminFields = {
	'userFields.new': { text: 'New field', tags: ['admin', 'button'] },
	'userFields.one': { text: 'User field', context: 'Title of the screen of one field' },
	'userFields.intro': {
		text: 'These fields are asked for in the profile and when signing up.',
	},
	'userFields.introOrder': {
		text: 'These fields are asked for in this order in the profile and when signing up. Drag a field by its handle, or press Enter there and move it with the arrow keys.',
	},
	'userFields.general': { text: 'general', context: 'A field that ships with the product' },
	'userFields.specific': { text: 'specific', context: 'A field of the shop’s own' },
	'userFields.about': { text: 'Field', context: 'Heading: name, type, required' },
	'userFields.name': label('Field name'),
	'userFields.nameHint': {
		text: 'Letters and numbers. Cannot be changed later.',
	},
	'userFields.fieldType': label('Field type'),
	'userFields.use': label('Use'),
	'userFields.useHint': {
		text: 'Switched off, the field is not asked for; what was in it is kept.',
	},
	'userFields.required': label('Required'),
	'userFields.requiredHint': {
		text: 'A profile is complete only when it is filled in.',
	},
	'userFields.label': { text: 'Label', context: 'Heading: the label in every language' },
	'userFields.labelIn': withArguments<{ language: string }>()({
		text: 'Label ({language})',
	}),
	'userFields.labelHint': {
		text: 'Without a translation, the label in the default language is shown.',
	},
	'userFields.options': label('Options'),
	'userFields.optionsHint': { text: 'One option per line.' },
	'userFields.optionsMissing': {
		text: 'Please enter at least one option.',
		tags: ['admin', 'error'],
	},
	'userFields.shippedText': {
		text: 'This field belongs to the profile. Name and type are fixed; you can relabel it, hide it or make it required.',
	},

	'userFields.type.text': kind('Text'),
	'userFields.type.textarea': kind('Multi-line text'),
	'userFields.type.email': kind('E-mail'),
	'userFields.type.phone': kind('Phone'),
	'userFields.type.mobile': kind('Mobile phone'),
	'userFields.type.number': kind('Number'),
	'userFields.type.url': kind('Web address'),
	'userFields.type.select': kind('Select'),
	'userFields.type.radio': kind('Radio buttons'),
	'userFields.type.checkbox': kind('Checkbox'),
	'userFields.type.date': kind('Date'),

	'userFields.saved': { text: 'Field successfully saved' },
	'userFields.saveFailed': failure('Error saving field'),
	'userFields.createFailed': failure('Error creating field'),
	'userFields.allSaved': { text: 'User fields saved' },
	'userFields.orderSaved': { text: 'Field order saved.' },
	'userFields.orderFailed': failure('Error saving field order'),
	'userFields.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete field “{name}”?',
	}),
	'userFields.deleteText': {
		text: 'Everything that users have entered in it is permanently lost.',
	},
	'userFields.deleted': { text: 'Field successfully deleted' },
	'userFields.deleteFailed': failure('Error deleting field'),
} satisfies Record<string, ShippedText>;
