// The German of en-GB/shop-setup.ts.
import type { shopSetup as base } from '../en-GB/shop-setup.ts';
import type { TranslationOf } from '../entry.ts';

export const shopSetup: TranslationOf<typeof base> = {
	'shopSetup.title': 'Shop einrichten',
	'shopSetup.intro':
		'Fünf Schritte zu Ihrem eigenen Shop. Sie können jeden überspringen und jederzeit zurückkehren; was Sie speichern, gilt sofort.',
	'shopSetup.steps': 'Schritte der Einrichtung',
	'shopSetup.step.pagebar': 'Kopfleiste',
	'shopSetup.step.general': 'Allgemeine Einstellungen',
	'shopSetup.step.logos': 'Logos und Icons',
	'shopSetup.step.theme': 'Design',
	'shopSetup.step.translation': 'Übersetzung',
	'shopSetup.step.calendly': 'Calendly',
	'shopSetup.text.pagebar':
		'Wählen Sie die Leiste oben auf jeder Seite: mit den Kategorien in einer zweiten Zeile oder alles in einer.',
	'shopSetup.text.general':
		'Name, Slogan und Kontaktdaten erscheinen in Kopf- und Fußzeile. Was auf Rechnungen steht, tragen Sie in den Einstellungen unter „Rechnungen“ ein.',
	'shopSetup.text.logos': 'Ohne Logo zeigt Ihr Shop seinen Namen. Bilder gelten sofort.',
	'shopSetup.text.theme':
		'Beginnen Sie mit einem dieser Designs. Die Vorschau zeigt es; Besucher sehen es, sobald Sie fortfahren. Farben und Schriften ändern Sie im Theme-Editor.',
	'shopSetup.text.translation':
		'Mit einem DeepL-Schlüssel werden Texte von selbst in die anderen Sprachen Ihres Shops übersetzt.',
	'shopSetup.text.calendly':
		'Besucher können Termine in Ihrem Calendly-Kalender buchen. Ohne ihn schlagen sie Zeiten vor, die Sie annehmen.',
	'shopSetup.toThemeEditor': 'Theme-Editor öffnen',
	'shopSetup.state.done': 'erledigt',
	'shopSetup.state.skipped': 'übersprungen',
	'shopSetup.state.open': 'offen',
	'shopSetup.continue': 'Speichern und weiter',
	'shopSetup.finish': 'Speichern und abschließen',
	'shopSetup.skip': 'Schritt überspringen',
	'shopSetup.back': 'Zurück',
	'shopSetup.later': 'Später fortsetzen',
	'shopSetup.preview': 'Vorschau Ihres Shops',
	'shopSetup.finishedToast': 'Ihr Shop ist eingerichtet',
	'shopSetup.saveFailed': 'Der Fortschritt konnte nicht gespeichert werden',
	'shopSetup.themeFailed': 'Das Design konnte nicht veröffentlicht werden',
	'shopSetup.themeCurrent': 'Jetziges Design',
	'shopSetup.themeInUse': 'In Verwendung',
	'shopSetup.themeOnTrial': 'Wird ausprobiert',
	'shopSetup.themeTry': 'Ausprobieren',
	'shopSetup.themeTryNamed': '{name} ausprobieren',
	'shopSetup.themeKeep': 'Beibehalten',
	'shopSetup.themeKeepNamed': '{name} beibehalten',
	'shopSetup.themeTried':
		'Sie probieren „{name}“ aus. „Speichern und weiter“ veröffentlicht es, „Schritt überspringen“ verwirft es.',
	'shopSetup.themeDrafted':
		'Im Theme-Editor gibt es einen Entwurf, der nicht veröffentlicht ist. „Speichern und weiter“ veröffentlicht ihn, „Schritt überspringen“ lässt ihn Entwurf.',
	'shopSetup.trialFailed': 'Das ausprobierte Design konnte nicht verworfen werden',
	'shopSetup.themePublished': 'Das Design ist veröffentlicht',
	'shopSetup.stepsDone': '{done} von {count} Schritten der Einrichtung sind erledigt.',
	'shopSetup.start': 'Einrichtung beginnen',
	'shopSetup.resume': 'Einrichtung fortsetzen',
	'shopSetup.again': 'Einrichtung erneut öffnen',
	'shopSetup.checklist': 'Bevor Sie verkaufen',
	'shopSetup.item.legalPages': 'Rechtliche Seiten ausfüllen',
	'shopSetup.item.ownPages': 'Startseite und Kontaktseite schreiben',
	'shopSetup.item.payment': 'Zahlung einrichten',
	'shopSetup.item.shipping': 'Versand einrichten',
	'shopSetup.item.product': 'Erstes Produkt veröffentlichen',
	'shopSetup.item.domain': 'Eigene Domain verbinden',
	'shopSetup.itemHint.legalPages':
		'Impressum, Datenschutz, AGB und Widerruf sind veröffentlicht, und nichts in Klammern ist darin offen. Solange AGB oder Widerruf noch Vorlagen sind, können Kunden nicht bestellen.',
	'shopSetup.itemHint.payment':
		'Kartenzahlung oder Rechnung, dazu alle Angaben, die auf Ihren Rechnungen stehen müssen.',
	'shopSetup.itemHint.ownPages':
		'Beide beginnen mit einem allgemeinen Text. Ersetzen Sie ihn durch Ihren eigenen, in jeder Sprache Ihres Shops.',
	'shopSetup.itemHint.shipping': 'Mindestens eine Versandart, außer wenn Bestellungen abgeholt werden.',
	'shopSetup.itemHint.product':
		'Veröffentlicht, mit Preis und in einer Kategorie, sodass Besucher es finden und bestellen können.',
	'shopSetup.itemHint.domain': 'Bis dahin hat der Shop seine Adresse auf der Plattform.',
	'shopSetup.allDone': 'Alles ist da: Ihr Shop kann verkaufen.',
	'shopSetup.dismiss': 'Karte ausblenden',
	'shopSetup.opened': 'Einrichtung geöffnet',
	'shopSetup.doneSteps': 'Erledigte Schritte',
	'shopSetup.skippedSteps': 'Übersprungene Schritte',
	'shopSetup.finished': 'Einrichtung abgeschlossen',
	'shopSetup.dismissed': 'Checkliste ausgeblendet',
};
