// What locales are called in the language of whoever works here.

/** "French (France)", or the code where nobody has a name for it. */
export function nameOfLocale(code: string, language: string): string {
	try {
		const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
		return names.of(code) ?? code;
	} catch {
		return code;
	}
}
