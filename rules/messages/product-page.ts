// What the page of a product says beside the product's own words.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['product'];

export const productPage = {
	'product.more': {
		de: 'Mehr aus dieser Kategorie',
		en: 'More from this category',
		context: 'Headline above other products on the page of a product',
		tags,
	},
	'productPage.pictures': { de: 'Bilder', en: 'Pictures', context: 'Name of the list of pictures, read aloud', tags },
	'productPage.picture': withArguments<{ number: number; count: number }>()({
		de: 'Bild {number} von {count}',
		en: 'Picture {number} of {count}',
		context: 'Below a picture in large view, and the name of a small one, read aloud',
		tags,
	}),
	'productPage.enlarge': {
		de: 'Bild vergrößern',
		en: 'Enlarge picture',
		context: 'On the large picture, read aloud',
		tags,
	},
	'productPage.zoomTitle': withArguments<{ name: string }>()({
		de: 'Bilder: {name}',
		en: 'Pictures: {name}',
		context: 'Name of the large view of pictures; {name} is the product',
		tags,
	}),
	'productPage.previousPicture': { de: 'Vorheriges Bild', en: 'Previous picture', context: 'Button', tags },
	'productPage.nextPicture': { de: 'Nächstes Bild', en: 'Next picture', context: 'Button', tags },
	'productPage.zoomIn': { de: 'Vergrößern', en: 'Zoom in', context: 'Button in the large view of a picture', tags },
	'productPage.zoomOut': { de: 'Verkleinern', en: 'Zoom out', context: 'Button in the large view of a picture', tags },
	'productPage.variant': {
		de: 'Ausführung',
		en: 'Version',
		context: 'Above the variants of a product that have only names',
		tags,
	},
	'productPage.chooseVariant': { de: 'Auswählen', en: 'Choose', context: 'Button behind a list of versions', tags },
	'productPage.otherCombination': {
		de: 'Nicht in dieser Kombination: wählt die nächstliegende',
		en: 'Not in this combination: chooses the nearest one',
		context: 'Of a paper or format that cannot be had together with the rest, read aloud and as a hint',
		tags,
	},
	'productPage.details': {
		de: 'Eigenschaften',
		en: 'Details',
		context: 'Headline above what is said of a product',
		tags,
	},
	'productPage.code': { de: 'Artikelnummer', en: 'Article number', context: 'Of a product or variant', tags },
	'productPage.delivery': withArguments<{ day: string }>()({
		de: 'Lieferung voraussichtlich bis {day}',
		en: 'Delivery expected by {day}',
		context: '{day} is a date with its weekday',
		tags,
	}),
	'productPage.deliveryNote': {
		de: 'bei Bestellung heute',
		en: 'if ordered today',
		context: 'Behind the expected day of delivery',
		tags,
	},
	'productPage.unavailable': {
		de: 'Zurzeit nicht bestellbar',
		en: 'Unavailable for order',
		context: 'Headline of why a product cannot be ordered',
		tags,
	},
	'productPage.noPrice': {
		de: 'Für diesen Artikel ist noch kein Preis hinterlegt.',
		en: 'There is no price for this article yet.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.notOffered': {
		de: 'Diesen Artikel bieten wir im Moment nicht an.',
		en: 'We do not offer this article at the moment.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.outOfStock': {
		de: 'Dieser Artikel ist zurzeit nicht auf Lager.',
		en: 'This article is out of stock at the moment.',
		context: 'Why it cannot be ordered',
		tags,
	},
	'productPage.askUs': {
		de: 'Fragen Sie uns gern danach:',
		en: 'Please ask us about it:',
		context: 'Before a phone number and a mail address',
		tags,
	},
	'productPage.notPublished': {
		de: 'Nicht veröffentlicht',
		en: 'Not published',
		context: 'On a product that shoppers do not see',
		tags,
	},
	'productPage.offline': {
		de: 'Offline',
		en: 'Offline',
		context: 'On a product all of whose categories are offline',
		tags,
	},
	'productPage.testBanner': {
		de: 'Testansicht: So sieht die Seite aus, wenn dieser Artikel veröffentlicht ist. Der Link gilt 24 Stunden.',
		en: 'Test view: this is how the page looks once this article is published. The link holds for 24 hours.',
		context: 'Above a product that is shown by a test link',
		tags,
	},

	'favourites.add': { de: 'Auf die Merkliste', en: 'Add to watchlist', context: 'Button with a heart', tags },
	'favourites.remove': {
		de: 'Von der Merkliste nehmen',
		en: 'Remove from watchlist',
		context: 'Button with a full heart',
		tags,
	},
	'favourites.added': { de: 'Der Artikel steht auf Ihrer Merkliste.', en: 'The article is on your watchlist.', tags },
	'favourites.removed': {
		de: 'Der Artikel steht nicht mehr auf Ihrer Merkliste.',
		en: 'The article is no longer on your watchlist.',
		tags,
	},
	'favourites.failed': {
		de: 'Ihre Merkliste konnte nicht geändert werden.',
		en: 'Your watchlist could not be changed.',
		tags,
	},
	'favourites.full': {
		de: 'Ihre Merkliste ist voll. Nehmen Sie bitte zuerst etwas herunter.',
		en: 'Your watchlist is full. Please remove something first.',
		context: 'There are 500 articles on it',
		tags,
	},
	'share.open': { de: 'Link teilen', en: 'Share link', context: 'Button that opens the dialog', tags },
} satisfies Record<string, ShippedText>;
