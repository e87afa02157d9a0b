// The German of en-GB/subscription-errors.ts.
import type { subscriptionErrors as base } from '../en-GB/subscription-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const subscriptionErrors: TranslationOf<typeof base> = {
	'subscriptionErrors.state':
		'Das ist bei diesem Abonnement derzeit nicht möglich. Bitte laden Sie die Seite neu: Es kann sich in der Zwischenzeit geändert haben.',
	'subscriptionErrors.withdrawn':
		'Für diesen Vertrag ist ein Widerruf eingegangen. Solange darüber nicht entschieden ist, kann das Abonnement nicht reaktiviert werden.',
	'subscriptionErrors.tooExpensive':
		'So viel lässt sich nicht auf einmal von einer Karte abbuchen. Bitte wählen Sie eine kleinere Menge, oder fragen Sie uns.',
	'subscriptionErrors.unanswered':
		'Der Zahlungsdienstleister ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
	'subscriptionErrors.refused': 'Der Zahlungsdienstleister hat das abgelehnt. Es wurde nichts geändert.',
};
