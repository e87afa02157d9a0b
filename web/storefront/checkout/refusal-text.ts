// Why the button has not led to an order, where the API tells more than a code: how long to wait, how many there may be.
import { errorCatalogue, isErrorCode } from '../../../rules/errors.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { ApiFailure } from '../../platform/api.ts';

const secondsInMinute = 60;

const unansweredCodes: ReadonlySet<string> = new Set(['UNAVAILABLE', 'STILL_WORKING']);

/** Only who has an open order can complete it. */
function shareKeyOf({ byNetwork, held }: ApiFailure['facts']) {
	if (byNetwork === true) return 'checkout.stockShareOfNetwork';
	return typeof held === 'number' && held > 0 ? 'checkout.stockShareHeld' : 'checkout.stockShare';
}

function limitKeyOf({ unpaid }: ApiFailure['facts'], hasOtherMethods: boolean) {
	if (unpaid !== true) return 'checkout.tooManyOrders';
	return hasOtherMethods ? 'checkout.tooManyUnpaidOrPay' : 'checkout.tooManyUnpaid';
}

/** @param hasOtherMethods whether there is another way to pay than the one that was chosen */
export function refusalText(error: unknown, t: Translate, hasOtherMethods: boolean): string {
	const { code, facts } = error instanceof ApiFailure ? error : { code: undefined, facts: {} };
	if (code === 'TOO_MANY_REQUESTS' && typeof facts.retryAfter === 'number')
		return t(limitKeyOf(facts, hasOtherMethods), { minutes: Math.ceil(facts.retryAfter / secondsInMinute) });
	if (code === 'STOCK_SHARE_EXCEEDED' && typeof facts.name === 'string' && typeof facts.most === 'number')
		return t(shareKeyOf(facts), { name: facts.name, count: facts.most });
	return failureText(error, t);
}

/** Whether it is the payment method that is refused. */
export const isOfMethod = (error: unknown): boolean =>
	error instanceof ApiFailure && (error.code === 'PAYMENT_METHOD_INVALID' || error.facts.unpaid === true);

/** The shop has said why; everything else has only failed. */
export function isKnown(error: unknown): boolean {
	const code = error instanceof ApiFailure ? error.code : undefined;
	return isErrorCode(code) && errorCatalogue[code].status < 500;
}

/** Whether nobody can know what became of the call: it may have been carried out. */
export const isUnanswered = (error: unknown): boolean =>
	!(error instanceof ApiFailure) || error.code === undefined || unansweredCodes.has(error.code);
