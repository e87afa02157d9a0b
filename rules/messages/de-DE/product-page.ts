// The German of en-GB/product-page.ts.
import type { productPage as base } from '../en-GB/product-page.ts';
import type { TranslationOf } from '../entry.ts';

export const productPage: TranslationOf<typeof base> = {
	'product.more': 'Mehr aus dieser Kategorie',
	'productPage.pictures': 'Bilder',
	'productPage.picture': 'Bild {number} von {count}',
	'productPage.enlarge': 'Bild vergrößern',
	'productPage.zoomTitle': 'Bilder: {name}',
	'productPage.previousPicture': 'Vorheriges Bild',
	'productPage.nextPicture': 'Nächstes Bild',
	'productPage.zoomIn': 'Vergrößern',
	'productPage.zoomOut': 'Verkleinern',
	'productPage.variant': 'Ausführung',
	'productPage.chooseVariant': 'Auswählen',
	'productPage.otherCombination': 'Nicht in dieser Kombination: wählt die nächstliegende',
	'productPage.details': 'Eigenschaften',
	'productPage.code': 'Artikelnummer',
	'productPage.delivery': 'Lieferung voraussichtlich bis {day}',
	'productPage.deliveryNote': 'bei Bestellung heute',
	'productPage.unavailable': 'Zurzeit nicht bestellbar',
	'productPage.noPrice': 'Für diesen Artikel ist noch kein Preis hinterlegt.',
	'productPage.notOffered': 'Diesen Artikel bieten wir im Moment nicht an.',
	'productPage.outOfStock': 'Dieser Artikel ist zurzeit nicht auf Lager.',
	'productPage.notice.label': 'Benachrichtigen Sie mich, sobald der Artikel wieder lieferbar ist',
	'productPage.notice.button': 'Benachrichtigen',
	'productPage.notice.hint': 'Eine E-Mail, sonst nichts. Danach löschen wir Ihre Adresse.',
	'productPage.notice.invalid': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@beispiel.de.',
	'productPage.notice.failed': 'Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal.',
	'productPage.notice.waiting': 'Wir schreiben an {email}, sobald der Artikel wieder lieferbar ist.',
	'productPage.notice.mailed':
		'Bitte sehen Sie in Ihr Postfach: Wir haben einen Link an {email} geschickt. Sobald Sie ihn bestätigt haben, geben wir Ihnen Bescheid.',
	'productPage.notice.available': 'Der Artikel ist inzwischen wieder lieferbar. Bitte laden Sie die Seite neu.',
	'productPage.askUs': 'Fragen Sie uns gern danach:',
	'productPage.notPublished': 'Nicht veröffentlicht',
	'productPage.offline': 'Offline',
	'productPage.testBanner':
		'Testansicht: So sieht die Seite aus, wenn dieser Artikel veröffentlicht ist. Der Link gilt 24 Stunden.',

	'productPage.dataSheet': 'Datenblatt für Druckdaten (PDF)',
	'productPage.dataSize': '{width} × {height} mm, dazu {bleed} mm Beschnitt',

	'favourites.add': 'Auf die Merkliste',
	'favourites.remove': 'Von der Merkliste nehmen',
	'favourites.added': 'Der Artikel steht auf Ihrer Merkliste.',
	'favourites.removed': 'Der Artikel steht nicht mehr auf Ihrer Merkliste.',
	'favourites.failed': 'Ihre Merkliste konnte nicht geändert werden.',
	'favourites.full': 'Ihre Merkliste ist voll. Nehmen Sie bitte zuerst etwas herunter.',
	'share.open': 'Link teilen',
};
