// The address that a user has typed, in the form in which it is stored.
import { plainEmail } from '../../rules/accounts/names.ts';
import { findFieldError } from '../../rules/fields.ts';
import { Refused } from '../failure.ts';

/** @throws Refused */
export function checkEmail(text: string): string {
	const email = plainEmail(text);
	if (findFieldError(email, { kind: 'email', required: true })) throw new Refused('EMAIL_INVALID');
	return email;
}
