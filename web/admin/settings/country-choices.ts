// The countries of the world in the words of a language.
import { countryCodes } from '../../../rules/accounts/countries.ts';
import type { Choice } from '../../kit/select.tsx';

export function countryChoices(language: string): Choice[] {
	const names = new Intl.DisplayNames(language, { type: 'region' });
	return countryCodes
		.map((value) => ({ value, label: names.of(value) ?? value }))
		.sort((one, other) => one.label.localeCompare(other.label, language));
}
