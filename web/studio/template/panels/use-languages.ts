// The languages of the shop with what each is called in that of the reader.
import { usePlatform } from '../../../platform/environment.tsx';

export function useLanguages(): { code: string; name: string }[] {
	const { language, languages } = usePlatform();
	const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
	// The one that everything falls back to comes first.
	return languages
		.toSorted((one, other) => Number(other.default) - Number(one.default))
		.map(({ languageCode: code }) => ({ code, name: names.of(code) ?? code }));
}
