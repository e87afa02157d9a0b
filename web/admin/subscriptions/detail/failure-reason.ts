// Why a card could not be charged: the bank's code in words. A code that no one knows is shown as it is.
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';

const known = new Map<string, PlainTextKey>([
	['insufficient_funds', 'adminSubscriptions.failure.insufficient'],
	['expired_card', 'adminSubscriptions.failure.expired'],
	['authentication_required', 'adminSubscriptions.failure.authentication'],
	['card_declined', 'adminSubscriptions.failure.declined'],
	['generic_decline', 'adminSubscriptions.failure.declined'],
	['do_not_honor', 'adminSubscriptions.failure.declined'],
	['lost_card', 'adminSubscriptions.failure.lost'],
	['stolen_card', 'adminSubscriptions.failure.lost'],
]);

export function failureReason(code: string, t: Translate): string {
	const key = known.get(code);
	return key ? t(key) : code;
}
