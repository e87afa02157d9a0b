// The German of en-GB/approval-mails.ts.
import type { approvalMails as base } from '../en-GB/approval-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const approvalMails: TranslationOf<typeof base> = {
	'mails.approval.company': 'Unternehmen',
	'mails.approval.costCentre': 'Kostenstelle',
	'mails.approval.rule': 'Regel',
	'mails.approval.budget.month': 'Monatsbudget der Kostenstelle {code}',
	'mails.approval.companyBudget.month': 'Monatsbudget des Unternehmens',
	'mails.approval.budget.quarter': 'Quartalsbudget der Kostenstelle {code}',
	'mails.approval.companyBudget.quarter': 'Quartalsbudget des Unternehmens',
	'mails.approval.budget.year': 'Jahresbudget der Kostenstelle {code}',
	'mails.approval.companyBudget.year': 'Jahresbudget des Unternehmens',
	'mails.approval.exceeded': 'Mit dieser Bestellung um {over} netto überschritten (von {amount})',
	'mails.approval.unseen':
		'Für {names} gibt es noch keine Druckdaten. Sie können nach Ihrer Genehmigung gesendet werden, ohne dass Sie noch einmal gefragt werden.',
	'mails.approval.reason': 'Nachricht:\n{reason}',
	'mails.approval.reasonBy': 'Nachricht von {by}:\n{reason}',
	'mails.approval.decide': 'Ansehen und entscheiden',
	'mails.approval.signIn': 'Zum Entscheiden melden Sie sich im Shop an.',
	'mails.approval.onBehalfOf': 'Sie erhalten diese E-Mail, weil Sie {name} vertreten.',
	'mails.approval.view': 'Bestellung ansehen',
	'mails.approval.pay': 'Jetzt bezahlen',
	'mails.approval.answer': 'Ansehen und antworten',
	'mails.approval.queue': 'Zu den Genehmigungen',
	'mails.approval.asked.subject': 'Bitte genehmigen: Bestellung von {buyer} über {total}',
	'mails.approval.asked.heading': 'Eine Bestellung wartet auf Ihre Genehmigung',
	'mails.approval.asked.text':
		'Guten Tag {name},\n{buyer} möchte für {total} bestellen. Bitte entscheiden Sie bis zum {day}; danach verfällt die Bestellung.',
	'mails.approval.reminder.subject': 'Noch bis {day} offen: Bestellung von {buyer}',
	'mails.approval.reminder.heading': 'Diese Bestellung wartet noch auf Ihre Genehmigung',
	'mails.approval.reminder.text':
		'Guten Tag {name},\nüber die Bestellung von {buyer} über {total} ist noch nicht entschieden. Sie verfällt am {day}.',
	'mails.approval.waiting.subject': 'Ihre Bestellung über {total} ist eingegangen und wartet auf Genehmigung',
	'mails.approval.waiting.heading': 'Ihre Bestellung wartet auf Genehmigung',
	'mails.approval.waiting.text':
		'Guten Tag {name},\nIhre Bestellung über {total} ist eingegangen. Sobald sie genehmigt ist, wird sie aufgegeben; bis dahin bleibt die Ware für Sie reserviert. Ohne Entscheidung verfällt sie am {day}. Wie es weitergeht, erfahren Sie per E-Mail.',
	'mails.approval.waiting.textToPay':
		'Guten Tag {name},\nIhre Bestellung über {total} ist eingegangen. Sobald sie genehmigt ist, bitten wir Sie um die Zahlung; damit ist sie aufgegeben. Bis dahin bleibt die Ware für Sie reserviert. Ohne Entscheidung verfällt sie am {day}. Wie es weitergeht, erfahren Sie per E-Mail.',
	'mails.approval.payable.subject': 'Genehmigt: bitte {total} bis {day} bezahlen',
	'mails.approval.payable.heading': 'Ihre Bestellung ist genehmigt',
	'mails.approval.payable.text':
		'Guten Tag {name},\nIhre Bestellung über {total} ist genehmigt. Bitte bezahlen Sie sie bis zum {day}, damit wir sie fertigen können; danach verfällt sie.',
	'mails.approval.placed.subject': 'Genehmigt: Ihre Bestellung {number} ist aufgegeben',
	'mails.approval.placed.heading': 'Ihre Bestellung ist genehmigt und aufgegeben',
	'mails.approval.placed.text':
		'Guten Tag {name},\nIhre Bestellung über {total} ist genehmigt und unter der Nummer {number} aufgegeben. Die Bestätigung erhalten Sie in einer eigenen E-Mail.',
	'mails.approval.rejected.subject': 'Nicht genehmigt: Ihre Bestellung über {total}',
	'mails.approval.rejected.heading': 'Ihre Bestellung wurde nicht genehmigt',
	'mails.approval.rejected.text':
		'Guten Tag {name},\nIhre Bestellung über {total} wurde abgelehnt. Es wurde nichts bestellt und nichts abgebucht.',
	'mails.approval.returned.subject': 'Bitte noch einmal ansehen: Ihre Bestellung über {total}',
	'mails.approval.returned.heading': 'Ihre Bestellung wurde an Sie zurückgegeben',
	'mails.approval.returned.text':
		'Guten Tag {name},\nbitte bestätigen Sie Ihre Bestellung über {total} so, wie sie jetzt ist, oder ziehen Sie sie zurück. Ohne Antwort verfällt sie am {day}.',
	'mails.approval.returnedReminder.subject': 'Ihre Antwort fehlt noch: Bestellung bis {day}',
	'mails.approval.returnedReminder.heading': 'Diese Bestellung wartet noch auf Ihre Antwort',
	'mails.approval.returnedReminder.text':
		'Guten Tag {name},\nbitte bestätigen Sie Ihre Bestellung über {total} oder ziehen Sie sie zurück. Ohne Antwort verfällt sie am {day}.',
	'mails.approval.changes': 'Das wurde geändert:',
	'mails.approval.takenOut': '{count, plural, one {gestrichen (1 Stück)} other {gestrichen ({from} Stück)}}',
	'mails.approval.fewer': '{to} statt {from} Stück',
	'mails.approval.expired.subject': 'Verfallen: Ihre Bestellung über {total}',
	'mails.approval.expired.heading': 'Ihre Bestellung ist verfallen',
	'mails.approval.expired.text':
		'Guten Tag {name},\nüber Ihre Bestellung über {total} wurde nicht rechtzeitig entschieden. Es wurde nichts bestellt und nichts abgebucht; Sie können jederzeit neu bestellen.',
	'mails.approval.unanswered.text':
		'Guten Tag {name},\nIhre Bestellung über {total} war an Sie zurückgegeben und wurde nicht rechtzeitig bestätigt. Es wurde nichts bestellt und nichts abgebucht; Sie können jederzeit neu bestellen.',
	'mails.approval.paymentExpired.subject': 'Nicht rechtzeitig bezahlt: Ihre Bestellung über {total}',
	'mails.approval.paymentExpired.heading': 'Ihre Bestellung wurde nicht rechtzeitig bezahlt',
	'mails.approval.paymentExpired.text':
		'Guten Tag {name},\nIhre genehmigte Bestellung über {total} wurde nicht rechtzeitig bezahlt und ist verfallen. Es wurde nichts abgebucht; Sie können jederzeit neu bestellen.',
	'mails.approval.substitute.subject': 'Sie vertreten {approver}',
	'mails.approval.substitute.heading': 'Sie vertreten beim Genehmigen',
	'mails.approval.substitute.text':
		'Guten Tag {name},\n{approver} hat Sie gebeten, vom {firstDay} bis zum {lastDay} über Bestellungen zu entscheiden. Zu jeder erhalten Sie eine E-Mail.',
};
