// The German of en-GB/own-subscription-card.ts.
import type { ownSubscriptionCard as base } from '../en-GB/own-subscription-card.ts';
import type { TranslationOf } from '../entry.ts';

export const ownSubscriptionCard: TranslationOf<typeof base> = {
	'ownSubscription.card': 'Karte',
	'ownSubscription.cardNumber': '{brand} mit der Endung {last4}',
	'ownSubscription.cardExpires': 'Gültig bis {month}',
	'ownSubscription.noCard': 'Die Karte ist beim Zahlungsdienstleister hinterlegt.',
	'ownSubscription.changeCard': 'Karte ändern',
	'ownSubscription.changeCardHint':
		'Die neue Karte geben Sie auf der Seite des Zahlungsdienstleisters ein und kommen danach hierher zurück.',
	'ownSubscription.cardFor': 'Für welche Abonnements gilt die neue Karte?',
	'ownSubscription.cardForThis': 'Nur für dieses: {number}, {name}',
	'ownSubscription.cardForThisHint': 'Ihre anderen Abonnements behalten die Karte, mit der sie jetzt bezahlt werden.',
	'ownSubscription.cardForAll': 'Für alle meine laufenden Abonnements ({count})',
	'ownSubscription.cardForAllHint':
		'Die neue Karte gilt dann für alle diese Abonnements. Eine offene Zahlung wird sofort von ihr abgebucht:',
	'ownSubscription.toCardPage': 'Weiter zur Karte',
	'ownSubscription.cardTaking': 'Die neue Karte wird übernommen …',
	'ownSubscription.cardChanged': 'Karte erfolgreich geändert. Sie gilt ab der nächsten Zahlung.',
	'ownSubscription.cardHealed': 'Karte erfolgreich geändert und die offene Zahlung beglichen. Vielen Dank!',
	'ownSubscription.cardUnchanged': 'Es wurde keine neue Karte hinterlegt. Es gilt weiterhin die hier angezeigte.',
	'ownSubscription.overdueTitle': 'Zahlung überfällig',
	'ownSubscription.overdueText': '{amount} konnten am {day} nicht abgebucht werden.',
	'ownSubscription.overdueRetry':
		'Wir versuchen es am {day} erneut. Damit sich die Lieferung nicht verzögert, begleichen Sie den Betrag bitte jetzt.',
	'ownSubscription.overdueLast':
		'Von selbst versuchen wir es nicht noch einmal. Bitte begleichen Sie den Betrag jetzt, da das Abonnement sonst endet und nichts mehr geliefert wird.',
	'ownSubscription.overdueAuthorise':
		'Ihre Bank bittet Sie, die Zahlung freizugeben. Sobald das geschehen ist, fertigen wir Ihre Lieferung.',
	'ownSubscription.overdueByCard':
		'Hinterlegen Sie dafür eine andere Karte: Der offene Betrag wird sofort von ihr abgebucht.',
	'ownSubscription.changeCardAndPay': 'Karte ändern und bezahlen',
	'ownSubscription.authorise': 'Zahlung freigeben',
	'ownSubscription.payNow': 'Jetzt bezahlen',
	'ownSubscription.paid': 'Zahlung erfolgreich. Vielen Dank!',
	'ownSubscription.notPaid': 'Die Bank hat die Zahlung erneut abgelehnt. Bitte verwenden Sie eine andere Karte.',
};
