// What stands around lists of products: filters, order, pages, and what is said when a list is empty.
import { type ShippedText, withArguments } from './entry.ts';

const sort = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Order of a list of products',
	tags: ['catalogue', 'sort'],
});

export const productLists = {
	'list.filters': { de: 'Filter', en: 'Filters', context: 'Heading above the filters of a list', tags: ['filter'] },
	'list.filtersChosen': withArguments<{ count: number }>()({
		de: 'Filter ({count, number})',
		en: 'Filters ({count, number})',
		context: 'Button that unfolds the filters on a phone; {count} are chosen',
		tags: ['filter'],
	}),
	'list.apply': {
		de: 'Filter anwenden',
		en: 'Apply filters',
		context: 'Button, where no script runs',
		tags: ['filter', 'button'],
	},
	'list.showResults': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine Produkte} one {# Produkt anzeigen} other {# Produkte anzeigen}}',
		en: '{count, plural, =0 {No products} one {Show # product} other {Show # products}}',
		context: 'Button below the unfolded filters on a phone: folds them',
		tags: ['filter', 'button'],
	}),
	'list.category': { de: 'Kategorie', en: 'Category', context: 'Heading of a filter', tags: ['filter'] },
	'list.label': {
		de: 'Kennzeichen',
		en: 'Label',
		context: 'Heading of a filter: New, Sale and so on',
		tags: ['filter'],
	},
	'list.availability': { de: 'Verfügbarkeit', en: 'Availability', context: 'Heading of a filter', tags: ['filter'] },
	'list.available': { de: 'Bestellbar', en: 'Can be ordered', context: 'Filter', tags: ['filter'] },
	'list.price': withArguments<{ currency: string }>()({
		de: 'Preis in {currency}',
		en: 'Price in {currency}',
		context: 'Heading of a filter',
		tags: ['filter', 'price'],
	}),
	'list.priceFrom': { de: 'von', en: 'from', context: 'Label of a field: the lowest price', tags: ['filter', 'price'] },
	'list.priceTo': { de: 'bis', en: 'to', context: 'Label of a field: the highest price', tags: ['filter', 'price'] },
	'list.moreValues': withArguments<{ count: number }>()({
		de: '{count, number} weitere',
		en: '{count, number} more',
		context: 'Unfolds the rest of a long filter',
		tags: ['filter'],
	}),
	'list.chosen': {
		de: 'Gewählte Filter',
		en: 'Chosen filters',
		context: 'Label of the list of chosen filters, read aloud',
		tags: ['filter', 'accessibility'],
	},
	'list.takeAway': withArguments<{ filter: string }>()({
		de: 'Filter entfernen: {filter}',
		en: 'Remove filter: {filter}',
		context: 'Link on a chosen filter, read aloud',
		tags: ['filter', 'accessibility'],
	}),
	'list.takeAllAway': {
		de: 'Alle Filter entfernen',
		en: 'Remove all filters',
		context: 'Link behind the chosen filters',
		tags: ['filter'],
	},
	'list.valueOf': withArguments<{ facet: string; value: string }>()({
		de: '{facet}: {value}',
		en: '{facet}: {value}',
		context: 'A chosen filter, such as "Paper: matt"',
		tags: ['filter'],
	}),
	'list.priceSpan': withArguments<{ from: string; to: string }>()({
		de: '{from} bis {to}',
		en: '{from} to {to}',
		context: 'A chosen span of prices',
		tags: ['filter', 'price'],
	}),
	'list.priceAbove': withArguments<{ price: string }>()({
		de: 'ab {price}',
		en: 'from {price}',
		context: 'A chosen lowest price',
		tags: ['filter', 'price'],
	}),
	'list.priceBelow': withArguments<{ price: string }>()({
		de: 'bis {price}',
		en: 'up to {price}',
		context: 'A chosen highest price',
		tags: ['filter', 'price'],
	}),

	'list.sort': { de: 'Sortieren nach', en: 'Sort by', context: 'Label of a choice', tags: ['catalogue', 'sort'] },
	'list.sortNow': { de: 'Sortieren', en: 'Sort', context: 'Button, where no script runs', tags: ['sort', 'button'] },
	'list.sort.recommended': sort('Empfehlung', 'Recommended'),
	'list.sort.best': sort('Beste Treffer', 'Best matches'),
	'list.sort.newest': sort('Neueste zuerst', 'Newest first'),
	'list.sort.name': sort('Name', 'Name'),
	'list.sort.priceUp': sort('Preis aufsteigend', 'Price: low to high'),
	'list.sort.priceDown': sort('Preis absteigend', 'Price: high to low'),

	'list.moreThan': withArguments<{ count: number }>()({
		de: 'Mehr als {count, number} Produkte',
		en: 'More than {count, number} products',
		context: 'How many a search has found, where there are too many to count',
		tags: ['catalogue', 'search'],
	}),
	'list.pageNumber': withArguments<{ page: number }>()({
		de: 'Seite {page, number}',
		en: 'Page {page, number}',
		context: 'Link to a page of a list, read aloud',
		tags: ['catalogue', 'accessibility'],
	}),
	'list.subcategories': {
		de: 'Unterkategorien',
		en: 'Subcategories',
		context: 'Label of the categories below one, read aloud',
		tags: ['catalogue', 'accessibility'],
	},

	'list.noneMatch': {
		de: 'Zu diesen Filtern gibt es keine Produkte.',
		en: 'No products match these filters.',
		context: 'In place of a list',
		tags: ['catalogue', 'filter'],
	},
	'list.noneMatchText': {
		de: 'Entfernen Sie einen Filter, um wieder mehr zu sehen.',
		en: 'Remove a filter to see more again.',
		context: 'Below it',
		tags: ['catalogue', 'filter'],
	},
	'list.emptyShopText': {
		de: 'Wir füllen den Shop gerade. Schauen Sie bald wieder vorbei.',
		en: 'We are filling the shop at the moment. Please come back soon.',
		context: 'Below "There are no products here yet", in a shop without products',
		tags: ['catalogue'],
	},
	'list.emptyCategoryText': {
		de: 'Sehen Sie sich solange in den anderen Kategorien um.',
		en: 'Meanwhile, have a look at the other categories.',
		context: 'Below "There are no products here yet", in a category without products',
		tags: ['catalogue'],
	},
	'list.emptyStaffText': {
		de: 'Legen Sie in der Verwaltung Produkte an, veröffentlichen Sie sie und ordnen Sie ihnen Kategorien zu.',
		en: 'Create products in the administration, publish them and put them into categories.',
		context: 'The same for people who manage products',
		tags: ['catalogue', 'admin'],
	},
	'list.toAdministration': {
		de: 'Produkte verwalten',
		en: 'Manage products',
		context: 'Button for people who manage products',
		tags: ['catalogue', 'admin', 'button'],
	},
	'list.pastEnd': {
		de: 'So viele Seiten hat diese Liste nicht.',
		en: 'This list does not have that many pages.',
		context: 'In place of a list',
		tags: ['catalogue'],
	},
	'list.toFirstPage': { de: 'Zur ersten Seite', en: 'To the first page', tags: ['catalogue', 'button'] },

	'search.corrected': withArguments<{ text: string }>()({
		de: 'Ergebnisse für „{text}“',
		en: 'Showing results for “{text}”',
		context: 'Above results, where typing errors were forgiven; {text} is what was found instead',
		tags: ['search'],
	}),
	'search.nothingTitle': withArguments<{ text: string }>()({
		de: 'Zu „{text}“ haben wir nichts gefunden.',
		en: 'We have found nothing for “{text}”.',
		context: 'In place of results',
		tags: ['search'],
	}),
	'search.tip1': { de: 'Prüfen Sie die Schreibweise.', en: 'Check the spelling.', tags: ['search'] },
	'search.tip2': {
		de: 'Versuchen Sie es mit einem anderen oder einem allgemeineren Wort.',
		en: 'Try another word, or a more general one.',
		tags: ['search'],
	},
	'search.tip3': {
		de: 'Oder sehen Sie in den Kategorien nach:',
		en: 'Or have a look at the categories:',
		tags: ['search'],
	},
} satisfies Record<string, ShippedText>;
