// The German of en-GB/subscription-mails.ts.
import type { subscriptionMails as base } from '../en-GB/subscription-mails.ts';
import type { TranslationOf } from '../entry.ts';

export const subscriptionMails: TranslationOf<typeof base> = {
	'mails.subscription.interval.day': '{count, plural, one {täglich} other {alle # Tage}}',
	'mails.subscription.interval.week': '{count, plural, one {wöchentlich} other {alle # Wochen}}',
	'mails.subscription.interval.month': '{count, plural, one {monatlich} other {alle # Monate}}',
	'mails.subscription.interval.year': '{count, plural, one {jährlich} other {alle # Jahre}}',
	'mails.subscription.view': 'Abonnement ansehen',
	'mails.subscription.cancelHere': 'Verträge hier kündigen: {page}',
	'mails.subscription.begun.subject': 'Ihr Abonnement {number} bei {shop}',
	'mails.subscription.begun.heading': 'Ihr Abonnement beginnt',
	'mails.subscription.begun.text':
		'Guten Tag {name},\nvielen Dank für Ihr Abonnement {number}, geschlossen am {day}. Das erhalten Sie {interval}:',
	'mails.subscription.begun.trial':
		'Ihr Probezeitraum ist kostenlos und dauert bis zum {day}. Wenn Sie bis dahin nicht gekündigt haben, buchen wir an diesem Tag zum ersten Mal {amount} von Ihrer Karte ab.',
	'mails.subscription.begun.next': 'Die nächste Zahlung über {amount} ist am {day} fällig.',
	'mails.subscription.begun.cancel':
		'Sie können jederzeit bis zur nächsten Zahlung kündigen, auch in einem Probezeitraum; das Abonnement endet dann mit dem laufenden Zeitraum. Das geht angemeldet oder ohne Anmeldung über die Links unten.',
	'mails.subscription.begun.shopSubject': 'Neues Abonnement mit Probezeitraum: {number}',
	'mails.subscription.begun.shopText':
		'{name} ({mail}) hat das Abonnement {number} abgeschlossen. Der Probezeitraum dauert bis zum {day}: An diesem Tag werden zum ersten Mal {amount} abgebucht, und die erste Bestellung entsteht.',
	'mails.subscription.lacking':
		'Für die nächste Lieferung fehlen noch freigegebene Druckdaten: {names}. Bitte laden Sie sie hoch und geben Sie sie frei, damit wir pünktlich liefern können.',
	'mails.subscription.lackingButton': 'Druckdaten ergänzen',
	'mails.subscription.begun.attached':
		'Die Zusammenfassung Ihres Vertrags finden Sie als PDF im Anhang. Bitte heben Sie sie auf.',
	'mails.subscription.trialEnds.subject': 'Ihr Probezeitraum endet am {day}: Abonnement {number}',
	'mails.subscription.trialEnds.heading': 'Ihr Probezeitraum geht zu Ende',
	'mails.subscription.trialEnds.text':
		'Guten Tag {name},\nder Probezeitraum Ihres Abonnements {number} endet am {day}. An diesem Tag beginnt der erste bezahlte Zeitraum, und wir buchen {amount} von Ihrer Karte ab.',
	'mails.subscription.trialEnds.cancel':
		'Wenn Sie das Abonnement nicht fortsetzen möchten, kündigen Sie bis dahin: Dann wird nichts abgebucht, und Sie brauchen sonst nichts zu tun.',
	'mails.subscription.failed.subject': 'Zahlung nicht möglich: Abonnement {number}',
	'mails.subscription.failed.heading': 'Ihre Zahlung war nicht möglich',
	'mails.subscription.failed.text':
		'Guten Tag {name},\nwir wollten {amount} für Ihr Abonnement {number} von Ihrer Karte abbuchen, aber Ihre Bank hat die Zahlung nicht ausgeführt.',
	'mails.subscription.failed.retry':
		'Wir versuchen es am {day} noch einmal. Wenn Ihre Karte abgelaufen oder ersetzt ist, hinterlegen Sie bitte vorher die neue.',
	'mails.subscription.failed.last':
		'Von selbst versuchen wir es nicht noch einmal. Bleibt der Betrag offen, endet das Abonnement.',
	'mails.subscription.failed.mend':
		'Über die Schaltfläche können Sie die Karte ändern und sofort bezahlen. Sobald die Zahlung eingegangen ist, geht es weiter.',
	'mails.subscription.failed.button': 'Karte ändern und bezahlen',
	'mails.subscription.action.subject': 'Bitte geben Sie Ihre Zahlung frei: Abonnement {number}',
	'mails.subscription.action.heading': 'Ihre Bank bittet um Ihre Freigabe',
	'mails.subscription.action.text':
		'Guten Tag {name},\nfür die Zahlung über {amount} für Ihr Abonnement {number} möchte Ihre Bank von Ihnen bestätigt haben, dass Sie es sind. Das dauert nur einen Augenblick.',
	'mails.subscription.action.hint':
		'Die Schaltfläche führt zur sicheren Seite unseres Zahlungsanbieters. Sobald die Zahlung eingegangen ist, geht es weiter.',
	'mails.subscription.action.button': 'Zahlung freigeben',
	'mails.subscription.canceled.subject': 'Kündigung bestätigt: Abonnement {number}',
	'mails.subscription.canceled.heading': 'Ihr Abonnement ist gekündigt',
	'mails.subscription.canceled.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist gekündigt. Es läuft noch bis zum {day}; danach wird nichts mehr abgebucht und nichts mehr geliefert.',
	'mails.subscription.canceled.trial':
		'Guten Tag {name},\nIhr Abonnement {number} ist im Probezeitraum gekündigt. Der Probezeitraum dauert noch bis zum {day} und endet dann von selbst: Es wird nichts abgebucht und nichts geliefert.',
	'mails.subscription.canceled.keep':
		'Soll es doch weiterlaufen? Bis zum {day} können Sie es in Ihrem Konto wieder aktivieren.',
	'mails.subscription.canceled.byOther':
		'Uns hat eine Kündigung dieses Vertrags erreicht, und wir haben sie ausgeführt. Sie wurde nicht unter Ihrer E-Mail-Adresse erklärt. Wenn sie nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'mails.subscription.canceled.button': 'Abonnement wieder aktivieren',
	'mails.subscription.canceled.shopSubject': 'Abonnement gekündigt: {number}',
	'mails.subscription.canceled.shopText':
		'{name} ({mail}) hat das Abonnement {number} gekündigt. Es läuft noch bis zum {day}.',
	'mails.subscription.canceled.shopTrial':
		'{name} ({mail}) hat das Abonnement {number} im Probezeitraum gekündigt, der bis zum {day} dauert. Es wird nichts abgebucht.',
	'mails.subscription.canceled.shopButton': 'Abonnement öffnen',
	'mails.subscription.withdrawn.subject': 'Ihr Widerruf: Für das Abonnement {number} wird nichts mehr abgebucht',
	'mails.subscription.withdrawn.heading': 'Es wird nichts mehr abgebucht',
	'mails.subscription.withdrawn.text':
		'Guten Tag {name},\nSie haben das Abonnement {number} widerrufen. Wir haben es angehalten, damit keine weitere Zahlung abgebucht wird.',
	'mails.subscription.withdrawn.next':
		'Wir prüfen nun Ihren Widerruf und schreiben Ihnen dazu. Sie müssen nichts weiter tun.',
	'mails.subscription.ended.subject': 'Ihr Abonnement {number} ist beendet',
	'mails.subscription.ended.heading': 'Ihr Abonnement ist beendet',
	'mails.subscription.ended.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist seit dem {day} beendet. Es wird nichts mehr abgebucht und nichts mehr geliefert.',
	'mails.subscription.ended.payment':
		'Es ist beendet, weil wir die letzte Zahlung nicht von Ihrer Karte abbuchen konnten.',
	'mails.subscription.ended.customer': 'Es ist beendet, weil Sie es gekündigt haben.',
	'mails.subscription.ended.staff':
		'Es ist beendet, weil wir es gekündigt haben. Bei Fragen wenden Sie sich bitte an uns.',
	'mails.subscription.ended.canceledByOther':
		'Es ist beendet, weil uns eine Kündigung dieses Vertrags erreicht hat. Sie wurde nicht unter Ihrer E-Mail-Adresse erklärt. Wenn sie nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'mails.subscription.ended.dropped':
		'Der letzte Zeitraum war nicht bezahlt. Die offene Zahlung über {amount} entfällt: Sie wird nicht mehr abgebucht, und dafür wird nichts geliefert.',
	'mails.subscription.ended.shopUnpaid':
		'{name} ({mail}) hat das Abonnement {number} gekündigt. Seine letzte Zahlung war überfällig, deshalb ist es sofort beendet.',
	'mails.subscription.ended.withdrawnSubject': 'Ihr Widerruf: Das Abonnement {number} ist beendet',
	'mails.subscription.ended.withdrawal':
		'Es ist beendet, weil Sie den Vertrag widerrufen haben. Ist Ihnen eine Zahlung zu erstatten, erhalten Sie dazu eine eigene E-Mail.',
	'mails.subscription.ended.withdrawalByOther':
		'Es ist beendet, weil uns ein Widerruf dieses Vertrags erreicht hat. Er wurde nicht unter Ihrer E-Mail-Adresse erklärt. Wenn er nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'mails.subscription.ended.kept': 'Ihre Bestellungen und Rechnungen bleiben in Ihrem Konto.',
	'mails.subscription.ended.again':
		'Ihre Bestellungen und Rechnungen bleiben in Ihrem Konto. Sie können jederzeit ein neues Abonnement abschließen.',
	'mails.subscription.ended.button': 'Zum Shop',
	'mails.subscription.paused.subject': 'Ihr Abonnement {number} ist pausiert',
	'mails.subscription.paused.heading': 'Ihr Abonnement ist pausiert',
	'mails.subscription.paused.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist pausiert. Bis es weiterläuft, wird nichts abgebucht und nichts geliefert.',
	'mails.subscription.paused.until': 'Am {day} läuft es von selbst weiter.',
	'mails.subscription.paused.open': 'Sobald es weiterläuft, benachrichtigen wir Sie per E-Mail.',
	'mails.subscription.resumed.subject': 'Die Pause Ihres Abonnements {number} ist beendet',
	'mails.subscription.resumed.heading': 'Die Pause ist beendet',
	'mails.subscription.resumed.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist nicht mehr pausiert: Es läuft von jetzt an weiter.',
	'mails.subscription.resumed.next': 'Die nächste Zahlung über {amount} ist am {day} fällig.',
	'mails.subscription.reactivated.subject': 'Ihr Abonnement {number} läuft weiter',
	'mails.subscription.reactivated.heading': 'Ihr Abonnement läuft weiter',
	'mails.subscription.reactivated.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist wieder aktiv, die Kündigung gilt nicht mehr. Die nächste Zahlung über {amount} ist am {day} fällig.',
	'mails.subscription.reactivated.shopSubject': 'Abonnement reaktiviert: {number}',
	'mails.subscription.reactivated.shopText':
		'{name} ({mail}) hat die Kündigung des Abonnements {number} zurückgenommen. Es läuft weiter; die nächste Zahlung ist am {day} fällig.',
	'mails.subscription.changed.subject': 'Ihr Abonnement {number} wurde geändert',
	'mails.subscription.changed.heading': 'Ihr Abonnement wurde geändert',
	'mails.subscription.changed.text':
		'Guten Tag {name},\nIhr Abonnement {number} wurde geändert. Von der nächsten Zahlung am {day} an erhalten Sie {interval}:',
	'mails.subscription.changed.hint': 'Die Änderung kommt nicht von Ihnen? Dann sagen Sie uns bitte Bescheid.',
	'mails.subscription.cardChanged.subject': 'Neue Karte für Ihr Abonnement {number}',
	'mails.subscription.cardChanged.heading': 'Ihre neue Karte ist hinterlegt',
	'mails.subscription.cardChanged.text':
		'Guten Tag {name},\nab jetzt buchen wir die Zahlungen für Ihr Abonnement {number} von dieser Karte ab: {card}.',
	'mails.subscription.cardChanged.subjectOfAll': 'Neue Karte für Ihre {count} Abonnements',
	'mails.subscription.cardChanged.textOfAll':
		'Guten Tag {name},\nab jetzt buchen wir die Zahlungen für diese Abonnements von dieser Karte ab: {card}.',
	'mails.subscription.viewAll': 'Abonnements ansehen',
	'mails.subscription.cardChanged.hint': 'Sie haben Ihre Karte nicht geändert? Dann sagen Sie uns bitte Bescheid.',
	'mails.subscription.plan.amount': '{gross} (ohne MwSt. {net})',
	'mails.subscription.plan.begun.text':
		'Guten Tag {name},\nvielen Dank für Ihr Abonnement {number}, geschlossen am {day}. Diesen Tarif Ihres Shops bezahlen Sie {interval}:',
	'mails.subscription.plan.canceled.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist gekündigt. Ihr Shop behält seinen Tarif bis zum {day}; danach wird nichts mehr abgebucht, und der Shop hat den Tarif Starter.',
	'mails.subscription.plan.canceled.trial':
		'Guten Tag {name},\nIhr Abonnement {number} ist im Probezeitraum gekündigt. Ihr Shop behält seinen Tarif, bis der Probezeitraum am {day} endet; es wird nichts abgebucht, und danach hat der Shop den Tarif Starter.',
	'mails.subscription.plan.canceled.keep':
		'Soll es doch weiterlaufen? Bis zum {day} können Sie es in den Einstellungen Ihres Shops wieder aktivieren.',
	'mails.subscription.plan.ended.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist seit dem {day} beendet. Es wird nichts mehr abgebucht. Ihr Shop bleibt mit dem Tarif Starter geöffnet.',
	'mails.subscription.plan.ended.kept': 'Ihre Rechnungen bleiben in den Einstellungen Ihres Shops.',
	'mails.subscription.plan.ended.again':
		'Ihre Rechnungen bleiben in den Einstellungen Ihres Shops. Dort können Sie jederzeit wieder einen Tarif wählen.',
	'mails.subscription.plan.paused.text':
		'Guten Tag {name},\nIhr Abonnement {number} ist pausiert. Bis es weiterläuft, wird nichts abgebucht.',
	'mails.subscription.plan.changed.text':
		'Guten Tag {name},\nIhr Abonnement {number} wurde geändert. Bis zum {day} behält Ihr Shop seinen jetzigen Tarif. Von der Zahlung an diesem Tag an gilt und kostet {interval}:',
	'mails.subscription.plan.changed.now':
		'Guten Tag {name},\nIhr Abonnement {number} wurde geändert: Der neue Tarif gilt ab sofort. Von der nächsten Zahlung am {day} an bezahlen Sie dafür {interval}:',
};
