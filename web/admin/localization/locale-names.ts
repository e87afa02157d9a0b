// What locales are called in the language of the one who works here.

/** "French": the region does not matter where there is one of it. */
export const nameOfTongue = (code: string, language: string): string =>
	nameOfLocale(code.split('-', 1)[0] ?? code, language);

/** "French (France)", or the code where no one has a name for it. */
export function nameOfLocale(code: string, language: string): string {
	try {
		const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
		return names.of(code) ?? code;
	} catch {
		return code;
	}
}
