// The tab “Assistant” of the settings.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const hint = (text: string): ShippedText => ({ text, tags: ['admin', 'hint'] });

export const assistantSettings = {
	'assistantSettings.title': { text: 'Assistant', context: 'Tab', tags: ['admin'] },
	'assistantSettings.account': { text: 'Provider', context: 'Heading: switch, base URL, model and key' },
	'assistantSettings.enabled': label('Use the assistant'),
	'assistantSettings.enabledHint': hint(
		'Editors can have texts and pages written, and plan the marketing. The provider receives what they enter, the texts in question and the names of your shop and its categories; mail addresses, phone and account numbers are replaced before.',
	),
	'assistantSettings.baseUrl': label('Base URL'),
	'assistantSettings.baseUrlHint': hint(
		'Of any provider with an OpenAI-compatible interface, up to and with the version, such as https://api.example.com/v1',
	),
	'assistantSettings.baseUrlInvalid': {
		text: 'Please enter a public https address, such as https://api.example.com/v1',
		tags: ['admin', 'error'],
	},
	'assistantSettings.model': label('Model'),
	'assistantSettings.modelHint': hint('As the provider calls it. Larger models write better, and cost more.'),
	'assistantSettings.sandboxTitle': { text: 'Sandbox' },
	'assistantSettings.sandbox': {
		text: 'Without an account of its own this demo works with a sandbox: it talks like a provider, but has prepared texts only.',
	},
	'assistantSettings.none': {
		text: 'There is no account. Enter base URL, model and API key, save, and test the connection. Until then the assistant is hidden everywhere.',
	},
	'assistantSettings.installation': withArguments<{ model: string }>()({
		text: 'Your shop uses the account of this installation (model {model}). With base URL, model and API key of your own it uses yours.',
	}),
	'assistantSettings.own': withArguments<{ model: string }>()({
		text: 'Your shop uses its own account (model {model}).',
	}),
	'assistantSettings.off': { text: 'The assistant is switched off, and hidden everywhere.' },
	'assistantSettings.test': { text: 'Test connection', tags: ['admin', 'button'] },
	'assistantSettings.testUnsaved': hint('Please save first: the saved settings are tested.'),
	'assistantSettings.tested': withArguments<{ text: string }>()({ text: 'Connected. The model says: “{text}”' }),
	'assistantSettings.testFailed': { text: 'The test failed', tags: ['admin', 'error'] },
	'assistantSettings.models': withArguments<{ names: string }>()({
		text: 'Models of this account: {names}',
	}),
	'assistantSettings.usage': { text: 'Usage this month', context: 'Heading' },
	'assistantSettings.usageMessages': label('Messages in conversations'),
	'assistantSettings.usagePrompts': label('Texts written'),
	'assistantSettings.usageTokens': label('Tokens'),
	'assistantSettings.usageHint': hint('Tokens are what providers charge for: about four characters each.'),
} as const;
