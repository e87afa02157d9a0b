// The German of en-GB/series.ts.
import type { series as base } from '../en-GB/series.ts';
import type { TranslationOf } from '../entry.ts';

export const series: TranslationOf<typeof base> = {
	'series.title': 'Serie',
	'series.text': 'Eine Gestaltung für viele Personen: Jede Zeile wird als eigene Fassung gedruckt.',
	'series.inCart': 'Alles zusammen ist ein Artikel im Warenkorb.',
	'series.fixedRows':
		'{count, plural, =0 {Bestellt ist ein einzelnes Exemplar, keine Serie: Es lassen sich keine Zeilen hinzufügen.} one {Bestellt ist sie für eine Person: Die Zeile lässt sich ändern, aber keine hinzufügen oder entfernen.} other {Bestellt ist sie für # Personen: Zeilen lassen sich ändern, aber nicht hinzufügen oder entfernen.}}',
	'series.back': 'Zurück zur Gestaltung',
	'series.edit': 'Serie bearbeiten',
	'series.upload': 'Tabelle hochladen …',
	'series.clear': 'Alle Zeilen entfernen',
	'series.clearAsk': 'Alle Zeilen entfernen? Das lässt sich nicht rückgängig machen.',
	'series.replaceAsk':
		'{count, plural, one {Sollen die Zeilen der Tabelle durch die # Zeile aus {name} ersetzt werden?} other {Sollen die Zeilen der Tabelle durch die # Zeilen aus {name} ersetzt werden?}} Das lässt sich nicht rückgängig machen.',
	'series.replace': 'Zeilen ersetzen',
	'series.keepRows': 'Zeilen behalten',
	'series.sources':
		'CSV oder XLSX mit den Namen der Spalten in der ersten Zeile, höchstens 2.000 Personen. Sie können auch Zeilen aus einer Tabellenkalkulation einfügen oder unten eintippen. Bleibt eine Spalte leer, steht dort bei allen, was in der Gestaltung steht.',
	'series.people': 'Personen',
	'series.mapping': 'Spalten und Felder',
	'series.mappingText': 'Wählen Sie, welches Feld der Gestaltung eine Spalte ausfüllt.',
	'series.notPrinted': 'Wird nicht gedruckt',
	'series.missingColumns':
		'Keine Spalte füllt aus: {fields}. Dort steht bei allen Personen, was in der Gestaltung steht.',
	'series.column': 'Spalte {number}',
	'series.fault.required': 'Bitte ausfüllen.',
	'series.fault.choice': 'Das steht nicht zur Auswahl.',
	'series.errors':
		'{count, plural, one {# Zelle muss vor der Freigabe korrigiert werden} other {# Zellen müssen vor der Freigabe korrigiert werden}}',
	'series.warnings': '{count, plural, one {Bitte sehen Sie # Zelle an} other {Bitte sehen Sie # Zellen an}}',
	'series.place': 'Zeile {row}, {column}:',
	'series.goTo': 'Anzeigen',
	'series.goToOf': 'Zu Zeile {row}, {column}',
	'series.moreFaults':
		'{count, plural, one {Und # weitere.} other {Und # weitere.}} Mit F8 gelangen Sie in der Tabelle von einer zur nächsten.',
	'series.checking': 'Zeilen werden geprüft',
	'series.notChecked': 'Nicht alle Zeilen konnten geprüft werden. Sie werden bei der Freigabe noch einmal geprüft.',
	'series.count': '{count, plural, one {# Person} other {# Personen}}',
	'series.showRow': '{number} {name} auf der Seite zeigen',
	'series.pages': 'Seiten der Bilder',
	'series.previous': 'Zurück',
	'series.next': 'Weiter',
	'series.rowsOf': '{from}–{to} von {count}',
	'series.side': 'Gezeigte Seite',
	'series.proofOf': 'Korrekturabzug für Person {number}: {side}',
	'series.rowOf': 'Person {row} von {count}',
	'series.previousRow': 'Vorherige Person',
	'series.nextRow': 'Nächste Person',
	'series.saving.saved': 'Alle Zeilen sind gespeichert',
	'series.saving.saving': 'Zeilen werden gespeichert …',
	'series.saving.failed':
		'Die Zeilen konnten nicht gespeichert werden. Sie bleiben hier erhalten; bitte versuchen Sie es erneut.',
	'series.saving.otherCount':
		'Nicht gespeichert: Diese Gestaltung wurde für {count, plural, =0 {ein einzelnes Exemplar bestellt, nicht als Serie} one {eine Person bestellt} other {# Personen bestellt}}. Bitte lassen Sie es bei dieser Zahl von Zeilen; für mehr oder weniger ist eine neue Bestellung nötig.',
	'series.saving.refused':
		'Die Zeilen sind zu lang zum Speichern: Möglich sind 2.000 Zeichen in einer Zelle und 400.000 insgesamt.',
	'series.changedElsewhere':
		'Die Zeilen wurden in einem anderen Fenster geändert. Ihre stehen noch hier und sind nicht gespeichert.',
	'series.keepMine': 'Meine behalten',
	'series.loadTheirs': 'Die anderen laden',
	'series.fileRead': '{count, plural, one {# Zeile wurde gelesen.} other {# Zeilen wurden gelesen.}}',
	'series.fileFailed': '{name} wurde nicht gelesen. {reason}',
	'series.file.empty': 'Unter den Namen der Spalten stehen keine Zeilen.',
	'series.file.unreadable': 'Es ist keine CSV- oder XLSX-Datei.',
	'series.file.unclosedQuote': 'Ein Anführungszeichen ist nicht geschlossen.',
	'series.file.fileTooLarge': 'Sie darf höchstens 4 MB haben.',
	'series.file.tooManyRows': 'Sie darf höchstens 2.000 Zeilen haben.',
	'series.file.tooManyColumns': 'Sie darf höchstens 100 Spalten haben.',
	'series.file.tooManyCells': 'Sie darf höchstens 400.000 Zeichen haben.',
	'series.file.cellTooLong': 'Eine Zelle darf höchstens 2.000 Zeichen haben.',
	'series.release':
		'{count, plural, one {Diese Gestaltung wird für # Person gedruckt.} other {Diese Gestaltung wird für # Personen gedruckt, für jede als eigene Fassung.}}',
	'series.releaseErrors':
		'{count, plural, one {# Zeile hat Fehler.} other {# Zeilen haben Fehler.}} Bitte korrigieren Sie sie zuerst in der Serie.',
};
