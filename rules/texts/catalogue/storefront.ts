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

	'home.welcome': withArguments<{ shop: string }>()({
		de: 'Willkommen bei {shop}',
		en: 'Welcome to {shop}',
		context: 'Headline of the home page; {shop} is the name of the shop',
		tags: ['home'],
	}),
	'home.products': { de: 'Unsere Produkte', en: 'Our products', context: 'Headline above products', tags: ['home'] },
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
	'catalogue.fromPrice': withArguments<{ price: string }>()({
		de: 'ab {price}',
		en: 'from {price}',
		context: 'The lowest price of a product; {price} comes with its currency',
		tags: ['catalogue', 'price'],
	}),
	'catalogue.includingVat': { de: 'inkl. MwSt.', en: 'incl. VAT', context: 'Beside a price', tags: ['price'] },
	'catalogue.excludingVat': { de: 'zzgl. MwSt.', en: 'excl. VAT', context: 'Beside a price', tags: ['price'] },
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

	'footer.links': {
		de: 'Rechtliches und Kontakt',
		en: 'Legal information and contact',
		context: 'Label of the links in the footer, read aloud',
		tags: ['footer', 'accessibility'],
	},
	'footer.imprint': {
		de: 'Impressum',
		en: 'Legal notice',
		context: 'Link to who runs the shop, as § 5 DDG asks for',
		tags: ['footer', 'legal'],
	},
	'footer.privacy': { de: 'Datenschutz', en: 'Privacy', tags: ['footer', 'legal'] },
	'footer.terms': { de: 'AGB', en: 'Terms and conditions', tags: ['footer', 'legal'] },
	'footer.contact': { de: 'Kontakt', en: 'Contact', tags: ['footer'] },
} satisfies Record<string, ShippedText>;
