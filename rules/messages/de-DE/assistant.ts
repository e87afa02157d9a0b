// The German of en-GB/assistant.ts.
import type { assistant as base } from '../en-GB/assistant.ts';
import type { TranslationOf } from '../entry.ts';

export const assistant: TranslationOf<typeof base> = {
	'assistant.title': 'Assistent',
	'assistant.beta': 'Dies ist eine Beta-Funktion',
	'assistant.betaText':
		'Der Assistent kann sich irren. Bitte prüfen Sie, was er schreibt, bevor Sie es verwenden, und geben Sie keine Daten von Kunden ein.',
	'assistant.sandbox': 'Hier antwortet eine Sandbox mit vorbereiteten Texten. Nichts verlässt diese Installation.',
	'assistant.madeWithAi': 'Mit KI erstellt',

	'assistant.unavailable':
		'Der Assistent steht nicht zur Verfügung. Ein Administrator kann ihn in den Einstellungen unter „Assistent“ einrichten.',
	'assistant.failed':
		'Der Anbieter des Assistenten hat die Seite nicht geschrieben. Bitte versuchen Sie es später noch einmal.',
	'assistant.dayLimit': 'Sie haben Ihre Nachrichten für heute aufgebraucht. Morgen gibt es neue.',
	'assistant.problem.key':
		'Der Anbieter hat den Schlüssel nicht angenommen. Bitte prüfen Sie ihn in den Einstellungen.',
	'assistant.problem.quota': 'Das Guthaben beim Anbieter ist aufgebraucht.',
	'assistant.problem.busy': 'Der Anbieter ist gerade überlastet. Bitte versuchen Sie es später noch einmal.',
	'assistant.problem.unreachable': 'Der Anbieter ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
	'assistant.problem.timeout': 'Der Anbieter hat zu lange gebraucht. Bitte versuchen Sie es noch einmal.',
	'assistant.problem.cut': 'Der Text ist abgebrochen. Bitte versuchen Sie es noch einmal.',
	'assistant.problem.invalid':
		'Der Anbieter hat etwas gesendet, das sich nicht lesen lässt. Bitte versuchen Sie es noch einmal.',
	'assistant.problem.model': 'Der Anbieter kennt das Modell nicht. Bitte prüfen Sie seinen Namen in den Einstellungen.',
	'assistant.problem.filtered': 'Darüber schreibt der Anbieter nicht. Bitte formulieren Sie es anders.',
	'assistant.problem.refused': 'Der Anbieter hat die Anfrage nicht angenommen.',
	'assistant.problem.address':
		'Die Basis-URL lässt sich nicht aufrufen. Sie muss eine https-Adresse im öffentlichen Internet sein.',
	'assistant.retryIn': '{seconds, plural, one {Bitte warten Sie eine Sekunde.} other {Bitte warten Sie # Sekunden.}}',

	'assistant.prompt': 'Mit KI schreiben',
	'assistant.promptFor': 'Mit KI schreiben: {label}',
	'assistant.promptTitle': 'Mit KI schreiben: {label}',
	'assistant.task': 'Was zu tun ist',
	'assistant.task.write': 'Schreiben',
	'assistant.task.shorten': 'Kürzen',
	'assistant.task.translate': 'Übersetzen',
	'assistant.task.altText': 'Alternativtext',
	'assistant.task.seoTitle': 'Titel für Suchmaschinen',
	'assistant.task.seoDescription': 'Beschreibung für Suchmaschinen',
	'assistant.taskHint.write': 'Zum Beispiel: Warum unsere Flyer ihren Preis wert sind, in drei Sätzen',
	'assistant.taskHint.shorten': 'Kann leer bleiben. Zum Beispiel: Preise behalten, höchstens zwei Sätze',
	'assistant.taskHint.translate': 'Kann leer bleiben. Zum Beispiel: Namen der Papiere behalten',
	'assistant.taskHint.altText':
		'Der Assistent sieht das Bild nicht. Zum Beispiel: ein Stapel Karten mit kupfernem Rand',
	'assistant.taskHint.seoTitle': 'Kann leer bleiben. Zum Beispiel: die Region nennen',
	'assistant.taskHint.seoDescription': 'Kann leer bleiben. Zum Beispiel: kostenlose Muster erwähnen',
	'assistant.promptLabel': 'Prompt',
	'assistant.promptOfPicture': 'Was ist zu sehen?',
	'assistant.submit': 'Schreiben',
	'assistant.again': 'Noch einmal versuchen',
	'assistant.accept': 'Übernehmen',
	'assistant.accepted': 'Text übernommen',
	'assistant.undo': 'Rückgängig',
	'assistant.stop': 'Anhalten',
	'assistant.suggestion': 'Vorschlag',
	'assistant.writing': 'Der Assistent schreibt …',
	'assistant.written': 'Der Vorschlag ist fertig.',
	'assistant.tooLong': 'Der Vorschlag hat {count} Zeichen; das Feld fasst {most}. Bitte versuchen Sie es noch einmal.',
	'assistant.promptRequired': 'Bitte geben Sie einen Prompt ein',
	'assistant.promptFailed': 'Der Prompt konnte nicht gesendet werden',
};
