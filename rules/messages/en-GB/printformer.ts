// Printformer in the administration: the account, its templates, and how products are designed.
import type { ShippedText } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
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
		text: 'Please enter an https address without a path, such as https://example.printformer.net',
		tags: ['admin', 'error'],
	},
	'printformer.noAccount': {
		text: 'Please save base URL, client identifier and API key first',
		tags: ['admin', 'error'],
	},
	'printformer.client': label('Client identifier'),
	'printformer.clientHint': hint('You find it at Printformer, in the settings of your client.'),
} as const satisfies Record<string, ShippedText>;
