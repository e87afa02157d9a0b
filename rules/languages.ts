// Languages and where they stand in an address: the default one without prefix, others under their lower-case code.

/** The texts of the product in this language define the keys, and stand for a key when no language fits. */
export const baseLanguage = 'en-GB';

export interface Language {
	languageCode: string;
	default: boolean;
	/** How prices and amounts are written, as rules/notations.ts lists it; null: as the language does. */
	notation: string | null;
	/** Not for visitors yet: only those who work in the shop see it. */
	draft?: boolean | undefined;
}

/** What visitors can choose from, and search engines are told of. */
export const publishedLanguages = <Spoken extends Language>(languages: readonly Spoken[]): Spoken[] =>
	languages.filter(({ draft }) => !draft);

export const pathOfLanguage = ({ languageCode, default: isDefault }: Language) =>
	isDefault ? '/' : `/${languageCode.toLowerCase()}/`;

export const notationIn = (languages: readonly Language[], language: string): string | null =>
	languages.find(({ languageCode }) => languageCode === language)?.notation ?? null;

const ownNames = new Map<string, string>();

/** The name of a language in itself, as a language switch shows it: Deutsch, English, français. */
export function ownNameOfLanguage(languageCode: string): string {
	const known = ownNames.get(languageCode);
	if (known) return known;
	const [tongue = languageCode] = languageCode.split('-', 1);
	const name = new Intl.DisplayNames(languageCode, { type: 'language' }).of(tongue) ?? languageCode;
	ownNames.set(languageCode, name);
	return name;
}

const tongueOf = (languageCode: string): string => languageCode.split('-', 1)[0] ?? '';

/** The language itself, else the first of another region: de-AT reads de-DE. */
export const bestLanguage = <Code extends string>(language: string, among: readonly Code[]): Code | undefined =>
	among.find((code) => code === language) ?? among.find((code) => tongueOf(code) === tongueOf(language));
