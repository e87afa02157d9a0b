// The German of en-GB/storefront.ts.
import type { storefront as base } from '../en-GB/storefront.ts';
import type { TranslationOf } from '../entry.ts';

export const storefront: TranslationOf<typeof base> = {
	'header.skipToContent': 'Zum Inhalt springen',
	'header.menu': 'Menü',
	'header.search': 'Suche',
	'header.language': 'Sprache',

	'header.account': 'Konto',
	'header.logIn': 'Anmelden',
	'header.logOut': 'Abmelden',

	'header.cart': 'Warenkorb',
	'header.cartLines': '{count, plural, one {eine Position} other {# Positionen}}',

	'header.home': '{shop}, zur Startseite',
	'header.mainMenu': 'Hauptmenü',
	'header.more': 'Mehr',
	'header.preview': 'Vorschau: {category}',
	'header.wholeCategory': 'Alle ansehen',
	'header.subcategories': 'Mehr in {category}',
	'header.searchHint': 'Wonach suchen Sie?',

	'shop.pageTitle': '{shopName}',
	'shop.claim': 'Drucksachen nach Ihren Wünschen',

	'shop.pricingText': '{nothing}',

	'home.heroTitle': 'Drucksachen, die zu Ihnen passen',
	'home.heroText': 'Wählen Sie Produkt, Papier und Auflage. Den Preis sehen Sie sofort.',
	'home.categories': 'Was dürfen wir für Sie drucken?',
	'home.products': 'Aus unserem Sortiment',
	'home.reasonsTitle': 'Warum bei uns',
	'home.reason1Title': 'Klare Preise',
	'home.reason1Text': 'Sie sehen vor der Bestellung, was Ihre Auflage kostet.',
	'home.reason2Title': 'Geprüfte Daten',
	'home.reason2Text': 'Wir sehen Ihre Druckdaten an, bevor wir drucken.',
	'home.reason3Title': 'Schnelle Antwort',
	'home.reason3Text': 'Bei Fragen sind wir für Sie da.',
	'home.toCatalogue': 'Alle Produkte ansehen',

	'formTest.title': 'Formulartest',

	'catalogue.title': 'Produkte',
	'catalogue.count': '{count, plural, =0 {Keine Produkte} one {# Produkt} other {# Produkte}}',
	'catalogue.empty': 'Hier gibt es noch keine Produkte.',
	'catalogue.unavailable': 'Zurzeit nicht bestellbar',
	'catalogue.unavailable.noPrice': 'Es hat noch keinen Preis.',
	'catalogue.unavailable.notOffered': 'Es wird zurzeit nicht angeboten.',
	'catalogue.unavailable.outOfStock': 'Es ist zurzeit nicht vorrätig.',
	'catalogue.notPublished': 'Nicht veröffentlicht',
	'catalogue.offline': 'Offline',
	'catalogue.fromPrice': 'ab {price}',
	'offer.trialShort': '{days, plural, one {# Tag} other {# Tage}} kostenlos testen',
	'offer.per.day': '{count, plural, one {pro Tag} other {alle # Tage}}',
	'offer.per.week': '{count, plural, one {pro Woche} other {alle # Wochen}}',
	'offer.per.month': '{count, plural, one {pro Monat} other {alle # Monate}}',
	'offer.per.year': '{count, plural, one {pro Jahr} other {alle # Jahre}}',
	'catalogue.includingVat': 'Alle Preise inkl. MwSt., zzgl. Versand.',
	'catalogue.excludingVat': 'Alle Preise zzgl. MwSt. und Versand.',
	'catalogue.pages': 'Seiten',
	'catalogue.previousPage': 'Vorherige Seite',
	'catalogue.nextPage': 'Nächste Seite',
	'catalogue.page': 'Seite {page, number} von {pages, number}',

	'search.title': 'Suche',
	'search.titleFor': 'Suche nach „{text}“',
	'search.prompt': 'Geben Sie ein, was Sie suchen, zum Beispiel „Karten“.',
	'search.submit': 'Suchen',

	'footer.newsletter': 'Newsletter',
	'footer.newsletterTo': 'Wohin sollen wir schreiben?',
	'newsletter.email': 'E-Mail-Adresse',
	'newsletter.consent':
		'Ich möchte den Newsletter von {shop} per E-Mail erhalten. Meine Einwilligung kann ich jederzeit widerrufen, zum Beispiel über den Link am Ende jedes Newsletters.',
	'newsletter.subscribe': 'Newsletter abonnieren',
	'footer.contactUs': 'So erreichen Sie uns',
	'footer.information': 'Informationen',
	'footer.cookies': 'Cookie-Einstellungen',
	'footer.shipping': 'Versandkosten',
	'footer.withdraw': 'Vertrag widerrufen',
	'footer.cancelContracts': 'Verträge hier kündigen',
};
