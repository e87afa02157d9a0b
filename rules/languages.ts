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

/** The shipped language nearest to the wanted one: the same, one of the same tongue, or German. */
export function nearestShipped(languageCode: string): ShippedLanguage {
	const tongue = languageCode.slice(0, 2).toLowerCase();
	return shippedLanguages.find((shipped) => shipped.startsWith(tongue)) ?? 'de-DE';
}

/** The name of a language in itself: Deutsch, English. */
export const languageName = (languageCode: string): string =>
	new Intl.DisplayNames([languageCode], { type: 'language' }).of(languageCode.slice(0, 2)) ?? languageCode;
