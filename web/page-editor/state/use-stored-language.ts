// Which language is written in: the one that is read, until another is chosen. That one is kept over a reload, in this tab.
import { useCallback, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

const place = 'pageEditor.language';

/** Chosen while the same language was read; undefined when there is none, or the browser keeps nothing. */
function keptLanguage(reading: string, languages: readonly string[]): string | undefined {
	try {
		const [read, chosen = ''] = sessionStorage.getItem(place)?.split(' ') ?? [];
		return read === reading && languages.includes(chosen) ? chosen : undefined;
	} catch {
		return undefined;
	}
}

export function useStoredLanguage(): readonly [string, (language: string) => void] {
	const { languages, language: reading } = usePlatform();
	const codes = languages.map(({ languageCode }) => languageCode);
	const [language, setLanguage] = useState(() => keptLanguage(reading, codes) ?? reading);
	const choose = useCallback(
		(chosen: string) => {
			setLanguage(chosen);
			try {
				sessionStorage.setItem(place, `${reading} ${chosen}`);
			} catch {
				// Private windows may refuse; then it holds until the page is left.
			}
		},
		[reading],
	);
	return [language, choose];
}
