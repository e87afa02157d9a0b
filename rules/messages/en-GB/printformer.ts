// Printformer in the administration: the account, its templates, and how products are designed.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const hint = (text: string): ShippedText => ({ text, tags: ['admin', 'hint'] });

export const printformer = {
	'printformer.title': { text: 'Printformer', context: 'Tab', tags: ['admin'] },
	'printformer.account': { text: 'Account', context: 'Heading: base URL, client and key' },
	'printformer.enabled': label('Design products with Printformer'),
	'printformer.enabledHint': hint(
		'Which products is chosen in the product itself. All others stay in the built-in studio.',
	),
	'printformer.baseUrl': label('Base URL'),
	'printformer.baseUrlHint': hint('The address of your instance, such as https://example.printformer.net'),
	'printformer.baseUrlInvalid': {
		text: 'Please enter a public https address without a path, such as https://example.printformer.net',
		tags: ['admin', 'error'],
	},
	'printformer.noAccount': {
		text: 'Please save base URL, client identifier and API key first',
		tags: ['admin', 'error'],
	},
	'printformer.client': label('Client identifier'),
	'printformer.clientHint': hint('You find it at Printformer, in the settings of your client.'),

	'printformer.sandboxTitle': { text: 'Sandbox' },
	'printformer.sandbox': {
		text: 'This shop is connected with the sandbox that comes with the demo: it works like Printformer, but nothing is printed.',
	},
	'printformer.none': {
		text: 'Not connected yet. Enter base URL, client identifier and API key, save, and test the connection.',
	},
	'printformer.off': {
		text: 'Printformer is switched off: new designs of all products are made in the built-in studio. Drafts that were begun at Printformer can still be finished.',
	},
	'printformer.test': { text: 'Test connection', tags: ['admin', 'button'] },
	'printformer.testUnsaved': hint('Please save first: the saved account is tested.'),
	'printformer.connected': withArguments<{ name: string }>()({ text: 'Connected as client “{name}”' }),
	'printformer.testFailed': failure('The test failed'),
	'printformer.problem.address': failure(
		'This base URL cannot be called. It must be an https address on the public internet, without a path or port.',
	),
	'printformer.problem.unreachable': failure(
		'Printformer does not respond at this base URL. Please check the address, or try again later.',
	),
	'printformer.problem.unresolved': failure(
		'There is no server with the name in this base URL. Please check how it is spelt.',
	),
	'printformer.problem.otherKey': failure(
		'The API key belongs to the test environment and the base URL to an account, or the other way round. Nothing was sent. Please enter the key of this account.',
	),
	'printformer.problem.busy': failure('Printformer is busy or under maintenance. Please try again later.'),
	'printformer.problem.credentials': failure(
		'Printformer did not accept the API key for this client. Please check client identifier and API key.',
	),
	'printformer.problem.forbidden': failure('Your Printformer account does not include this function.'),
	'printformer.problem.notFound': failure(
		'There is no Printformer at this base URL, or it does not know the client. Please check both.',
	),
	'printformer.problem.refused': failure('Printformer refused the request.'),
	'printformer.problem.invalidResponse': failure(
		'What responds at this base URL is not Printformer, or a version that is not supported.',
	),
	'printformer.problem.tooLarge': failure('The response of Printformer was too large.'),
	'printformer.providerSays': withArguments<{ message: string }>()({ text: 'Printformer says: “{message}”' }),
	'printformer.accountAsk': { text: 'Connect another account?', context: 'Title of a question' },
	'printformer.accountText': withArguments<{ drafts: number }>()({
		text: '{drafts, plural, =0 {No draft of a shopper belongs to the present account.} one {One draft of a shopper belongs to the present account. With another one it cannot be opened any more.} other {# drafts of shoppers belong to the present account. With another one they cannot be opened any more.}}',
		context: 'Before base URL or client are changed',
	}),
	'printformer.accountPrints': withArguments<{ prints: number }>()({
		text: '{prints, plural, one {One print file has} other {# print files have}} been ordered there and not arrived yet.',
		context: 'Follows accountText',
	}),
	'printformer.accountProducts': withArguments<{ products: number }>()({
		text: '{products, plural, one {One product or variant is} other {# products and variants are}} designed with its templates and {products, plural, one {needs} other {need}} another template: until then shoppers cannot begin a design there.',
		context: 'Follows accountText',
	}),
	'printformer.accountBack': {
		text: 'If you connect the present account again later, everything is there again.',
		context: 'Follows accountText',
	},
	'printformer.accountConfirm': { text: 'Use the other account', tags: ['admin', 'button'] },

	'printformer.templates': { text: 'Templates', context: 'Heading' },
	'printformer.sync': { text: 'Synchronise', tags: ['admin', 'button'] },
	'printformer.syncing': { text: 'Synchronising templates', context: 'Label of a progress bar' },
	'printformer.syncStarted': { text: 'The templates are being synchronised' },
	'printformer.syncNotStarted': failure('The templates could not be synchronised'),
	'printformer.syncedAt': withArguments<{ moment: string }>()({ text: 'Last synchronised: {moment}' }),
	'printformer.syncDaily': {
		text: 'The templates are also synchronised every night.',
		context: 'Follows syncedAt',
	},
	'printformer.syncFailed': withArguments<{ moment: string }>()({
		text: 'The synchronisation of {moment} failed.',
		context: 'The reason follows',
	}),
	'printformer.withoutPreview': withArguments<{ count: number }>()({
		text: '{count, plural, one {One preview} other {# previews}} could not be loaded.',
	}),
	'printformer.noTemplates': { text: 'No templates yet', context: 'Title of an empty list' },
	'printformer.noTemplatesText': {
		text: 'Templates are made at Printformer. Synchronise to choose them for your products here.',
	},
	'printformer.noTemplatesAtProvider': {
		text: 'There is no template in this account. Templates are made at Printformer; synchronise again afterwards.',
	},
	'printformer.connectFirst': { text: 'As soon as the account is connected, its templates appear here.' },
	'printformer.pages': withArguments<{ count: number }>()({ text: '{count, plural, one {# page} other {# pages}}' }),
	'printformer.intent.customize': { text: 'Customise' },
	'printformer.intent.personalize': { text: 'Personalise (a series)' },
	'printformer.intent.upload': { text: 'Upload a file' },
	'printformer.intent.upload-and-editor': { text: 'Upload and edit' },
	'printformer.type.customizable': { text: 'Customisable' },
	'printformer.type.group': { text: 'Group' },
	'printformer.type.bundle': { text: 'Bundle' },
	'printformer.variantNames': withArguments<{ names: string }>()({ text: 'Variants: {names}' }),
	'printformer.members': withArguments<{ names: string }>()({ text: 'Contains: {names}' }),
	'printformer.gone': { text: 'No longer at Printformer', context: 'Label of a template' },
	'printformer.noPreview': { text: 'No preview' },

	'printformer.design': { text: 'Design', context: 'Heading: where a product is designed' },
	'printformer.provider': label('Shoppers design this product with'),
	'printformer.providerVariant': label('Shoppers design this variant with'),
	'printformer.provider.inherit': { text: 'The same as the product' },
	'printformer.provider.studio': { text: 'Built-in studio' },
	'printformer.provider.printformer': { text: 'Printformer' },
	'printformer.template': label('Template'),
	'printformer.templateChoose': { text: 'Choose a template', tags: ['admin', 'button'] },
	'printformer.templateOther': { text: 'Choose another template', tags: ['admin', 'button'] },
	'printformer.templateSearch': label('Search templates'),
	'printformer.templateNone': { text: 'No template matches.' },
	'printformer.templateMissing': failure('Please choose a template'),
	'printformer.templateGone': failure('This template is no longer at Printformer. Please choose another one.'),
	'printformer.intent': label('What shoppers do with the template'),
	'printformer.intentMissing': failure('Please choose what shoppers do with the template'),
	'printformer.pagePlanner': label('Page planner'),
	'printformer.pagePlannerHint': hint('Shoppers can add, sort and remove pages.'),
	'printformer.variants': label('Variants that shoppers can choose'),
	'printformer.variantsHint': hint('Without a tick all of them can be chosen.'),
	'printformer.noSpecification': {
		text: 'This product is not printed from data yet. Switch that on and enter its format: without it designs cannot be released.',
	},
	'printformer.pagesDiffer': withArguments<{ template: number; product: number }>()({
		text: 'The template has {template, plural, one {# page} other {# pages}}, the product {product, plural, one {# printed page} other {# printed pages}}. Such designs cannot be released.',
	}),
	'printformer.productFormat': withArguments<{ size: string; pages: number }>()({
		text: 'Format of the product: {size} mm, {pages, plural, one {# printed page} other {# printed pages}}',
		context: 'Below the template; {size} is width × height',
	}),
	'printformer.formatDiffers': withArguments<{ template: string; product: string }>()({
		text: 'The template has the format {template} mm, the product {product} mm. Such designs cannot be released.',
		context: 'Width × height',
	}),
	'printformer.proportionsDiffer': withArguments<{ product: string }>()({
		text: 'By its preview the template does not have the proportions of the product ({product} mm). Please check its format: otherwise designs cannot be released.',
		context: 'Width × height',
	}),
	'printformer.toPrintformer': {
		text: 'New designs will be made at Printformer. Drafts and orders that were made in the built-in studio stay there and can be finished.',
	},
	'printformer.toStudio': {
		text: 'New designs will be made in the built-in studio. Drafts and orders that were made at Printformer stay there and can be finished.',
	},
	'printformer.productOff': {
		text: 'Printformer is switched off in the settings. Until it is switched on, this product is designed in the built-in studio.',
	},
	'printformer.toSettings': { text: 'Printformer settings', context: 'Link' },
	'printformer.productNoTemplates': {
		text: 'There are no templates yet. Connect the account and synchronise them in the settings.',
	},
	'printformer.designFailed': failure('Could not save where the product is designed'),
} as const satisfies Record<string, ShippedText>;
