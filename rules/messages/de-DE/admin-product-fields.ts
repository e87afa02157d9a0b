// The German of en-GB/admin-product-fields.ts.
import type { adminProductFields as base } from '../en-GB/admin-product-fields.ts';
import type { TranslationOf } from '../entry.ts';

export const adminProductFields: TranslationOf<typeof base> = {
	'productFields.new': 'Neues Feld',
	'palette.newProductField': 'Neues Produktfeld',
	'palette.newProductMetaField': 'Neues Produkt-Metafeld',
	'productFields.one': 'Produktfeld',
	'productFields.oneMeta': 'Produkt-Metafeld',
	'productFields.intro': 'Diese Felder stehen auf der Seite jedes Produkts, in dieser Reihenfolge.',
	'productFields.introMeta':
		'Kunden sehen diese Felder nicht: Sie tragen zum Beispiel Nummern der Warenwirtschaft oder Hinweise für die Produktion.',
	'productFields.emptyTitle': 'Noch keine Felder',
	'productFields.emptyText':
		'Mit einem Feld beschreiben Sie jedes Produkt auf gleiche Weise: Papier, Format, Veredelung.',
	'productFields.emptyMetaText':
		'Mit einem Metafeld halten Sie fest, was Kunden nicht sehen: eine Artikelnummer, einen Hinweis für die Produktion.',
	'productFields.about': 'Feld',
	'productFields.name': 'Feldname',
	'productFields.nameHint': 'Buchstaben und Ziffern. Daran erkennen Import und Export das Feld.',
	'productFields.type': 'Feldtyp',
	'productFields.type.text': 'Textfeld',
	'productFields.type.link': 'Link',
	'productFields.typeFixed': 'Steht fest, solange Produkte das Feld ausfüllen.',
	'productFields.typeInUse': 'Der Typ kann nicht geändert werden, solange Produkte das Feld ausfüllen.',
	'productFields.required': 'Pflichtfeld',
	'productFields.requiredHint': 'Ein Produkt lässt sich erst speichern, wenn das Feld ausgefüllt ist.',
	'productFields.filter': 'Filter',
	'productFields.filterHint': 'Kunden können Produktlisten nach diesem Feld eingrenzen.',
	'productFields.label': 'Beschriftung',
	'productFields.labelIn': 'Beschriftung ({language})',
	'productFields.fallbackHint': 'Ohne Übersetzung steht dort der Text in der Standardsprache.',
	'productFields.default': 'Standardwert',
	'productFields.defaultText': 'Gilt für jedes Produkt, in dem das Feld nicht ausgefüllt ist.',
	'productFields.defaultIn': 'Standardwert ({language})',
	'productFields.defaultUrl': 'Standard-URL',
	'productFields.usedBy':
		'{count, plural, =0 {von keinem Produkt ausgefüllt} one {von # Produkt ausgefüllt} other {von # Produkten ausgefüllt}}',
	'productFields.moveUp': '{name} nach oben',
	'productFields.moveDown': '{name} nach unten',
	'productFields.placed': '{name} steht jetzt an Stelle {position} von {count}.',
	'productFields.saved': 'Feld erfolgreich gespeichert',
	'productFields.saveFailed': 'Fehler beim Speichern des Feldes',
	'productFields.createFailed': 'Fehler beim Anlegen des Feldes',
	'productFields.orderSaved': 'Feldreihenfolge gespeichert.',
	'productFields.orderFailed': 'Fehler beim Speichern der Feldreihenfolge',
	'productFields.deleteAsk': 'Feld „{name}“ löschen?',
	'productFields.deleteText':
		'{count, plural, =0 {Kein Produkt füllt es aus.} one {# Produkt füllt es aus; dieser Wert geht unwiederbringlich verloren.} other {# Produkte füllen es aus; diese Werte gehen unwiederbringlich verloren.}}',
	'productFields.deleted': 'Feld erfolgreich gelöscht',
	'productFields.deleteFailed': 'Fehler beim Löschen des Feldes',
};
