// What shoppers read around and above the products: header, home page, catalogue, footer.
import { type ShippedText, withArguments } from './entry.ts';

export const storefront = {
	'header.skipToContent': {
		de: 'Zum Inhalt springen',
		en: 'Skip to content',
		context: 'First link of every page, for people who use the keyboard',
		tags: ['header', 'accessibility'],
	},
	'header.menu': { de: 'Menü', en: 'Menu', context: 'Button on small screens', tags: ['header', 'button'] },
	'header.search': { de: 'Suche', en: 'Search', context: 'Label of the search field', tags: ['header'] },
	'header.language': { de: 'Sprache', en: 'Language', context: 'Label of the language switch', tags: ['header'] },

	'header.account': { de: 'Konto', en: 'Account', context: 'Label of the account sign, read aloud', tags: ['header'] },
	'header.logIn': { de: 'Anmelden', en: 'Sign in', context: 'Label of the account sign, read aloud', tags: ['header'] },
	'header.logOut': {
		de: 'Abmelden',
		en: 'Log out',
		context: 'Label of the account sign, read aloud',
		tags: ['header'],
	},

	'header.cart': { de: 'Warenkorb', en: 'Cart', context: 'Link with a cart, read aloud', tags: ['header'] },
	'header.cartLines': withArguments<{ count: number }>()({
		de: '{count, plural, one {eine Position} other {# Positionen}}',
		en: '{count, plural, one {one line} other {# lines}}',
		context: 'Behind the word for the cart, read aloud',
		tags: ['header', 'accessibility'],
	}),

	'header.home': withArguments<{ shop: string }>()({
		de: '{shop}, zur Startseite',
		en: '{shop}, to the home page',
		context: 'What the logo in the header leads to, read aloud; {shop} is the name of the shop',
		tags: ['header', 'accessibility'],
	}),
	'header.pages': {
		de: 'Über den Shop',
		en: 'About the shop',
		context: 'Label of the links to pages of the shop, read aloud',
		tags: ['header', 'accessibility'],
	},
	'header.categories': {
		de: 'Kategorien',
		en: 'Categories',
		context: 'Label of the links to the categories, read aloud',
		tags: ['header', 'accessibility'],
	},
	'header.preview': withArguments<{ category: string }>()({
		de: 'Vorschau: {category}',
		en: 'Preview: {category}',
		context: 'Button that shows the first products of a category in the menu',
		tags: ['header', 'accessibility'],
	}),
	'header.wholeCategory': {
		de: 'Alle ansehen',
		en: 'View all',
		context: 'Link to the whole category, beside its first products in the menu',
		tags: ['header'],
	},
	'header.subcategories': withArguments<{ category: string }>()({
		de: 'Unterkategorien: {category}',
		en: 'Subcategories: {category}',
		context: 'Button in the menu that shows the categories below one, read aloud',
		tags: ['header', 'accessibility'],
	}),
	'header.searchHint': {
		de: 'Wonach suchen Sie?',
		en: 'What are you looking for?',
		context: 'Stands in the empty search field',
		tags: ['header', 'placeholder'],
	},

	'shop.pageTitle': withArguments<{ shopName: string }>()({
		de: '{shopName}',
		en: '{shopName}',
		context: 'What the tab of the browser says on the home page',
		tags: ['voice'],
		placeholdersOptional: true,
	}),
	'shop.claim': {
		de: 'Drucksachen nach Ihren Wünschen',
		en: 'Print made the way you want it',
		context: 'What the shop says of itself in a few words, in the footer',
		tags: ['footer', 'voice'],
	},

	'shop.pricingText': withArguments<{ nothing: string }>()({
		de: '{nothing}',
		en: '{nothing}',
		context: 'What the shop adds wherever it shows prices, such as a note about shipping; as shipped it says nothing',
		tags: ['price', 'voice'],
		placeholdersOptional: true,
	}),

	'home.heroTitle': {
		de: 'Drucksachen, die zu Ihnen passen',
		en: 'Print that suits you',
		context: 'Headline of the home page',
		tags: ['home', 'voice'],
	},
	'home.heroText': {
		de: 'Wählen Sie Produkt, Papier und Auflage. Den Preis sehen Sie sofort.',
		en: 'Choose product, paper and run. You see the price at once.',
		context: 'Below the headline of the home page',
		tags: ['home', 'voice'],
	},
	'home.categories': {
		de: 'Was dürfen wir für Sie drucken?',
		en: 'What may we print for you?',
		context: 'Headline above the categories',
		tags: ['home'],
	},
	'home.products': {
		de: 'Aus unserem Sortiment',
		en: 'From our range',
		context: 'Headline above products',
		tags: ['home'],
	},
	'home.reasonsTitle': {
		de: 'Warum bei uns',
		en: 'Why with us',
		context: 'Headline above three reasons to order here',
		tags: ['home', 'voice'],
	},
	'home.reason1Title': { de: 'Klare Preise', en: 'Clear prices', context: 'First reason', tags: ['home', 'voice'] },
	'home.reason1Text': {
		de: 'Sie sehen vor der Bestellung, was Ihre Auflage kostet.',
		en: 'You see what your run costs before you order.',
		context: 'First reason',
		tags: ['home', 'voice'],
	},
	'home.reason2Title': { de: 'Geprüfte Daten', en: 'Checked files', context: 'Second reason', tags: ['home', 'voice'] },
	'home.reason2Text': {
		de: 'Wir sehen Ihre Druckdaten an, bevor wir drucken.',
		en: 'We look at your files before we print.',
		context: 'Second reason',
		tags: ['home', 'voice'],
	},
	'home.reason3Title': {
		de: 'Schnelle Antwort',
		en: 'Quick answers',
		context: 'Third reason',
		tags: ['home', 'voice'],
	},
	'home.reason3Text': {
		de: 'Bei Fragen sind wir für Sie da.',
		en: 'We are here when you have questions.',
		context: 'Third reason',
		tags: ['home', 'voice'],
	},
	'home.toCatalogue': {
		de: 'Alle Produkte ansehen',
		en: 'View all products',
		context: 'Link from the home page to the catalogue',
		tags: ['home'],
	},

	'formTest.title': { de: 'Formulartest', en: 'Form test', context: 'Headline and page title of /formtest' },

	'catalogue.title': { de: 'Produkte', en: 'Products', context: 'Headline and page title', tags: ['catalogue'] },
	'catalogue.count': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine Produkte} one {# Produkt} other {# Produkte}}',
		en: '{count, plural, =0 {No products} one {# product} other {# products}}',
		context: 'How many products a list has',
		tags: ['catalogue'],
	}),
	'catalogue.empty': {
		de: 'Hier gibt es noch keine Produkte.',
		en: 'There are no products here yet.',
		context: 'In place of an empty list',
		tags: ['catalogue'],
	},
	'catalogue.unavailable': {
		de: 'Zurzeit nicht bestellbar',
		en: 'Unavailable for order',
		context: 'Chip on a product',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.noPrice': {
		de: 'Es hat noch keinen Preis.',
		en: 'It does not have a price yet.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.notOffered': {
		de: 'Es wird zurzeit nicht angeboten.',
		en: 'It is not offered at present.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.outOfStock': {
		de: 'Es ist zurzeit nicht vorrätig.',
		en: 'It is out of stock at present.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.subscription': {
		de: 'Es kann bald im Abonnement bestellt werden.',
		en: 'It can be ordered as a subscription soon.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.notPublished': {
		de: 'Nicht veröffentlicht',
		en: 'Not published',
		context: 'Chip on a product, for people who manage products',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.offline': {
		de: 'Offline',
		en: 'Offline',
		context: 'Chip on a product whose categories are all offline, for people who manage products',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.fromPrice': withArguments<{ price: string }>()({
		de: 'ab {price}',
		en: 'from {price}',
		context: 'The lowest price of a product; {price} comes with its currency',
		tags: ['catalogue', 'price'],
	}),
	'catalogue.includingVat': {
		de: 'Alle Preise inkl. MwSt., zzgl. Versand.',
		en: 'All prices include VAT, plus shipping.',
		context: 'Below products with their prices; the law wants it there',
		tags: ['price'],
	},
	'catalogue.excludingVat': {
		de: 'Alle Preise zzgl. MwSt. und Versand.',
		en: 'All prices plus VAT and shipping.',
		context: 'Below products with their prices; the law wants it there',
		tags: ['price'],
	},
	'catalogue.pages': {
		de: 'Seiten',
		en: 'Pages',
		context: 'Label of the page links below a list, read aloud',
		tags: ['catalogue', 'accessibility'],
	},
	'catalogue.previousPage': { de: 'Vorherige Seite', en: 'Previous page', tags: ['catalogue'] },
	'catalogue.nextPage': { de: 'Nächste Seite', en: 'Next page', tags: ['catalogue'] },
	'catalogue.page': withArguments<{ page: number; pages: number }>()({
		de: 'Seite {page, number} von {pages, number}',
		en: 'Page {page, number} of {pages, number}',
		context: 'Between the links to the previous and the next page of a list',
		tags: ['catalogue'],
	}),

	'search.title': { de: 'Suche', en: 'Search', context: 'Headline and page title', tags: ['search'] },
	'search.titleFor': withArguments<{ text: string }>()({
		de: 'Suche nach „{text}“',
		en: 'Search for “{text}”',
		context: 'Headline and page title; {text} is what was looked for',
		tags: ['search'],
	}),
	'search.prompt': {
		de: 'Geben Sie ein, was Sie suchen, zum Beispiel „Karten“.',
		en: 'Enter what you are looking for, for example “cards”.',
		context: 'On the search page, as long as nothing was entered',
		tags: ['search'],
	},
	'search.submit': { de: 'Suchen', en: 'Search', context: 'Button of the search field', tags: ['search', 'button'] },

	'footer.contactUs': {
		de: 'So erreichen Sie uns',
		en: 'Contact us',
		context: 'Headline above address, telephone number and e-mail address',
		tags: ['footer'],
	},
	'footer.information': {
		de: 'Informationen',
		en: 'Information',
		context: 'Headline above the links to imprint, privacy and the like',
		tags: ['footer'],
	},
	'footer.cookies': {
		de: 'Cookie-Einstellungen',
		en: 'Cookie settings',
		context: 'Button: shows the choice of cookies again',
		tags: ['footer', 'consent'],
	},
	'footer.withdraw': {
		de: 'Vertrag widerrufen',
		en: 'Withdraw from contract',
		context: 'Link. The wording is prescribed by law',
		tags: ['footer', 'withdrawal'],
	},
	'footer.links': {
		de: 'Rechtliches und Kontakt',
		en: 'Legal information and contact',
		context: 'Label of the links in the footer, read aloud',
		tags: ['footer', 'accessibility'],
	},
} satisfies Record<string, ShippedText>;
