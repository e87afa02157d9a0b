// The German of en-GB/product-lists.ts.
import type { productLists as base } from '../en-GB/product-lists.ts';
import type { TranslationOf } from '../entry.ts';

export const productLists: TranslationOf<typeof base> = {
	'list.filters': 'Filter',
	'list.filtersChosen': 'Filter ({count, number})',
	'list.apply': 'Filter anwenden',
	'list.showResults': '{count, plural, =0 {Keine Produkte} one {# Produkt anzeigen} other {# Produkte anzeigen}}',
	'list.category': 'Kategorie',
	'list.priceInvalid': 'Bitte geben Sie einen Preis ein, zum Beispiel {example}.',
	'list.label': 'Besonderheiten',
	'list.availability': 'Verfügbarkeit',
	'list.available': 'Bestellbar',
	'list.price': 'Preis in {currency}',
	'list.priceFrom': 'von',
	'list.priceTo': 'bis',
	'list.moreValues': '{count, number} weitere',
	'list.chosen': 'Gewählte Filter',
	'list.takeAway': 'Filter entfernen: {filter}',
	'list.takeAllAway': 'Alle Filter entfernen',
	'list.valueOf': '{facet}: {value}',
	'list.priceSpan': '{from} bis {to}',
	'list.priceAbove': 'ab {price}',
	'list.priceBelow': 'bis {price}',

	'list.sort': 'Sortieren nach',
	'list.sortNow': 'Sortieren',
	'list.sort.recommended': 'Empfehlung',
	'list.sort.best': 'Beste Treffer',
	'list.sort.newest': 'Neueste zuerst',
	'list.sort.name': 'Name',
	'list.sort.priceUp': 'Preis aufsteigend',
	'list.sort.priceDown': 'Preis absteigend',

	'list.moreThan': 'Mehr als {count, number} Produkte',
	'list.pageNumber': 'Seite {page, number}',
	'list.subcategories': 'Unterkategorien',

	'list.noneMatch': 'Zu diesen Filtern gibt es keine Produkte.',
	'list.noneMatchText': 'Entfernen Sie einen Filter, um wieder mehr zu sehen.',
	'list.emptyShopText': 'Wir füllen den Shop gerade. Schauen Sie bald wieder vorbei.',
	'list.emptyCategoryText': 'Sehen Sie sich solange in den anderen Kategorien um.',
	'list.emptyStaffText':
		'Legen Sie in der Verwaltung Produkte an, veröffentlichen Sie sie und ordnen Sie ihnen Kategorien zu.',
	'list.toAdministration': 'Produkte verwalten',
	'list.pastEnd': 'So viele Seiten hat diese Liste nicht.',
	'list.toFirstPage': 'Zur ersten Seite',

	'search.corrected': 'Ergebnisse für „{text}“',
	'search.nothingTitle': 'Zu „{text}“ haben wir nichts gefunden.',
	'search.tip1': 'Prüfen Sie die Schreibweise.',
	'search.tip2': 'Versuchen Sie es mit einem anderen oder einem allgemeineren Wort.',
	'search.tip3': 'Oder sehen Sie in den Kategorien nach:',
};
