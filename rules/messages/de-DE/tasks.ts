// The German of en-GB/tasks.ts.
import type { tasks as base } from '../en-GB/tasks.ts';
import type { TranslationOf } from '../entry.ts';

export const tasks: TranslationOf<typeof base> = {
	'tasks.title': 'Braucht Ihre Aufmerksamkeit',
	'tasks.none': 'Es wartet nichts auf Sie.',
	'tasks.newOrders': '{count, plural, one {# neue Bestellung} other {# neue Bestellungen}}',
	'tasks.failedOrders': '{count, plural, one {# Bestellung mit Fehler} other {# Bestellungen mit Fehlern}}',
	'tasks.unavailableProducts':
		'{count, plural, one {# Produkt ist nicht bestellbar} other {# Produkte sind nicht bestellbar}}',
	'tasks.failedJobs': '{count, plural, one {# fehlgeschlagene Aufgabe} other {# fehlgeschlagene Aufgaben}}',
	'tasks.more': '{count, plural, one {und eine weitere} other {und # weitere}}',
	'tasks.order': 'Bestellung {number}',
	'tasks.sinceBefore': 'seit',
	'tasks.assignedTo': 'übernommen von {name}',
	'tasks.unassigned': 'noch nicht übernommen',
	'tasks.take': 'Übernehmen',
	'tasks.giveBack': 'Zurückgeben',
	'tasks.finish': 'Erledigt',
	'tasks.taken': 'Aufgabe übernommen',
	'tasks.givenBack': 'Aufgabe zurückgegeben',
	'tasks.finished': 'Aufgabe erledigt',
	'tasks.failed': 'Fehler beim Ändern der Aufgabe',
	'tasks.kind.invoiceMissing': 'Die Rechnung fehlt: Es fehlen Angaben, die darauf stehen müssen.',
	'tasks.kind.cancellationWanted': 'Der Kunde möchte diese Bestellung stornieren.',
	'tasks.kind.withdrawalDeclared': 'Für diese Bestellung wurde ein Widerruf erklärt.',
	'tasks.kind.printDataFailed': 'Die Druckdatei konnte nicht erzeugt werden.',
	'tasks.kind.printformerFailed': 'Von Printformer gibt es keine brauchbare Druckdatei.',
	'tasks.kind.printDataToCheck': 'Anstelle der von Ihnen abgelehnten Druckdaten sind neue eingetroffen.',
	'tasks.kind.printDataLate': 'Nach der Freigabe der Druckdaten ist eine weitere Datei eingetroffen.',
	'tasks.kind.printDataMissing': 'Druckdaten fehlen seit mehr als 7 Tagen.',
	'tasks.kind.renewalFailed': 'Eine Bestellung aus einem Abonnement ist bezahlt, kann so aber nicht ausgeführt werden.',
};
