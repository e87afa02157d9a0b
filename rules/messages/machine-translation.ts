// Machine translation: its settings, and why a text was not translated.
import { type ShippedText, withArguments } from './entry.ts';

const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });

export const machineTranslation = {
	'machine.off': failure(
		'Die maschinelle Übersetzung in diese Sprache ist nicht eingeschaltet. Sie finden den Schalter in den Einstellungen unter „DeepL-Übersetzung“.',
		'Machine translation into this language is not switched on. The switch is in the settings, under “DeepL translation”.',
	),
	'machine.noKey': failure(
		'Es ist kein DeepL-Schlüssel hinterlegt. Ein Administrator kann ihn in den Einstellungen unter „DeepL-Übersetzung“ eintragen.',
		'There is no DeepL key. An administrator can enter one in the settings, under “DeepL translation”.',
	),
	'machine.keyRefused': failure(
		'DeepL hat den Schlüssel nicht angenommen. Bitte prüfen Sie ihn in den Einstellungen.',
		'DeepL did not accept the key. Please check it in the settings.',
	),
	'machine.quota': failure(
		'Das Zeichenkontingent bei DeepL ist aufgebraucht. Übersetzt wird wieder, sobald der nächste Zeitraum beginnt oder Ihr Tarif erweitert ist.',
		'The DeepL character quota is used up. Translation goes on when the next period begins or your plan is extended.',
	),
	'machine.busy': failure(
		'DeepL ist gerade überlastet. Bitte versuchen Sie es später noch einmal.',
		'DeepL is too busy at the moment. Please try again later.',
	),
	'machine.unreachable': failure(
		'DeepL ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
		'DeepL cannot be reached. Please try again later.',
	),
	'machine.language': failure(
		'DeepL übersetzt nicht in diese Sprache.',
		'DeepL does not translate into this language.',
	),
	'machine.tooLarge': failure(
		'Der Text ist zu lang für die maschinelle Übersetzung.',
		'The text is too long for machine translation.',
	),
	'machine.refused': failure('DeepL hat diesen Text nicht übersetzt.', 'DeepL did not translate this text.'),
	'machine.placeholder': failure(
		'Die Übersetzung kam ohne alle Platzhalter zurück und wurde nicht übernommen. Bitte übersetzen Sie diesen Text selbst.',
		'The translation came back without all placeholders and was not used. Please translate this text yourself.',
	),
	'machine.complicated': failure(
		'Dieser Text hat zu viele Formen für die maschinelle Übersetzung. Bitte übersetzen Sie ihn selbst.',
		'This text has too many forms for machine translation. Please translate it yourself.',
	),
	'machine.queued': {
		de: 'Wird automatisch übersetzt',
		en: 'Will be translated automatically',
		context: 'Beside a text that waits for machine translation',
		tags: ['admin'],
	},

	'machine.title': { de: 'DeepL-Übersetzung', en: 'DeepL translation', context: 'Tab', tags: ['admin'] },
	'machine.account': { de: 'Zugang', en: 'Account', context: 'Heading: key and usage' },
	'machine.sandboxTitle': { de: 'Sandbox', en: 'Sandbox' },
	'machine.sandbox': {
		de: 'Ohne Schlüssel arbeitet diese Demo mit einer Sandbox: Sie spricht wie DeepL, übersetzt aber nur zum Schein und setzt das Kürzel der Sprache vor den Text.',
		en: 'Without a key this demo works with a sandbox: it talks like DeepL but only pretends to translate, and puts the code of the language before the text.',
	},
	'machine.none': {
		de: 'Es ist kein Schlüssel hinterlegt. Ohne Schlüssel wird nichts übersetzt.',
		en: 'There is no key. Without a key nothing is translated.',
	},
	'machine.usage': { de: 'Verbrauch in diesem Zeitraum', en: 'Usage in this period' },
	'machine.usageOf': withArguments<{ used: string; limit: string }>()({
		de: '{used} von {limit} Zeichen',
		en: '{used} of {limit} characters',
	}),
	'machine.usageUnlimited': withArguments<{ used: string }>()({
		de: '{used} Zeichen, ohne Obergrenze',
		en: '{used} characters, without a limit',
	}),
	'machine.test': { de: 'Verbindung testen', en: 'Test connection', tags: ['admin', 'button'] },
	'machine.tested': withArguments<{ text: string }>()({
		de: 'Verbindung steht: „Guten Morgen“ heißt „{text}“',
		en: 'Connected: “Guten Morgen” means “{text}”',
	}),
	'machine.testFailed': failure('Der Test ist fehlgeschlagen', 'The test failed'),
	'machine.translation': { de: 'Übersetzung', en: 'Translation', context: 'Heading: switches and formality' },
	'machine.enabled': label('Texte maschinell übersetzen', 'Translate texts by machine'),
	'machine.enabledHint': {
		de: 'Neue und geänderte Texte werden automatisch in die unten eingeschalteten Sprachen übersetzt. Was Menschen geschrieben haben und was gesperrt ist, bleibt unberührt.',
		en: 'New and changed texts are translated automatically into the languages switched on below. What people have written, and what is locked, is never touched.',
	},
	'machine.formality': label('Anrede', 'Form of address'),
	'machine.formalityHint': {
		de: 'Gilt für Sprachen, die einen Unterschied kennen, etwa Deutsch oder Französisch. Förmlich heißt im Deutschen „Sie“.',
		en: 'For languages that know a difference, such as German or French. Formal means “Sie” in German.',
	},
	'machine.formality.more': { de: 'Förmlich', en: 'Formal' },
	'machine.formality.less': { de: 'Persönlich', en: 'Informal' },
	'machine.formality.default': { de: 'Wie DeepL es wählt', en: 'As DeepL chooses' },
	'machine.languages': label('In diese Sprachen übersetzen', 'Translate into these languages'),
	'machine.unsupported': { de: 'DeepL kennt diese Sprache nicht.', en: 'DeepL does not know this language.' },
	'machine.waiting': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Nichts wartet} one {# Text wird automatisch übersetzt} other {# Texte werden automatisch übersetzt}}',
		en: '{count, plural, =0 {Nothing is waiting} one {# text will be translated automatically} other {# texts will be translated automatically}}',
	}),
	'machine.failed': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Text wurde nicht übersetzt} other {# Texte wurden nicht übersetzt}}',
		en: '{count, plural, one {# text was not translated} other {# texts were not translated}}',
	}),
	'machine.translateChosen': {
		de: 'Maschinell übersetzen',
		en: 'Translate by machine',
		context: 'Button: what is missing or outdated in the chosen texts',
		tags: ['admin', 'button'],
	},
	'machine.translateMissing': {
		de: 'Fehlende Texte übersetzen',
		en: 'Translate missing texts',
		tags: ['admin', 'button'],
	},
	'machine.translateStarted': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Es gibt nichts zu übersetzen} one {# Text wird automatisch übersetzt} other {# Texte werden automatisch übersetzt}}',
		en: '{count, plural, =0 {There is nothing to translate} one {# text will be translated automatically} other {# texts will be translated automatically}}',
	}),
	'machine.translateFailed': failure(
		'Die Übersetzung konnte nicht begonnen werden',
		'The translation could not be started',
	),
} satisfies Record<string, ShippedText>;
