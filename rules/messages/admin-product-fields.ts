// The screens of product fields and product meta fields in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminProductFields = {
	'productFields.new': { de: 'Neues Feld', en: 'New field', tags: ['admin', 'button'] },
	'palette.newProductField': { de: 'Neues Produktfeld', en: 'New product field', context: 'In the palette' },
	'palette.newProductMetaField': {
		de: 'Neues Produkt-Metafeld',
		en: 'New product meta field',
		context: 'In the palette',
	},
	'productFields.one': { de: 'Produktfeld', en: 'Product field', context: 'Title of the screen of one field' },
	'productFields.oneMeta': {
		de: 'Produkt-Metafeld',
		en: 'Product meta field',
		context: 'Title of the screen of one field',
	},
	'productFields.intro': {
		de: 'Diese Felder stehen auf der Seite jedes Produkts, in dieser Reihenfolge.',
		en: 'These fields appear on every product’s page, in this order.',
	},
	'productFields.introMeta': {
		de: 'Kunden sehen diese Felder nicht: Sie tragen zum Beispiel Nummern der Warenwirtschaft oder Hinweise für die Produktion.',
		en: 'Shoppers do not see these fields: they hold ERP numbers or production notes, for example.',
	},
	'productFields.emptyTitle': { de: 'Noch keine Felder', en: 'No fields yet' },
	'productFields.emptyText': {
		de: 'Mit einem Feld beschreiben Sie jedes Produkt auf gleiche Weise: Papier, Format, Veredelung.',
		en: 'With a field you describe every product in the same way: paper, format, finishing.',
	},
	'productFields.emptyMetaText': {
		de: 'Mit einem Metafeld halten Sie fest, was Kunden nicht sehen: eine Artikelnummer, einen Hinweis für die Produktion.',
		en: 'With a meta field you keep what shoppers do not see: an item number, a note for production.',
	},
	'productFields.about': { de: 'Feld', en: 'Field', context: 'Heading: name, type, required' },
	'productFields.name': label('Feldname', 'Field name'),
	'productFields.nameHint': {
		de: 'Buchstaben und Ziffern. Daran erkennen Import und Export das Feld.',
		en: 'Letters and numbers. Import and export know the field by it.',
	},
	'productFields.type': label('Feldtyp', 'Field type'),
	'productFields.type.text': { de: 'Textfeld', en: 'Text field', context: 'Type of a field' },
	'productFields.type.link': { de: 'Link', en: 'Link', context: 'Type of a field' },
	'productFields.typeFixed': {
		de: 'Steht fest, solange Produkte das Feld ausfüllen.',
		en: 'Fixed as long as products have a value in it.',
	},
	'productFields.typeInUse': failure(
		'Der Typ kann nicht geändert werden, solange Produkte das Feld ausfüllen.',
		'The type cannot be changed as long as products have a value in the field.',
	),
	'productFields.required': label('Pflichtfeld', 'Required'),
	'productFields.requiredHint': {
		de: 'Ein Produkt lässt sich erst speichern, wenn das Feld ausgefüllt ist.',
		en: 'A product can be saved only when the field is filled in.',
	},
	'productFields.filter': label('Filter', 'Filter'),
	'productFields.filterHint': {
		de: 'Kunden können Produktlisten nach diesem Feld eingrenzen.',
		en: 'Shoppers can narrow product lists by this field.',
	},
	'productFields.label': { de: 'Beschriftung', en: 'Label', context: 'Heading: the label in every language' },
	'productFields.labelIn': withArguments<{ language: string }>()({
		de: 'Beschriftung ({language})',
		en: 'Label ({language})',
	}),
	'productFields.fallbackHint': {
		de: 'Ohne Übersetzung steht dort der Text in der Standardsprache.',
		en: 'Without a translation, the text in the default language is shown.',
	},
	'productFields.default': { de: 'Standardwert', en: 'Default value', context: 'Heading' },
	'productFields.defaultText': {
		de: 'Gilt für jedes Produkt, in dem das Feld nicht ausgefüllt ist.',
		en: 'Applies to every product in which the field is not filled in.',
	},
	'productFields.defaultIn': withArguments<{ language: string }>()({
		de: 'Standardwert ({language})',
		en: 'Default value ({language})',
	}),
	'productFields.defaultUrl': label('Standard-URL', 'Default URL'),
	'productFields.usedBy': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {von keinem Produkt ausgefüllt} one {von # Produkt ausgefüllt} other {von # Produkten ausgefüllt}}',
		en: '{count, plural, =0 {used by no product} one {used by # product} other {used by # products}}',
	}),
	'productFields.moveUp': withArguments<{ name: string }>()({ de: '{name} nach oben', en: 'Move {name} up' }),
	'productFields.moveDown': withArguments<{ name: string }>()({ de: '{name} nach unten', en: 'Move {name} down' }),
	'productFields.placed': withArguments<{ name: string; position: number; count: number }>()({
		de: '{name} steht jetzt an Stelle {position} von {count}.',
		en: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'productFields.saved': { de: 'Feld erfolgreich gespeichert', en: 'Field successfully saved' },
	'productFields.saveFailed': failure('Fehler beim Speichern des Feldes', 'Error saving field'),
	'productFields.createFailed': failure('Fehler beim Anlegen des Feldes', 'Error creating field'),
	'productFields.orderSaved': { de: 'Feldreihenfolge gespeichert.', en: 'Field order saved.' },
	'productFields.orderFailed': failure('Fehler beim Speichern der Feldreihenfolge', 'Error saving field order'),
	'productFields.deleteAsk': withArguments<{ name: string }>()({
		de: 'Feld „{name}“ löschen?',
		en: 'Delete field “{name}”?',
	}),
	'productFields.deleteText': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Kein Produkt füllt es aus.} one {# Produkt füllt es aus; dieser Wert geht unwiederbringlich verloren.} other {# Produkte füllen es aus; diese Werte gehen unwiederbringlich verloren.}}',
		en: '{count, plural, =0 {No product uses it.} one {# product uses it; that value is permanently lost.} other {# products use it; those values are permanently lost.}}',
	}),
	'productFields.deleted': { de: 'Feld erfolgreich gelöscht', en: 'Field successfully deleted' },
	'productFields.deleteFailed': failure('Fehler beim Löschen des Feldes', 'Error deleting field'),
} satisfies Record<string, ShippedText>;
