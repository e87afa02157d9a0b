// What a form says when a call has failed for a reason that belongs to no field: its own sentence, unless there is a better one.
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { ApiFailure } from '../platform/api.ts';
import { sayAtBottom } from './toast-place.tsx';

/** Reasons that the reader can do something about; all others are told in the form's own sentence. */
const telling = new Set([
	'TOO_MANY_REQUESTS',
	'LINK_NOT_VALID',
	'PASSWORD_TOO_WEAK',
	'PASSWORD_NOT_CHANGED',
	'PASSWORD_WRONG',
	'LAST_ADMIN',
	'FORBIDDEN',
	'EMAIL_INVALID',
	'MANDATORY_FIELDS',
]);

/** For the answer of a form's `submit`: it stands in the form, beside the element that it concerns if there is one, and is said at the bottom as well. */
export function say(message: string, element = '') {
	sayAtBottom('danger', message);
	return [{ element, message }];
}

export const sayFailure = (error: unknown, t: Translate, otherwise: PlainTextKey) =>
	say(error instanceof ApiFailure && telling.has(error.code ?? '') ? failureText(error, t) : t(otherwise));
