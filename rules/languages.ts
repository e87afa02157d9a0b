// Languages and where they stand in an address: the default one without prefix, others under their lower-case code.

/** The languages that the product's own texts are written in. */
export const shippedLanguages = ['de-DE', 'en-GB'] as const;
export type ShippedLanguage = (typeof shippedLanguages)[number];

export interface Language {
	languageCode: string;
	default: boolean;
}

export const pathOfLanguage = ({ languageCode, default: isDefault }: Language) =>
	isDefault ? '/' : `/${languageCode.toLowerCase()}/`;

/** The name of a language in itself, as a language switch shows it: Deutsch, English, français. */
export function ownNameOfLanguage(languageCode: string): string {
	const [tongue = languageCode] = languageCode.split('-', 1);
	return new Intl.DisplayNames(languageCode, { type: 'language' }).of(tongue) ?? languageCode;
}
