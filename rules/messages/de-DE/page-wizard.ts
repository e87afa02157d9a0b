// The German of en-GB/page-wizard.ts.
import type { pageWizard as base } from '../en-GB/page-wizard.ts';
import type { TranslationOf } from '../entry.ts';

export const pageWizard: TranslationOf<typeof base> = {
	'pageWizard.title': 'Mit einer Vorlage beginnen',
	'pageWizard.apply': 'Vorlage anwenden',
	'pageWizard.working': 'Vorlage wird angewendet',
	'pageWizard.applied': 'Vorlage angewendet',
	'pageWizard.workingOn': 'Vorlage für „{name}“: {stage}',
	'pageWizard.show': 'Anzeigen',
	'pageWizard.stage.page': 'Seite wird erstellt',
	'pageWizard.stage.layouts': 'Abschnitte werden hinzugefügt',
	'pageWizard.stage.texts': 'Texte werden übersetzt',
	'pageWizard.stage.pictures': 'Platzhalter für Bilder werden eingesetzt',
	'pageWizard.finished.page': 'Seite erstellt',
	'pageWizard.finished.layouts': 'Abschnitte hinzugefügt',
	'pageWizard.finished.texts': 'Texte übersetzt',
	'pageWizard.finished.pictures': 'Platzhalter für Bilder eingesetzt',
	'pageWizard.notTranslated': 'Texte nicht übersetzt',
	'pageWizard.state.waiting': 'wartet',
	'pageWizard.state.now': 'läuft',
	'pageWizard.state.done': 'fertig',
	'pageWizard.state.skipped': 'ausgelassen',
	'pageWizard.state.failed': 'fehlgeschlagen',
	'pageWizard.sections': '{count, plural, one {# Abschnitt} other {# Abschnitte}}',
	'pageWizard.pictures': '{count, plural, =0 {Diese Vorlage braucht keine.} one {# Bild} other {# Bilder}}',
	'pageWizard.languages': '{done} von {count, plural, one {# Sprache} other {# Sprachen}}: {names}',
	'pageWizard.translation.notNeeded': 'Nicht nötig: Die Vorlage spricht alle Sprachen Ihres Shops.',
	'pageWizard.translation.off':
		'Ausgelassen: Für die weiteren Sprachen ist keine maschinelle Übersetzung eingeschaltet. Bis jemand übersetzt, lesen Besucher dort die Standardsprache.',
	'pageWizard.translation.noKey':
		'Ausgelassen: Für die maschinelle Übersetzung fehlt der Schlüssel des Anbieters. Bis jemand übersetzt, lesen Besucher dort die Standardsprache.',
	'pageWizard.translation.skipped': 'Auf Ihren Wunsch ausgelassen.',
	'pageWizard.mayLeave': 'Sie können dieses Fenster schließen: Es geht im Hintergrund weiter.',
	'pageWizard.done': 'Der Inhalt der Vorlage wurde der Seite hinzugefügt',
	'pageWizard.doneFor': '„{name}“: Der Inhalt der Vorlage wurde der Seite hinzugefügt',
	'pageWizard.doneHint':
		'Noch sieht sie niemand: Ersetzen Sie Texte und Bilder durch Ihre eigenen, dann veröffentlichen Sie die Seite.',
	'pageWizard.failed': 'Fehler beim Anwenden der Vorlage',
	'pageWizard.failedAt': '„{stage}“ ist fehlgeschlagen. {reason} Was davor getan wurde, bleibt auf der Seite.',
	'pageWizard.failedFor': '„{name}“: Fehler beim Anwenden der Vorlage ({stage})',
	'pageWizard.again': 'Erneut versuchen',
	'pageWizard.withoutTranslation': 'Ohne Übersetzung fortfahren',
	'pageWizard.finish': 'Fertig',
};
