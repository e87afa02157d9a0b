// Why the button has not led to an order, where the API tells more than a code: how long to wait, how many there may be.
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { ApiFailure } from '../../platform/api.ts';

const secondsInMinute = 60;

export function refusalText(error: unknown, t: Translate): string {
	const { code, facts } = error instanceof ApiFailure ? error : { code: undefined, facts: {} };
	if (code === 'TOO_MANY_REQUESTS' && typeof facts.retryAfter === 'number')
		return t('checkout.tooManyOrders', { minutes: Math.ceil(facts.retryAfter / secondsInMinute) });
	if (code === 'STOCK_SHARE_EXCEEDED' && typeof facts.name === 'string' && typeof facts.most === 'number')
		return t('checkout.stockShare', { name: facts.name, count: facts.most });
	return failureText(error, t);
}
