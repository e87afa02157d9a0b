// The German of en-GB/assistant-settings.ts.
import type { assistantSettings as base } from '../en-GB/assistant-settings.ts';
import type { TranslationOf } from '../entry.ts';

export const assistantSettings: TranslationOf<typeof base> = {
	'assistantSettings.title': 'Assistent',
	'assistantSettings.account': 'Anbieter',
	'assistantSettings.enabled': 'Assistenten verwenden',
	'assistantSettings.enabledHint':
		'Redakteure können Texte und Seiten schreiben lassen und das Marketing planen. Der Anbieter erhält ihre Eingaben, die betreffenden Texte sowie die Namen Ihres Shops und seiner Kategorien; E-Mail-Adressen, Telefon- und Kontonummern werden vorher ersetzt.',
	'assistantSettings.baseUrl': 'Basis-URL',
	'assistantSettings.baseUrlHint':
		'Eines Anbieters mit OpenAI-kompatibler Schnittstelle, bis einschließlich der Version, zum Beispiel https://api.example.com/v1',
	'assistantSettings.baseUrlInvalid':
		'Bitte geben Sie eine öffentliche https-Adresse ein, zum Beispiel https://api.example.com/v1',
	'assistantSettings.model': 'Modell',
	'assistantSettings.modelHint': 'So, wie der Anbieter es nennt. Größere Modelle schreiben besser und kosten mehr.',
	'assistantSettings.sandboxTitle': 'Sandbox',
	'assistantSettings.sandbox':
		'Ohne eigenen Zugang arbeitet diese Demo mit einer Sandbox: Sie spricht wie ein Anbieter, hat aber nur vorbereitete Texte.',
	'assistantSettings.none':
		'Es gibt keinen Zugang. Geben Sie Basis-URL, Modell und API-Schlüssel ein, speichern Sie und testen Sie die Verbindung. Bis dahin ist der Assistent überall ausgeblendet.',
	'assistantSettings.installation':
		'Ihr Shop nutzt den Zugang dieser Installation (Modell {model}). Mit eigener Basis-URL, eigenem Modell und eigenem API-Schlüssel nutzt er Ihren.',
	'assistantSettings.own': 'Ihr Shop nutzt seinen eigenen Zugang (Modell {model}).',
	'assistantSettings.off': 'Der Assistent ist ausgeschaltet und überall ausgeblendet.',
	'assistantSettings.test': 'Verbindung testen',
	'assistantSettings.testUnsaved': 'Bitte speichern Sie zuerst: Getestet wird, was gespeichert ist.',
	'assistantSettings.tested': 'Verbunden. Das Modell sagt: „{text}“',
	'assistantSettings.testFailed': 'Der Test ist fehlgeschlagen',
	'assistantSettings.models': 'Modelle dieses Zugangs: {names}',
	'assistantSettings.usage': 'Verbrauch in diesem Monat',
	'assistantSettings.usageMessages': 'Nachrichten in Gesprächen',
	'assistantSettings.usagePrompts': 'Geschriebene Texte',
	'assistantSettings.usageTokens': 'Token',
	'assistantSettings.usageHint': 'Anbieter rechnen nach Token ab: etwa vier Zeichen je Token.',
};
