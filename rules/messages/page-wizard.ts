// The wizard that fills a page with a template: what is done at the moment, and how it ended.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['pages'];
const stage = (de: string, en: string): ShippedText => ({ de, en, context: 'What is done at the moment', tags });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: [...tags, 'button'] });

export const pageWizard = {
	'pageWizard.title': {
		de: 'Mit einer Vorlage beginnen',
		en: 'Begin with a template',
		context: 'Title of a dialog',
		tags,
	},
	'pageWizard.apply': button('Vorlage anwenden', 'Apply template'),
	'pageWizard.working': { de: 'Vorlage wird angewendet', en: 'Applying template', context: 'Title of a dialog', tags },
	'pageWizard.workingOn': withArguments<{ name: string; stage: string }>()({
		de: 'Vorlage für „{name}“: {stage}',
		en: 'Template for “{name}”: {stage}',
		context: 'Above the list of pages; stage is what is done at the moment',
		tags,
	}),
	'pageWizard.show': button('Anzeigen', 'Show'),
	'pageWizard.stage.page': stage('Seite wird erstellt', 'Generating page'),
	'pageWizard.stage.layouts': stage('Abschnitte werden hinzugefügt', 'Adding layouts'),
	'pageWizard.stage.texts': stage('Texte werden übersetzt', 'Translating'),
	'pageWizard.stage.pictures': stage('Platzhalter für Bilder werden eingesetzt', 'Adding image placeholders'),
	'pageWizard.state.waiting': { de: 'wartet', en: 'waiting', context: 'Read aloud after a stage', tags },
	'pageWizard.state.now': { de: 'läuft', en: 'under way', context: 'Read aloud after a stage', tags },
	'pageWizard.state.done': { de: 'fertig', en: 'done', context: 'Read aloud after a stage', tags },
	'pageWizard.state.skipped': { de: 'ausgelassen', en: 'skipped', context: 'Read aloud after a stage', tags },
	'pageWizard.state.failed': { de: 'fehlgeschlagen', en: 'failed', context: 'Read aloud after a stage', tags },
	'pageWizard.sections': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Abschnitt} other {# Abschnitte}}',
		en: '{count, plural, one {# layout} other {# layouts}}',
		tags,
	}),
	'pageWizard.pictures': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Diese Vorlage braucht keine.} one {# Platzhalter} other {# Platzhalter}}',
		en: '{count, plural, =0 {This template needs none.} one {# placeholder} other {# placeholders}}',
		tags,
	}),
	'pageWizard.languages': withArguments<{ done: number; count: number; names: string }>()({
		de: '{done} von {count, plural, one {# Sprache} other {# Sprachen}}: {names}',
		en: '{done} of {count, plural, one {# language} other {# languages}}: {names}',
		tags,
	}),
	'pageWizard.translation.notNeeded': {
		de: 'Nicht nötig: Die Vorlage spricht alle Sprachen Ihres Shops.',
		en: 'Not needed: the template speaks all languages of your shop.',
		tags,
	},
	'pageWizard.translation.off': {
		de: 'Ausgelassen: Für die weiteren Sprachen ist keine maschinelle Übersetzung eingeschaltet. Bis jemand übersetzt, lesen Besucher dort die Standardsprache.',
		en: 'Skipped: no machine translation is switched on for the other languages. Until somebody translates, visitors read the default language there.',
		tags,
	},
	'pageWizard.translation.noKey': {
		de: 'Ausgelassen: Für die maschinelle Übersetzung fehlt der Schlüssel des Anbieters. Bis jemand übersetzt, lesen Besucher dort die Standardsprache.',
		en: 'Skipped: the key of the provider of machine translation is missing. Until somebody translates, visitors read the default language there.',
		tags,
	},
	'pageWizard.translation.skipped': {
		de: 'Auf Ihren Wunsch ausgelassen.',
		en: 'Skipped as you wished.',
		tags,
	},
	'pageWizard.mayLeave': {
		de: 'Sie können dieses Fenster schließen: Es geht im Hintergrund weiter.',
		en: 'You may close this window: it goes on in the background.',
		tags,
	},
	'pageWizard.done': {
		de: 'Der Inhalt der Vorlage wurde der Seite hinzugefügt',
		en: 'Template content successfully added to page',
		tags,
	},
	'pageWizard.doneFor': withArguments<{ name: string }>()({
		de: '„{name}“: Der Inhalt der Vorlage wurde der Seite hinzugefügt',
		en: '“{name}”: Template content successfully added to page',
		tags,
	}),
	'pageWizard.doneHint': {
		de: 'Noch sieht sie niemand: Ersetzen Sie Texte und Bilder durch Ihre eigenen, dann veröffentlichen Sie die Seite.',
		en: 'Nobody sees it yet: replace texts and pictures with your own, then publish the page.',
		tags,
	},
	'pageWizard.failed': {
		de: 'Fehler beim Anwenden der Vorlage',
		en: 'Error applying template',
		tags: [...tags, 'error'],
	},
	'pageWizard.failedAt': withArguments<{ stage: string; reason: string }>()({
		de: '„{stage}“ ist fehlgeschlagen: {reason} Was davor getan wurde, bleibt auf der Seite.',
		en: '“{stage}” has failed: {reason} What was done before stays on the page.',
		tags: [...tags, 'error'],
	}),
	'pageWizard.failedFor': withArguments<{ name: string; stage: string }>()({
		de: '„{name}“: Fehler beim Anwenden der Vorlage ({stage})',
		en: '“{name}”: Error applying template ({stage})',
		tags: [...tags, 'error'],
	}),
	'pageWizard.again': button('Erneut versuchen', 'Try again'),
	'pageWizard.withoutTranslation': button('Ohne Übersetzung fortfahren', 'Go on without translation'),
	'pageWizard.finish': button('Fertig', 'Done'),
} satisfies Record<string, ShippedText>;
