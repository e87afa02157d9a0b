// The German of en-GB/own-subscriptions.ts.
import type { ownSubscriptions as base } from '../en-GB/own-subscriptions.ts';
import type { TranslationOf } from '../entry.ts';

export const ownSubscriptions: TranslationOf<typeof base> = {
	'ownSubscriptions.status.active': 'Aktiv',
	'ownSubscriptions.status.canceled': 'Gekündigt',
	'ownSubscriptions.status.withdrawing': 'Widerruf erhalten',
	'ownSubscriptions.status.withdrawn': 'Widerrufen',
	'ownSubscriptions.overdue': 'Zahlung überfällig',
	'ownSubscriptions.paused': 'Pausiert',
	'ownSubscriptions.inTrial': 'Im Probezeitraum bis {day}',
	'ownSubscriptions.every.day': '{count, plural, one {täglich} other {alle # Tage}}',
	'ownSubscriptions.every.week': '{count, plural, one {wöchentlich} other {alle # Wochen}}',
	'ownSubscriptions.every.month': '{count, plural, one {monatlich} other {alle # Monate}}',
	'ownSubscriptions.every.year': '{count, plural, one {jährlich} other {alle # Jahre}}',
	'ownSubscriptions.nextPayment': 'Nächste Zahlung am {day}',
	'ownSubscriptions.pausedUntil': 'Pausiert bis {day}',
	'ownSubscriptions.pausedOpen': 'Keine Zahlung, bis es fortgesetzt wird',
	'ownSubscriptions.inclTax': 'inkl. MwSt.',
	'ownSubscriptions.netPrice': 'inkl. MwSt., netto {net}',
	'ownSubscriptions.runsUntil': 'Läuft bis {day}',
	'ownSubscriptions.endedOn': 'Beendet am {day}',
	'ownSubscriptions.number': 'Vertragsnummer {number}',
	'ownSubscriptions.moreProducts': '{count, plural, one {und 1 weiteres Produkt} other {und # weitere Produkte}}',
	'ownSubscriptions.pieces': '{count, plural, one {1 Stück} other {{quantity} Stück}}',
	'ownSubscriptions.manage': 'Ansehen und verwalten',
	'ownSubscriptions.manageOf': 'Abonnement {number} ansehen und verwalten',
	'ownSubscriptions.none': 'Noch keine Abonnements',
	'ownSubscriptions.noneText':
		'Lassen Sie sich, was Sie immer wieder drucken, regelmäßig liefern: einmal bestellen, alles Weitere geschieht von selbst. Sie können jederzeit kündigen.',
	'ownSubscriptions.toProducts': 'Produkte entdecken',
	'ownSubscriptions.showMore': 'Weitere anzeigen',
};
