// The languages of the shop, the one that everything falls back to first.
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import { usePlatform } from '../../../platform/environment.tsx';

export const useLanguages = (): { code: string; name: string }[] =>
	usePlatform()
		.languages.toSorted((one, other) => Number(other.default) - Number(one.default))
		.map(({ languageCode: code }) => ({ code, name: ownNameOfLanguage(code) }));
