// The screens of pages in the administration: their list, a new one, their settings, the templates.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const state = (text: string): ShippedText => ({ text, context: 'State of a page', tags: ['admin'] });
const template = (text: string): ShippedText => ({ text, context: 'Template of a page', tags: ['admin'] });

export const adminPages = {
	'adminPages.title': {
		text: 'CMS pages',
		context: 'Screen and entry of the sidebar',
		tags: ['admin'],
	},
	'adminPages.one': { text: 'Page', context: 'Title of the screen of one page' },
	'adminPages.intro': {
		text: 'Pages are edited where they stand. Here you create, name and arrange them.',
	},
	'adminPages.kind.page': { text: 'Regular pages', context: 'Tab' },
	'adminPages.kind.link': { text: 'Link pages', context: 'Tab' },
	'adminPages.usedPages': withArguments<{ used: number; most: number }>()({
		text: '{used} of {most} pages',
	}),
	'adminPages.usedLinks': withArguments<{ used: number; most: number }>()({
		text: '{used} of {most, plural, one {# link page} other {# link pages}}',
	}),
	'adminPages.countPages': withArguments<{ count: number }>()({
		text: '{count, plural, one {# page} other {# pages}}, no limit',
	}),
	'adminPages.countLinks': withArguments<{ count: number }>()({
		text: '{count, plural, one {# link page} other {# link pages}}, no limit',
	}),
	'adminPages.full': {
		text: 'Your tier does not include any more. Delete one, or ask the operator of the platform for a higher tier.',
	},
	'adminPages.searchHint': { text: 'Name or address', context: 'In the empty search field' },
	'adminPages.emptyTitle': { text: 'No pages yet' },
	'adminPages.emptyText': {
		text: 'Tell who you are and what you offer. A template makes it easy to begin.',
	},
	'adminPages.emptyLinksTitle': { text: 'No link pages yet' },
	'adminPages.emptyLinksText': {
		text: 'A link page gathers everything that a social profile should lead to at one address.',
	},
	'adminPages.orderHint': {
		text: 'The order can be changed once all pages are in sight.',
	},
	'adminPages.new': button('New page'),
	'adminPages.edit': button('Edit'),
	'adminPages.editNamed': withArguments<{ name: string }>()({ text: 'Edit {name}' }),
	'adminPages.view': button('View'),
	'adminPages.viewNamed': withArguments<{ name: string; address: string }>()({
		text: 'View {name}: {address}',
		context: 'Link that shows the address, read aloud',
	}),
	'adminPages.settings': button('Settings'),
	'adminPages.copy': button('Copy'),
	'adminPages.activate': button('Activate'),
	'adminPages.deactivate': button('Deactivate'),
	'adminPages.actionsFor': withArguments<{ name: string }>()({
		text: 'Actions for {name}',
		context: 'Read aloud: a button with three dots',
	}),
	'adminPages.changedAt': { text: 'Changed', context: 'Before day and time of the last change' },
	'adminPages.state.published': state('Published'),
	'adminPages.state.draft': state('Draft'),
	'adminPages.state.changed': state('Changed since'),
	'adminPages.state.scheduled': withArguments<{ at: string }>()({
		text: 'Scheduled for {at}',
		context: 'State of a page; at is day and time',
	}),
	'adminPages.state.deactivated': state('Deactivated'),
	'adminPages.state.needed': state('Required by law'),
	'adminPages.state.home': state('Home page'),
	'adminPages.moveUp': withArguments<{ name: string }>()({ text: 'Move {name} up' }),
	'adminPages.moveDown': withArguments<{ name: string }>()({ text: 'Move {name} down' }),
	'adminPages.placed': withArguments<{ name: string; position: number; count: number }>()({
		text: '{name} is now at position {position} of {count}.',
		context: 'Read aloud after a step',
	}),
	'adminPages.orderSaved': { text: 'Page order saved' },
	'adminPages.orderFailed': failure('Error saving page order'),
	'adminPages.createTitle': { text: 'Create new page', context: 'Title of the dialog' },
	'adminPages.create': button('Create page'),
	'adminPages.createFailed': failure('Failed to create page. Please try again.'),
	'adminPages.created': { text: 'Page successfully created' },
	'adminPages.kind': label('Kind of page'),
	'adminPages.kindChoice.page': { text: 'Regular page', context: 'Kind of page' },
	'adminPages.kindChoice.link': { text: 'Link page', context: 'Kind of page' },
	'adminPages.about': { text: 'Name and address', context: 'Heading' },
	'adminPages.nameIn': withArguments<{ language: string }>()({
		text: 'Page name ({language})',
	}),
	'adminPages.fallbackHint': {
		text: 'Without a translation, the name in the default language is shown.',
	},
	'adminPages.slug': label('Address'),
	'adminPages.slugNewHint': {
		text: 'Left empty, it is made of the name.',
	},
	'adminPages.slugHint': withArguments<{ address: string }>()({
		text: 'Found at {address}',
		context: 'Below the address of a page',
	}),
	'adminPages.slugRules': {
		text: 'Small letters, digits and single hyphens between them, at most 80 characters.',
		context: 'Below an address that is not possible',
	},
	'adminPages.neededAddress': {
		text: 'The shop finds the page at this address, which is why it stays.',
	},
	'adminPages.neededStays': {
		text: 'This page is required by law. Its content and name can be changed; it is not deleted or deactivated as long as no other page does the same.',
	},
	'adminPages.homeNotDeleted': {
		text: 'Make another page the home page first.',
	},
	'adminPages.slugMoved': {
		text: 'The previous address goes on leading here.',
	},
	'adminPages.beginWith': label('Begin with'),
	'adminPages.emptyPage': template('Empty page'),
	'adminPages.emptyPageAbout': template('Without content. You insert every section yourself.'),
	'adminPages.templateHint': {
		text: 'Texts in German and English are suggestions: replace them with your own before you publish.',
	},
	'adminPages.category.coaching': template('Coaching'),
	'adminPages.category.contentCreator': template('Content creator'),
	'adminPages.category.eCommerce': template('E-commerce'),
	'adminPages.category.landingPage': template('Landing page'),
	'adminPages.template.coachingOffer': template('Coaching offer'),
	'adminPages.template.coachingOffer.about': template(
		'For one-to-one coaching: concerns, process, prices and the way to a first talk.',
	),
	'adminPages.template.coachingWorkshop': template('Workshop or course'),
	'adminPages.template.coachingWorkshop.about': template(
		'For a date with its programme, who leads it, questions and registration.',
	),
	'adminPages.template.creatorPortfolio': template('Portfolio'),
	'adminPages.template.creatorPortfolio.about': template('Show work, introduce yourself, win commissions.'),
	'adminPages.template.creatorMediaKit': template('Media kit'),
	'adminPages.template.creatorMediaKit.about': template(
		'Reach, formats and prices for brands that want to work together.',
	),
	'adminPages.template.creatorLinks': template('All links'),
	'adminPages.template.creatorLinks.about': template('One address for all profiles: links, social networks, a voice.'),
	'adminPages.template.shopFront': template('Shop front'),
	'adminPages.template.shopFront.about': template(
		'Range, news, reasons to buy and answers: a way into the whole shop.',
	),
	'adminPages.template.seasonSale': template('Seasonal campaign'),
	'adminPages.template.seasonSale.about': template(
		'An occasion, products for it, order deadlines and questions on delivery.',
	),
	'adminPages.template.landingProduct': template('One product in focus'),
	'adminPages.template.landingProduct.about': template(
		'One product from all sides: benefits, details, voices, purchase.',
	),
	'adminPages.template.landingService': template('Offer for business customers'),
	'adminPages.template.landingService.about': template(
		'A standing offer with benefits, terms and somebody to talk to.',
	),
	'adminPages.shown': { text: 'Visibility', context: 'Heading' },
	'adminPages.active': label('Active'),
	'adminPages.activeHint': {
		text: 'Switched off, visitors read that the page has been deactivated.',
	},
	'adminPages.home': label('Home page of the shop'),
	'adminPages.homeHint': {
		text: 'There is only one: the previous one becomes an ordinary page.',
	},
	'adminPages.homeStays': {
		text: 'Make another page the home page to replace this one. Until then it stays active.',
	},
	'adminPages.inNavigation': label('In the navigation'),
	'adminPages.inFooter': label('In the footer'),
	'adminPages.saved': { text: 'Page successfully saved' },
	'adminPages.saveFailed': failure('Error saving page'),
	'adminPages.copied': { text: 'Page successfully copied' },
	'adminPages.copyFailed': failure('Error copying page'),
	'adminPages.activated': { text: 'Page activated' },
	'adminPages.deactivated': { text: 'Page deactivated' },
	'adminPages.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete page “{name}”?',
	}),
	'adminPages.deleteText': {
		text: 'Its content is permanently lost, in all languages and with all earlier versions. If it is in a menu, it is removed from there.',
	},
	'adminPages.deleted': { text: 'Page successfully deleted' },
	'adminPages.deleteFailed': failure('Error deleting page'),
} satisfies Record<string, ShippedText>;
