// What a reader sees when a call has failed: the sentence of its code, or that the shop cannot be reached.
import { errorCatalogue, isErrorCode } from '../../rules/errors.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { ApiFailure } from '../platform/api.ts';

export function failureText(error: unknown, t: Translate): string {
	// A fetch that came to nothing is a TypeError and says so in words for developers.
	if (error instanceof TypeError) return t('common.networkError');
	const code = error instanceof ApiFailure ? error.code : undefined;
	if (!isErrorCode(code)) return t('common.unexpectedError');
	const key = errorCatalogue[code].text;
	const told = t(key);
	// A page that lacks these words says at least that something is wrong.
	return told === key ? t('common.unexpectedError') : told;
}
