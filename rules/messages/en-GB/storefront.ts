// What shoppers read around and above the products: header, home page, catalogue, footer.
import { type ShippedText, withArguments } from '../entry.ts';

export const storefront = {
	'header.skipToContent': {
		text: 'Skip to content',
		context: 'First link of every page, for people who use the keyboard',
		tags: ['header', 'accessibility'],
	},
	'header.menu': { text: 'Menu', context: 'Button on small screens', tags: ['header', 'button'] },
	'header.search': { text: 'Search', context: 'Label of the search field', tags: ['header'] },
	'header.language': { text: 'Language', context: 'Label of the language switch', tags: ['header'] },

	'header.account': { text: 'Account', context: 'Label of the account sign, read aloud', tags: ['header'] },
	'header.logIn': { text: 'Sign in', context: 'Label of the account sign, read aloud', tags: ['header'] },
	'header.logOut': {
		text: 'Log out',
		context: 'Label of the account sign, read aloud',
		tags: ['header'],
	},

	'header.cart': { text: 'Cart', context: 'Link with a cart, read aloud', tags: ['header'] },
	'header.cartLines': withArguments<{ count: number }>()({
		text: '{count, plural, one {one line} other {# lines}}',
		context: 'Behind the word for the cart, read aloud',
		tags: ['header', 'accessibility'],
	}),

	'header.home': withArguments<{ shop: string }>()({
		text: '{shop}, to the home page',
		context: 'What the logo in the header leads to, read aloud; {shop} is the name of the shop',
		tags: ['header', 'accessibility'],
	}),
	'header.mainMenu': {
		text: 'Main menu',
		context: 'Label of the menu in the header, read aloud',
		tags: ['header'],
	},
	'header.more': {
		text: 'More',
		context: 'Button at the end of the menu in the header: opens the entries that do not fit into the row',
		tags: ['header', 'button'],
	},
	'header.preview': withArguments<{ category: string }>()({
		text: 'Preview: {category}',
		context: 'Button that shows the first products of a category in the menu',
		tags: ['header', 'accessibility'],
	}),
	'header.wholeCategory': {
		text: 'View all',
		context: 'Link to the whole category, beside its first products in the menu',
		tags: ['header'],
	},
	'header.subcategories': withArguments<{ category: string }>()({
		text: 'More in {category}',
		context: 'Button in the menu that shows what stands below an entry, read aloud',
		tags: ['header', 'accessibility'],
	}),
	'header.searchHint': {
		text: 'What are you looking for?',
		context: 'Stands in the empty search field',
		tags: ['header', 'placeholder'],
	},

	'shop.pageTitle': withArguments<{ shopName: string }>()({
		text: '{shopName}',
		context: 'What the tab of the browser says on the home page',
		tags: ['voice'],
		placeholdersOptional: true,
	}),
	'shop.claim': {
		text: 'Print made the way you want it',
		context: 'What the shop says of itself in a few words, in the footer',
		tags: ['footer', 'voice'],
	},

	'shop.pricingText': withArguments<{ nothing: string }>()({
		text: '{nothing}',
		context: 'What the shop adds wherever it shows prices, such as a note about shipping; as shipped it says nothing',
		tags: ['price', 'voice'],
		placeholdersOptional: true,
	}),

	'home.heroTitle': {
		text: 'Print that suits you',
		context: 'Headline of the home page',
		tags: ['home', 'voice'],
	},
	'home.heroText': {
		text: 'Choose product, paper and run. You see the price at once.',
		context: 'Below the headline of the home page',
		tags: ['home', 'voice'],
	},
	'home.categories': {
		text: 'What may we print for you?',
		context: 'Headline above the categories',
		tags: ['home'],
	},
	'home.products': {
		text: 'From our range',
		context: 'Headline above products',
		tags: ['home'],
	},
	'home.reasonsTitle': {
		text: 'Why with us',
		context: 'Headline above three reasons to order here',
		tags: ['home', 'voice'],
	},
	'home.reason1Title': { text: 'Clear prices', context: 'First reason', tags: ['home', 'voice'] },
	'home.reason1Text': {
		text: 'You see what your run costs before you order.',
		context: 'First reason',
		tags: ['home', 'voice'],
	},
	'home.reason2Title': { text: 'Checked files', context: 'Second reason', tags: ['home', 'voice'] },
	'home.reason2Text': {
		text: 'We look at your files before we print.',
		context: 'Second reason',
		tags: ['home', 'voice'],
	},
	'home.reason3Title': {
		text: 'Quick answers',
		context: 'Third reason',
		tags: ['home', 'voice'],
	},
	'home.reason3Text': {
		text: 'We are here when you have questions.',
		context: 'Third reason',
		tags: ['home', 'voice'],
	},
	'home.toCatalogue': {
		text: 'View all products',
		context: 'Link from the home page to the catalogue',
		tags: ['home'],
	},

	'formTest.title': { text: 'Form test', context: 'Headline and page title of /formtest' },

	'catalogue.title': { text: 'Products', context: 'Headline and page title', tags: ['catalogue'] },
	'catalogue.count': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No products} one {# product} other {# products}}',
		context: 'How many products a list has',
		tags: ['catalogue'],
	}),
	'catalogue.empty': {
		text: 'There are no products here yet.',
		context: 'In place of an empty list',
		tags: ['catalogue'],
	},
	'catalogue.unavailable': {
		text: 'Unavailable for order',
		context: 'Chip on a product',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.noPrice': {
		text: 'It does not have a price yet.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.notOffered': {
		text: 'It is not offered at present.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.unavailable.outOfStock': {
		text: 'It is out of stock at present.',
		context: 'Why a product cannot be ordered',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.notPublished': {
		text: 'Not published',
		context: 'Chip on a product, for people who manage products',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.offline': {
		text: 'Offline',
		context: 'Chip on a product whose categories are all offline, for people who manage products',
		tags: ['catalogue', 'chip'],
	},
	'catalogue.fromPrice': withArguments<{ price: string }>()({
		text: 'from {price}',
		context: 'The lowest price of a product; {price} comes with its currency',
		tags: ['catalogue', 'price'],
	}),
	'offer.trialShort': withArguments<{ days: number }>()({
		text: '{days, plural, one {# day} other {# days}} free trial',
		context: 'Behind the price of a subscription',
		tags: ['catalogue', 'price'],
	}),
	'offer.per.day': withArguments<{ count: number }>()({
		text: '{count, plural, one {per day} other {every # days}}',
		context: 'Behind the price of a subscription',
		tags: ['catalogue', 'price'],
	}),
	'offer.per.week': withArguments<{ count: number }>()({
		text: '{count, plural, one {per week} other {every # weeks}}',
		context: 'Behind the price of a subscription',
		tags: ['catalogue', 'price'],
	}),
	'offer.per.month': withArguments<{ count: number }>()({
		text: '{count, plural, one {per month} other {every # months}}',
		context: 'Behind the price of a subscription',
		tags: ['catalogue', 'price'],
	}),
	'offer.per.year': withArguments<{ count: number }>()({
		text: '{count, plural, one {per year} other {every # years}}',
		context: 'Behind the price of a subscription',
		tags: ['catalogue', 'price'],
	}),
	'catalogue.includingVat': {
		text: 'All prices include VAT, plus shipping.',
		context: 'Below products with their prices; the law wants it there',
		tags: ['price'],
	},
	'catalogue.excludingVat': {
		text: 'All prices plus VAT and shipping.',
		context: 'Below products with their prices; the law wants it there',
		tags: ['price'],
	},
	'catalogue.pages': {
		text: 'Pages',
		context: 'Label of the page links below a list, read aloud',
		tags: ['catalogue', 'accessibility'],
	},
	'catalogue.previousPage': { text: 'Previous page', tags: ['catalogue'] },
	'catalogue.nextPage': { text: 'Next page', tags: ['catalogue'] },
	'catalogue.page': withArguments<{ page: number; pages: number }>()({
		text: 'Page {page, number} of {pages, number}',
		context: 'Between the links to the previous and the next page of a list',
		tags: ['catalogue'],
	}),

	'search.title': { text: 'Search', context: 'Headline and page title', tags: ['search'] },
	'search.titleFor': withArguments<{ text: string }>()({
		text: 'Search for “{text}”',
		context: 'Headline and page title; {text} is what was looked for',
		tags: ['search'],
	}),
	'search.prompt': {
		text: 'Enter what you are looking for, for example “cards”.',
		context: 'On the search page, as long as nothing was entered',
		tags: ['search'],
	},
	'search.submit': { text: 'Search', context: 'Button of the search field', tags: ['search', 'button'] },

	'footer.newsletter': { text: 'Newsletter', context: 'Heading of the form in the footer', tags: ['footer'] },
	'footer.newsletterTo': {
		text: 'Where shall we write to?',
		context: 'Label of the field for the e-mail address in the footer',
		tags: ['footer'],
	},
	'newsletter.email': { text: 'E-mail address', context: 'Label of a field', tags: ['newsletter'] },
	'newsletter.consent': withArguments<{ shop: string }>()({
		text: 'I would like to receive the newsletter of {shop} by e-mail. I can withdraw my consent at any time, for example through the link at the end of every newsletter.',
		context: 'What people agree to when they subscribe; it is stored with their consent',
		tags: ['newsletter'],
	}),
	'newsletter.subscribe': { text: 'Get the newsletter', context: 'Button', tags: ['newsletter', 'button'] },
	'footer.contactUs': {
		text: 'Contact us',
		context: 'Headline above address, telephone number and e-mail address',
		tags: ['footer'],
	},
	'footer.information': {
		text: 'Information',
		context: 'Headline above the links to imprint, privacy and the like',
		tags: ['footer'],
	},
	'footer.cookies': {
		text: 'Cookie settings',
		context: 'Button: shows the choice of cookies again',
		tags: ['footer', 'consent'],
	},
	'footer.shipping': {
		text: 'Shipping costs',
		context: 'Link at the foot of every page',
		tags: ['footer'],
	},
	'footer.withdraw': {
		text: 'Withdraw from contract',
		context: 'Link. The wording is prescribed by law',
		tags: ['footer', 'withdrawal'],
	},
	'footer.cancelContracts': {
		text: 'Cancel contracts here',
		context: 'Link. The wording is prescribed by law',
		tags: ['footer', 'cancellation'],
	},
} satisfies Record<string, ShippedText>;
