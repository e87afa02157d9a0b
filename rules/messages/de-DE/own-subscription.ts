// The German of en-GB/own-subscription.ts.
import type { ownSubscription as base } from '../en-GB/own-subscription.ts';
import type { TranslationOf } from '../entry.ts';

export const ownSubscription: TranslationOf<typeof base> = {
	'ownSubscription.numbered': 'Abonnement {number}',
	'ownSubscription.title': 'Abonnement',
	'ownSubscription.account': 'Konto',
	'ownSubscription.list': 'Abonnements',
	'ownSubscription.failed': 'Das Abonnement konnte nicht geladen werden.',
	'ownSubscription.missing': 'Dieses Abonnement gibt es nicht',
	'ownSubscription.missingText':
		'Vielleicht gehört es zu einem anderen Konto. Melden Sie sich mit dem Konto an, mit dem Sie bestellt haben.',
	'ownSubscription.signInFirst': 'Bitte melden Sie sich an',
	'ownSubscription.signInFirstText': 'Dann sehen Sie Ihr Abonnement und kommen direkt hierher zurück.',
	'ownSubscription.signIn': 'Anmelden',
	'ownSubscription.facts': 'Laufzeit und Zahlung',
	'ownSubscription.interval': 'Zahlungsintervall',
	'ownSubscription.amount': 'Preis je Intervall',
	'ownSubscription.inclTax': 'inkl. {tax} MwSt.',
	'ownSubscription.netPlusTax': '{net} netto zzgl. {tax} MwSt.',
	'ownSubscription.taxFreeExport':
		'Steuerfreie Ausfuhrlieferung: Es wird keine Umsatzsteuer berechnet. Im Zielland können Einfuhrsteuer und Zoll anfallen.',
	'ownSubscription.start': 'Beginn',
	'ownSubscription.end': 'Ende',
	'ownSubscription.noEnd': 'bis zu Ihrer Kündigung',
	'ownSubscription.endAtLatest': 'spätestens am {day}',
	'ownSubscription.trialStart': 'Beginn des Probezeitraums',
	'ownSubscription.trialEnd': 'Ende des Probezeitraums',
	'ownSubscription.nextPayment': 'Nächste Zahlung',
	'ownSubscription.noPayment': 'Keine weitere Zahlung',
	'ownSubscription.pausedPayment': 'Pausiert: keine, bis das Abonnement fortgesetzt wird',
	'ownSubscription.pausedOpen':
		'Dieses Abonnement ist pausiert. Es wird nichts abgebucht und nichts geliefert, bis wir es fortsetzen. Danach kostet es wieder {amount} {every}, ab dem nächsten regulären Zahlungstermin. Wir benachrichtigen Sie dann per E-Mail. Bei Fragen wenden Sie sich bitte an uns.',
	'ownSubscription.pausedText':
		'Dieses Abonnement ist bis zum {day} pausiert: Bis dahin wird nichts abgebucht und nichts geliefert. Danach läuft es von selbst weiter.',
	'ownSubscription.pausedNext': 'Die nächste Zahlung über {amount} ist am {day}, danach geht es {every} weiter.',
	'ownSubscription.pausedEnding':
		'Dieses Abonnement ist pausiert: Bis zu seinem Ende wird nichts mehr abgebucht und nichts mehr geliefert.',
	'ownSubscription.trialText':
		'Sie testen dieses Abonnement bis zum {day} kostenlos. An diesem Tag buchen wir zum ersten Mal {amount} ab, von da an {every}. Wenn Sie vorher kündigen, wird nichts abgebucht.',
	'ownSubscription.refunded': 'Erstattet',
	'ownSubscription.partlyRefunded': 'Teilweise erstattet: {amount}',
	'ownSubscription.creditNote': 'Rechnungskorrektur {number}',
	'ownSubscription.withdrawnText':
		'Wir haben Ihren Widerruf vom {day} erhalten. Wir prüfen ihn und melden uns bei Ihnen; es wird nichts mehr abgebucht.',
	'ownSubscription.withdrawnGoesOn':
		'Wir haben Ihren Widerruf vom {day} erhalten und prüfen ihn. Bis dahin läuft das Abonnement weiter.',
	'ownSubscription.withdrawalRefused': 'Ihren Widerruf vom {day} konnten wir nicht annehmen. Die Begründung:',
	'ownSubscription.canceledText':
		'Dieses Abonnement ist gekündigt. Es läuft bis zum {day}; danach wird nichts mehr abgebucht und nichts mehr geliefert.',
	'ownSubscription.canceledTrialText':
		'Dieses Abonnement ist gekündigt. Es endet mit dem Probezeitraum am {day}, und es wird nichts abgebucht.',
	'ownSubscription.canceledKeep': 'Bis zum {day} können Sie es reaktivieren.',
	'ownSubscription.endedText.customer': 'Dieses Abonnement endete am {day}, weil es gekündigt wurde.',
	'ownSubscription.endedText.staff':
		'Wir haben dieses Abonnement am {day} beendet. Bei Fragen wenden Sie sich bitte an uns.',
	'ownSubscription.endedText.payment':
		'Dieses Abonnement endete am {day}, weil die Zahlung mehrmals fehlgeschlagen ist.',
	'ownSubscription.canceledByOther':
		'Uns hat eine Kündigung dieses Vertrags erreicht, und wir haben sie ausgeführt. Sie wurde nicht unter der E-Mail-Adresse des Vertrags erklärt. Wenn sie nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'ownSubscription.endedText.canceledByOther':
		'Dieses Abonnement endete am {day}, weil uns eine Kündigung dieses Vertrags erreicht hat. Sie wurde nicht unter der E-Mail-Adresse des Vertrags erklärt. Wenn sie nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'ownSubscription.endedText.withdrawal': 'Dieses Abonnement endete am {day} mit Ihrem Widerruf.',
	'ownSubscription.endedText.withdrawalByOther':
		'Wir haben dieses Abonnement am {day} beendet, weil uns ein Widerruf dieses Vertrags erreicht hat. Er wurde nicht unter der E-Mail-Adresse des Vertrags erklärt. Wenn er nicht von Ihnen ist, wenden Sie sich bitte an uns.',
	'ownSubscription.endedText.other': 'Dieses Abonnement endete am {day}.',
	'ownSubscription.waiting':
		'Ihre Änderung wird gerade vom Zahlungsdienstleister bestätigt. Sie ist festgehalten, Sie müssen nichts weiter tun.',
	'ownSubscription.products': 'Das erhalten Sie',
	'ownSubscription.newTermsFrom':
		'So erhalten Sie es von der nächsten Zahlung an, am {day}. Was schon bezahlt ist, kommt wie bisher vereinbart.',
	'ownSubscription.perDelivery': 'je Lieferung',
	'ownSubscription.shipping': 'Versand: {name}',
	'ownSubscription.free': 'kostenlos',
	'ownSubscription.net': 'Netto',
	'ownSubscription.tax': 'MwSt.',
	'ownSubscription.gross': 'Gesamt',
	'ownSubscription.cancel': 'Abonnement kündigen',
	'ownSubscription.cancelAsk': 'Abonnement kündigen?',
	'ownSubscription.cancelText':
		'Es läuft noch bis zum {day} und endet dann von selbst. Bis dahin können Sie die Kündigung zurücknehmen.',
	'ownSubscription.cancelTrialText':
		'Der Probezeitraum läuft noch bis zum {day}, das Abonnement endet mit ihm, und es wird nichts abgebucht. Bis dahin können Sie die Kündigung zurücknehmen.',
	'ownSubscription.cancelUnpaidText':
		'Der begonnene Zeitraum ist nicht bezahlt, deshalb endet es sofort. Die offene Zahlung über {amount} entfällt: Sie wird nicht mehr abgebucht, und dafür wird nichts geliefert. Reaktivieren lässt es sich danach nicht.',
	'ownSubscription.keep': 'Nicht kündigen',
	'ownSubscription.canceled': 'Abonnement erfolgreich gekündigt. Es läuft bis zum {day}.',
	'ownSubscription.canceledAtOnce':
		'Abonnement erfolgreich gekündigt. Es ist beendet, und die offene Zahlung entfällt.',
	'ownSubscription.reactivate': 'Abonnement reaktivieren',
	'ownSubscription.reactivateAsk': 'Abonnement reaktivieren?',
	'ownSubscription.reactivateText':
		'Die Kündigung gilt dann nicht mehr. Die nächste Zahlung über {amount} ist am {day}, danach geht es {every} weiter.',
	'ownSubscription.reactivateSoon':
		'Die Kündigung gilt dann nicht mehr, und das Abonnement geht weiter: {amount}, {every}.',
	'ownSubscription.stayCancelled': 'Gekündigt lassen',
	'ownSubscription.reactivated': 'Abonnement erfolgreich reaktiviert.',
	'ownSubscription.orderAgain': 'Erneut bestellen',
	'ownSubscription.summary': 'Vertragszusammenfassung (PDF)',
	'ownSubscription.deliveryWaits': 'Eine bezahlte Lieferung wartet auf Ihre Druckdaten',
	'ownSubscription.deliveryWaitsText':
		'Die Zahlung ist eingegangen. Sobald Sie zur Bestellung {number} die Druckdaten hochgeladen und freigegeben haben, fertigen wir sie.',
	'ownSubscription.deliveryWaitsAll':
		'Die Druckdaten dieser Bestellung und die des Abonnements sind dieselben: Es genügt, sie einmal hochzuladen und freizugeben, dort oder hier. Wir drucken sie auch für jede weitere Lieferung.',
	'ownSubscription.toDelivery': 'Druckdaten hochladen',
	'ownSubscription.lackingTitle': 'Für die nächste Lieferung fehlen Druckdaten',
	'ownSubscription.lackingText': 'Hochgeladen und freigegeben werden müssen noch die Druckdaten für: {names}.',
	'ownSubscription.lackingServes': 'Was Sie hier freigeben, drucken wir für die nächste und jede weitere Lieferung.',
	'ownSubscription.lackingPaid':
		'Die Lieferung mit der Bestellung {number} ist schon bezahlt und wartet auf eigene Druckdaten: Sie ergänzen sie auf der Seite dieser Bestellung.',
	'ownSubscription.lackingUntil':
		'Wenn das bis zum {day} geschehen ist, liefern wir pünktlich. Fehlen sie dann noch, wird trotzdem abgebucht, und wir fertigen, sobald sie da sind.',
	'ownSubscription.lackingMend': 'Druckdaten ergänzen',
	'ownSubscription.lackingDesign': 'Dieses Design ist noch nicht freigegeben. Bitte wählen Sie ein freigegebenes.',
	'ownSubscription.payments': 'Zahlungen',
	'ownSubscription.noPayments': 'Bisher wurde nichts abgebucht.',
	'ownSubscription.payment.open': 'offen',
	'ownSubscription.payment.paid': 'bezahlt',
	'ownSubscription.payment.void': 'entfallen',
	'ownSubscription.payment.uncollectible': 'nicht eingezogen',
	'ownSubscription.period': '{from} bis {to}',
	'ownSubscription.order': 'Bestellung {number}',
	'ownSubscription.invoice': 'Rechnung {number} (PDF)',
	'ownSubscription.morePayments': 'Frühere Zahlungen anzeigen',
	'ownSubscription.addresses': 'Adressen',
	'ownSubscription.shippingAddress': 'Lieferadresse',
	'ownSubscription.billingAddress': 'Rechnungsadresse',
	'ownSubscription.sameAddress': 'Wie Rechnungsadresse',
	'ownSubscription.changeShippingAddress': 'Lieferadresse ändern',
	'ownSubscription.changeBillingAddress': 'Rechnungsadresse ändern',
	'ownSubscription.addressHint': 'Sie gilt ab der nächsten Lieferung.',
	'ownSubscription.deliversTo':
		'Wir liefern in diese Länder: {countries}. Soll es anderswohin gehen, fragen Sie uns bitte.',
	'ownSubscription.methodReplaced': '„{name}“ liefert nicht dorthin. Ab der nächsten Lieferung versenden wir anders:',
	'ownSubscription.shippingMethod': 'Versandart',
	'ownSubscription.collected': 'Sie holen die Lieferung bei uns ab.',
	'ownSubscription.noDelivery':
		'In dieses Land liefern wir nicht. Bitte wählen Sie ein anderes oder wenden Sie sich an uns. Kündigen können Sie das Abonnement jederzeit bis zur nächsten Zahlung.',
	'ownSubscription.changeQuantity': 'Menge ändern',
	'ownSubscription.changeQuantityOf': 'Menge ändern: {name}',
	'ownSubscription.quantityHint': 'Sie gilt ab der nächsten Zahlung, zu den Preisen Ihres Vertrags.',
	'ownSubscription.newTotal': 'Neuer Preis',
	'ownSubscription.from': 'ab dem {day}',
	'ownSubscription.changeDesign': 'Anderes Design wählen',
	'ownSubscription.changeDesignOf': 'Anderes Design wählen: {name}',
	'ownSubscription.designHint':
		'Das gewählte Design wird ab der nächsten Lieferung gedruckt. Hier erscheinen Designs, deren Inhalt Sie freigegeben haben.',
	'ownSubscription.noDesigns': 'Sie haben kein anderes freigegebenes Design für dieses Produkt.',
	'ownSubscription.newDesign': 'Neues Design gestalten',
	'ownSubscription.designChosen': 'wird derzeit gedruckt',
	'ownSubscription.unnamedDesign': 'Design vom {day}',
	'ownSubscription.save': 'Speichern',
	'ownSubscription.dismiss': 'Abbrechen',
	'ownSubscription.saved': 'Gespeichert. Die Änderung gilt ab der nächsten Lieferung.',
	'ownSubscription.notSaved': 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
	'ownSubscription.tooExpensive':
		'Diese Menge kostet mehr, als sich von einer Karte auf einmal abbuchen lässt. Möglich sind höchstens {most} je Zahlung. Bitte wählen Sie eine kleinere Menge oder fragen Sie uns.',
	'ownSubscription.notDone': 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
	'ownSubscription.pending': 'Gewünscht: {amount} {every} ab der nächsten Zahlung.',
};
