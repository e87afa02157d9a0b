// The screens of user fields in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const kind = (de: string, en: string): ShippedText => ({ de, en, context: 'Type of a field', tags: ['admin'] });

export const adminFields = {
	'userFields.new': { de: 'Neues Feld', en: 'New field', tags: ['admin', 'button'] },
	'userFields.one': { de: 'Benutzerfeld', en: 'User field', context: 'Title of the screen of one field' },
	'userFields.intro': {
		de: 'Diese Felder werden im Profil und bei der Registrierung abgefragt.',
		en: 'These fields are asked for in the profile and when signing up.',
	},
	'userFields.introOrder': {
		de: 'Diese Felder werden in dieser Reihenfolge im Profil und bei der Registrierung abgefragt. Ziehen Sie ein Feld am Griff, oder drücken Sie dort die Eingabetaste und bewegen es mit den Pfeiltasten.',
		en: 'These fields are asked for in this order in the profile and when signing up. Drag a field by its handle, or press Enter there and move it with the arrow keys.',
	},
	'userFields.general': { de: 'allgemein', en: 'general', context: 'A field that ships with the product' },
	'userFields.specific': { de: 'spezifisch', en: 'specific', context: 'A field of the shop’s own' },
	'userFields.about': { de: 'Feld', en: 'Field', context: 'Heading: name, type, required' },
	'userFields.name': label('Feldname', 'Field name'),
	'userFields.nameHint': {
		de: 'Buchstaben und Ziffern. Lässt sich später nicht ändern.',
		en: 'Letters and numbers. Cannot be changed later.',
	},
	'userFields.fieldType': label('Feldtyp', 'Field type'),
	'userFields.use': label('Verwenden', 'Use'),
	'userFields.useHint': {
		de: 'Ausgeschaltet wird das Feld nicht abgefragt; was darin stand, bleibt erhalten.',
		en: 'Switched off, the field is not asked for; what was in it is kept.',
	},
	'userFields.required': label('Pflichtfeld', 'Required'),
	'userFields.requiredHint': {
		de: 'Ein Profil ist erst vollständig, wenn es ausgefüllt ist.',
		en: 'A profile is complete only when it is filled in.',
	},
	'userFields.label': { de: 'Beschriftung', en: 'Label', context: 'Heading: the label in every language' },
	'userFields.labelIn': withArguments<{ language: string }>()({
		de: 'Beschriftung ({language})',
		en: 'Label ({language})',
	}),
	'userFields.labelHint': {
		de: 'Ohne Übersetzung steht dort die Beschriftung in der Standardsprache.',
		en: 'Without a translation, the label in the default language is shown.',
	},
	'userFields.options': label('Auswahl', 'Options'),
	'userFields.optionsHint': { de: 'Eine Möglichkeit je Zeile.', en: 'One option per line.' },
	'userFields.optionsMissing': {
		de: 'Bitte geben Sie mindestens eine Möglichkeit an.',
		en: 'Please enter at least one option.',
		tags: ['admin', 'error'],
	},
	'userFields.shippedText': {
		de: 'Dieses Feld gehört zum Profil. Name und Typ stehen fest; Sie können es umbenennen, ausblenden oder zur Pflicht machen.',
		en: 'This field belongs to the profile. Name and type are fixed; you can relabel it, hide it or make it required.',
	},

	'userFields.type.text': kind('Text', 'Text'),
	'userFields.type.textarea': kind('Mehrzeiliger Text', 'Multi-line text'),
	'userFields.type.email': kind('E-Mail', 'E-mail'),
	'userFields.type.phone': kind('Telefon', 'Phone'),
	'userFields.type.mobile': kind('Mobiltelefon', 'Mobile phone'),
	'userFields.type.number': kind('Zahl', 'Number'),
	'userFields.type.url': kind('Webadresse', 'Web address'),
	'userFields.type.select': kind('Auswahlliste', 'Select'),
	'userFields.type.radio': kind('Optionsfelder', 'Radio buttons'),
	'userFields.type.checkbox': kind('Kontrollkästchen', 'Checkbox'),
	'userFields.type.date': kind('Datum', 'Date'),

	'userFields.saved': { de: 'Feld erfolgreich gespeichert', en: 'Field successfully saved' },
	'userFields.saveFailed': failure('Fehler beim Speichern des Feldes', 'Error saving field'),
	'userFields.createFailed': failure('Fehler beim Anlegen des Feldes', 'Error creating field'),
	'userFields.allSaved': { de: 'Benutzerfelder gespeichert', en: 'User fields saved' },
	'userFields.orderSaved': { de: 'Feldreihenfolge gespeichert.', en: 'Field order saved.' },
	'userFields.orderFailed': failure('Fehler beim Speichern der Feldreihenfolge', 'Error saving field order'),
	'userFields.deleteAsk': withArguments<{ name: string }>()({
		de: 'Feld „{name}“ löschen?',
		en: 'Delete field “{name}”?',
	}),
	'userFields.deleteText': {
		de: 'Alles, was Benutzer darin eingetragen haben, geht unwiederbringlich verloren.',
		en: 'Everything that users have entered in it is permanently lost.',
	},
	'userFields.deleted': { de: 'Feld erfolgreich gelöscht', en: 'Field successfully deleted' },
	'userFields.deleteFailed': failure('Fehler beim Löschen des Feldes', 'Error deleting field'),
} satisfies Record<string, ShippedText>;
