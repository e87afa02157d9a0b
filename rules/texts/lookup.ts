// In which language a text is shown: the exact one, its region's base, the tenant's default, and at last the base text.

/** de-AT reads de-DE, en-US reads en-GB, pt-BR reads pt-PT, and so does every other region of these tongues. */
const regionalBases: Record<string, string> = { de: 'de-DE', en: 'en-GB', pt: 'pt-PT' };

/** The language that stands for all regions of a tongue. */
export const regionalBase = (language: string): string | undefined => regionalBases[language.split('-', 1)[0] ?? ''];

/** The languages to look for, best first. */
export function languageChain(language: string, tenantDefault: string): string[] {
	const regional = regionalBase(language);
	return [...new Set(regional ? [language, regional, tenantDefault] : [language, tenantDefault])];
}

export interface Translatable {
	baseText: string;
	/** The base text is a text in this language like any other, unless a translation into it says otherwise. */
	baseLanguage: string;
	translations: Readonly<Record<string, string | undefined>>;
}

/** An empty translation is one that no one has written yet. */
export function pickTranslation(text: Translatable, chain: readonly string[]): string {
	for (const language of chain) {
		const found = text.translations[language] || (language === text.baseLanguage && text.baseText);
		if (found) return found;
	}
	return text.baseText;
}
