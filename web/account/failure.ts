// What a form says when a call has failed for a reason that belongs to no field: its own sentence, unless there is a better one.
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { ApiFailure } from '../platform/api.ts';
import { sayAtBottom } from './toast-region.tsx';

/** Reasons that the reader can do something about; all others are reported in the form's own sentence. */
const telling = new Set([
	'TOO_MANY_REQUESTS',
	'LINK_NOT_VALID',
	'PASSWORD_TOO_WEAK',
	'LAST_ADMIN',
	'FORBIDDEN',
	'EMAIL_INVALID',
	'MANDATORY_FIELDS',
]);

/** For the response of a form's `submit`: it stays in the form, beside the element that it concerns if there is one, and is said at the bottom as well. */
export function say(message: string, element = '') {
	sayAtBottom('danger', message);
	return [{ element, message }];
}

export function sayFailure(error: unknown, t: Translate, otherwise: PlainTextKey) {
	const isTold = error instanceof ApiFailure && telling.has(error.code ?? '');
	return say(isTold ? failureText(error, t) : t(otherwise));
}

/** The change was made, only its response is lost: for who needs nothing of it, that is a success. */
export const wasMade = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'RESULT_UNREAD';

/** Of a form that is proved by the own password: one that is wrong is reported beside it. */
export function sayPasswordFailure(error: unknown, t: Translate, otherwise: PlainTextKey) {
	const isWrong =
		error instanceof ApiFailure && (error.code === 'PASSWORD_NOT_CHANGED' || error.code === 'PASSWORD_WRONG');
	// No one knows what became of it.
	if (error instanceof TypeError) return say(failureText(error, t));
	if (!isWrong) return sayFailure(error, t, otherwise);
	return [{ element: 'currentPassword', message: t('accounts.currentPasswordWrong') }, ...say(t(otherwise))];
}
