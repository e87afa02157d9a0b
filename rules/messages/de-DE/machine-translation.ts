// The German of en-GB/machine-translation.ts.
import type { machineTranslation as base } from '../en-GB/machine-translation.ts';
import type { TranslationOf } from '../entry.ts';

export const machineTranslation: TranslationOf<typeof base> = {
	'machine.off':
		'Die maschinelle Übersetzung in diese Sprache ist nicht eingeschaltet. Sie finden den Schalter in den Einstellungen unter „DeepL-Übersetzung“.',
	'machine.noKey':
		'Es ist kein DeepL-Schlüssel hinterlegt. Ein Administrator kann ihn in den Einstellungen unter „DeepL-Übersetzung“ eintragen.',
	'machine.keyRefused': 'DeepL hat den Schlüssel nicht angenommen. Bitte prüfen Sie ihn in den Einstellungen.',
	'machine.quota':
		'Das Zeichenkontingent bei DeepL ist aufgebraucht. Übersetzt wird wieder, sobald der nächste Zeitraum beginnt oder Ihr Tarif erweitert ist.',
	'machine.busy': 'DeepL ist gerade überlastet. Bitte versuchen Sie es später noch einmal.',
	'machine.unreachable': 'DeepL ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
	'machine.language': 'DeepL übersetzt nicht in diese Sprache.',
	'machine.tooLarge': 'Der Text ist zu lang für die maschinelle Übersetzung.',
	'machine.refused': 'DeepL hat diesen Text nicht übersetzt.',
	'machine.placeholder':
		'Die Übersetzung kam ohne alle Platzhalter zurück und wurde nicht übernommen. Bitte übersetzen Sie diesen Text selbst.',
	'machine.complicated':
		'Dieser Text hat zu viele Formen für die maschinelle Übersetzung. Bitte übersetzen Sie ihn selbst.',
	'machine.queued': 'Wird automatisch übersetzt',

	'machine.title': 'DeepL-Übersetzung',
	'machine.account': 'Zugang',
	'machine.sandboxTitle': 'Sandbox',
	'machine.sandbox':
		'Ohne Schlüssel arbeitet diese Demo mit einer Sandbox: Sie spricht wie DeepL, übersetzt aber nur zum Schein und setzt das Kürzel der Sprache vor den Text.',
	'machine.none': 'Es ist kein Schlüssel hinterlegt. Ohne Schlüssel wird nichts übersetzt.',
	'machine.usage': 'Verbrauch in diesem Zeitraum',
	'machine.usageOf': '{used} von {limit} Zeichen',
	'machine.usageUnlimited': '{used} Zeichen, ohne Obergrenze',
	'machine.test': 'Verbindung testen',
	'machine.tested': 'Verbindung steht: „Guten Morgen“ heißt „{text}“',
	'machine.testFailed': 'Der Test ist fehlgeschlagen',
	'machine.translation': 'Übersetzung',
	'machine.enabled': 'Texte maschinell übersetzen',
	'machine.enabledHint':
		'Neue und geänderte Texte werden automatisch in die unten eingeschalteten Sprachen übersetzt. Was Menschen geschrieben haben und was gesperrt ist, bleibt unberührt.',
	'machine.formality': 'Anrede',
	'machine.formalityHint':
		'Gilt für Sprachen, die einen Unterschied kennen, etwa Deutsch oder Französisch. Förmlich heißt im Deutschen „Sie“.',
	'machine.formality.more': 'Förmlich',
	'machine.formality.less': 'Persönlich',
	'machine.formality.default': 'Wie DeepL es wählt',
	'machine.languages': 'In diese Sprachen übersetzen',
	'machine.unsupported': 'DeepL kennt diese Sprache nicht.',
	'machine.waiting':
		'{count, plural, =0 {Nichts wartet} one {# Text wird automatisch übersetzt} other {# Texte werden automatisch übersetzt}}',
	'machine.failed': '{count, plural, one {# Text wurde nicht übersetzt} other {# Texte wurden nicht übersetzt}}',
	'machine.translateChosen': 'Maschinell übersetzen',
	'machine.translateMissing': 'Fehlende Texte übersetzen',
	'machine.translateCount':
		'{count, plural, =0 {Es fehlt nichts.} one {# Text, {characters} Zeichen.} other {# Texte, {characters} Zeichen.}}',
	'machine.translateBudget': 'In diesem Zeitraum sind noch {left} von {limit} Zeichen Ihres Kontingents frei.',
	'machine.translateStarted':
		'{count, plural, =0 {Es gibt nichts zu übersetzen} one {# Text wird automatisch übersetzt} other {# Texte werden automatisch übersetzt}}',
	'machine.translateFailed': 'Die Übersetzung konnte nicht begonnen werden',
};
