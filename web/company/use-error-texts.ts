// What is wrong with the fields of a form, in the reader's language.
import { errorText, type FieldError } from '../../rules/fields.ts';
import { usePlatform } from '../platform/environment.tsx';

export function useErrorTexts() {
	const { t } = usePlatform();
	return (errors: Readonly<Record<string, FieldError | undefined>>): Record<string, string | undefined> =>
		Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error && errorText(error, t)]));
}
