// The screen of product labels in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminProductLabels = {
	'productLabels.new': { de: 'Neues Label', en: 'New label', tags: ['admin', 'button'] },
	'productLabels.one': { de: 'Produktlabel', en: 'Product label', context: 'Title of the screen of one label' },
	'productLabels.intro': {
		de: 'Labels stehen auf Produkten, zum Beispiel „Neu“ oder „Angebot“. Ein Produkt zeigt sie in dieser Reihenfolge.',
		en: 'Labels stand on products, “New” or “Sale” for example. A product shows them in this order.',
	},
	'productLabels.emptyTitle': { de: 'Noch keine Labels', en: 'No labels yet' },
	'productLabels.emptyText': {
		de: 'Heben Sie Produkte hervor, auf Wunsch nur für einen bestimmten Zeitraum.',
		en: 'Draw attention to products, for a certain time if you like.',
	},
	'productLabels.about': { de: 'Label', en: 'Label', context: 'Heading: name and kind' },
	'productLabels.nameIn': withArguments<{ language: string }>()({
		de: 'Name ({language})',
		en: 'Name ({language})',
	}),
	'productLabels.fallbackHint': {
		de: 'Ohne Übersetzung steht dort der Text in der Standardsprache.',
		en: 'Without a translation, the text in the default language is shown.',
	},
	'productLabels.kind': label('Darstellung', 'Appearance'),
	'productLabels.kind.plain': { de: 'Schlicht', en: 'Plain', context: 'Appearance of a label' },
	'productLabels.kind.highlighted': { de: 'Hervorgehoben', en: 'Highlighted', context: 'Appearance of a label' },
	'productLabels.kind.sale': { de: 'Angebot', en: 'Sale', context: 'Appearance of a label' },
	'productLabels.preview': { de: 'So sieht es aus:', en: 'This is what it looks like:' },
	'productLabels.validity': { de: 'Gültigkeit', en: 'Validity', context: 'Heading: active, valid from, until' },
	'productLabels.active': label('Aktiv', 'Active'),
	'productLabels.activeHint': {
		de: 'Ausgeschaltet zeigt kein Produkt das Label.',
		en: 'Switched off, no product shows the label.',
	},
	'productLabels.validFrom': label('Gültig ab', 'Valid from'),
	'productLabels.validUntil': label('Gültig bis', 'Valid until'),
	'productLabels.daysHint': {
		de: 'Der Tag gehört dazu. Ohne Angabe unbegrenzt.',
		en: 'Including this day. Left empty, there is no limit.',
	},
	'productLabels.daysReversed': failure('Das Ende liegt vor dem Anfang.', 'The end lies before the beginning.'),
	'productLabels.always': { de: 'unbegrenzt', en: 'no limit', context: 'In place of days' },
	'productLabels.from': withArguments<{ from: string }>()({ de: 'ab {from}', en: 'from {from}' }),
	'productLabels.until': withArguments<{ until: string }>()({ de: 'bis {until}', en: 'until {until}' }),
	'productLabels.between': withArguments<{ from: string; until: string }>()({
		de: '{from} bis {until}',
		en: '{from} to {until}',
	}),
	'productLabels.products': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {auf keinem Produkt} one {auf # Produkt} other {auf # Produkten}}',
		en: '{count, plural, =0 {on no product} one {on # product} other {on # products}}',
	}),
	'productLabels.moveUp': withArguments<{ name: string }>()({ de: '{name} nach oben', en: 'Move {name} up' }),
	'productLabels.moveDown': withArguments<{ name: string }>()({ de: '{name} nach unten', en: 'Move {name} down' }),
	'productLabels.placed': withArguments<{ name: string; position: number; count: number }>()({
		de: '{name} steht jetzt an Stelle {position} von {count}.',
		en: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'productLabels.saved': { de: 'Label erfolgreich gespeichert', en: 'Label successfully saved' },
	'productLabels.saveFailed': failure('Fehler beim Speichern des Labels', 'Error saving label'),
	'productLabels.created': { de: 'Label erfolgreich angelegt', en: 'Label successfully created' },
	'productLabels.createFailed': failure('Fehler beim Anlegen des Labels', 'Error creating label'),
	'productLabels.orderSaved': { de: 'Reihenfolge der Labels gespeichert.', en: 'Label order saved.' },
	'productLabels.orderFailed': failure('Fehler beim Speichern der Reihenfolge', 'Error saving label order'),
	'productLabels.deleteAsk': withArguments<{ name: string }>()({
		de: 'Label „{name}“ löschen?',
		en: 'Delete label “{name}”?',
	}),
	'productLabels.deleteText': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Kein Produkt trägt es.} one {# Produkt verliert es; das Produkt bleibt.} other {# Produkte verlieren es; die Produkte bleiben.}}',
		en: '{count, plural, =0 {No product carries it.} one {# product loses it; the product is kept.} other {# products lose it; the products are kept.}}',
	}),
	'productLabels.deleted': { de: 'Label erfolgreich gelöscht', en: 'Label successfully deleted' },
	'productLabels.deleteFailed': failure('Fehler beim Löschen des Labels', 'Error deleting label'),
} satisfies Record<string, ShippedText>;
