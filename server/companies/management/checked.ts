// Texts of forms as they are stored, checked by the rules that the form has as well.
import { findFieldErrors } from '../../../rules/companies/fields.ts';
import type { FieldRules } from '../../../rules/fields.ts';
import { Refused } from '../../failure.ts';

/** @throws Refused naming the fields */
export function checked<Rules extends Record<string, FieldRules>>(
	rules: Rules,
	given: { readonly [Field in keyof Rules]: string },
): { [Field in keyof Rules]: string } {
	const values = Object.fromEntries(Object.keys(rules).map((field) => [field, (given[field] ?? '').trim()])) as {
		[Field in keyof Rules]: string;
	};
	const wrong = Object.keys(findFieldErrors(rules, values));
	const isOneLine = Object.values<string>(values).every((text) => !/\p{Cc}/u.test(text) && text.isWellFormed());
	if (wrong.length > 0 || !isOneLine) throw new Refused('VALIDATION', wrong.join(', '));
	return values;
}
