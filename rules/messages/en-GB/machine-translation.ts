// Machine translation: its settings, and why a text was not translated.
import { type ShippedText, withArguments } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });

export const machineTranslation = {
	'machine.off': failure(
		'Machine translation into this language is not switched on. The switch is in the settings, under “DeepL translation”.',
	),
	'machine.noKey': failure(
		'There is no DeepL key. An administrator can enter one in the settings, under “DeepL translation”.',
	),
	'machine.keyRefused': failure('DeepL did not accept the key. Please check it in the settings.'),
	'machine.quota': failure(
		'The DeepL character quota is used up. Translation goes on when the next period begins or your plan is extended.',
	),
	'machine.busy': failure('DeepL is too busy at the moment. Please try again later.'),
	'machine.unreachable': failure('DeepL cannot be reached. Please try again later.'),
	'machine.language': failure('DeepL does not translate into this language.'),
	'machine.tooLarge': failure('The text is too long for machine translation.'),
	'machine.refused': failure('DeepL did not translate this text.'),
	'machine.placeholder': failure(
		'The translation came back without all placeholders and was not used. Please translate this text yourself.',
	),
	'machine.complicated': failure('This text has too many forms for machine translation. Please translate it yourself.'),
	'machine.queued': {
		text: 'Will be translated automatically',
		context: 'Beside a text that waits for machine translation',
		tags: ['admin'],
	},

	'machine.title': { text: 'DeepL translation', context: 'Tab', tags: ['admin'] },
	'machine.account': { text: 'Account', context: 'Heading: key and usage' },
	'machine.sandboxTitle': { text: 'Sandbox' },
	'machine.sandbox': {
		text: 'Without a key this demo works with a sandbox: it talks like DeepL but only pretends to translate, and puts the code of the language before the text.',
	},
	'machine.none': {
		text: 'There is no key. Without a key nothing is translated.',
	},
	'machine.usage': { text: 'Usage in this period' },
	'machine.usageOf': withArguments<{ used: string; limit: string }>()({
		text: '{used} of {limit} characters',
	}),
	'machine.usageUnlimited': withArguments<{ used: string }>()({
		text: '{used} characters, without a limit',
	}),
	'machine.test': { text: 'Test connection', tags: ['admin', 'button'] },
	'machine.tested': withArguments<{ text: string }>()({
		text: 'Connected: “Guten Morgen” means “{text}”',
	}),
	'machine.testFailed': failure('The test failed'),
	'machine.translation': { text: 'Translation', context: 'Heading: switches and formality' },
	'machine.enabled': label('Translate texts by machine'),
	'machine.enabledHint': {
		text: 'New and changed texts are translated automatically into the languages switched on below. What people have written, and what is locked, is never touched.',
	},
	'machine.formality': label('Form of address'),
	'machine.formalityHint': {
		text: 'For languages that know a difference, such as German or French. Formal means “Sie” in German.',
	},
	'machine.formality.more': { text: 'Formal' },
	'machine.formality.less': { text: 'Informal' },
	'machine.formality.default': { text: 'As DeepL chooses' },
	'machine.languages': label('Translate into these languages'),
	'machine.unsupported': { text: 'DeepL does not know this language.' },
	'machine.waiting': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Nothing is waiting} one {# text will be translated automatically} other {# texts will be translated automatically}}',
	}),
	'machine.failed': withArguments<{ count: number }>()({
		text: '{count, plural, one {# text was not translated} other {# texts were not translated}}',
	}),
	'machine.translateChosen': {
		text: 'Translate by machine',
		context: 'Button: what is missing or outdated in the chosen texts',
		tags: ['admin', 'button'],
	},
	'machine.translateMissing': {
		text: 'Translate missing texts',
		tags: ['admin', 'button'],
	},
	'machine.translateCount': withArguments<{ count: number; characters: string }>()({
		text: '{count, plural, =0 {Nothing is missing.} one {# text, {characters} characters.} other {# texts, {characters} characters.}}',
	}),
	'machine.translateBudget': withArguments<{ left: string; limit: string }>()({
		text: '{left} of {limit} characters of your account are left in this period.',
	}),
	'machine.translateStarted': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {There is nothing to translate} one {# text will be translated automatically} other {# texts will be translated automatically}}',
	}),
	'machine.translateFailed': failure('The translation could not be started'),
} satisfies Record<string, ShippedText>;
