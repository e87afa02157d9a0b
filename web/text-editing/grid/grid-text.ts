// A text as the grid shows it: what the API tells of it, in the languages that are columns.

export interface GridWording {
	languageCode: string;
	/** What there is in exactly this language. */
	text: string | null;
	/** What visitors read, and in which language that is. */
	shown: string;
	sourceLanguage: string;
	origin: string | null;
	outdated: boolean;
	missing: boolean;
	queued: boolean;
	/** Why the machine has not translated it. */
	failure: string | null;
}

export interface GridText {
	key: string;
	/** In place of the key, where that says nothing to people. */
	label?: string;
	type: string;
	group: string;
	context: string | null;
	locked: boolean;
	baseText: string;
	baseLanguage: string;
	icu: boolean;
	placeholders: readonly string[];
	placeholdersOptional: boolean;
	languages: readonly GridWording[];
}

export const wordingIn = (text: GridText, languageCode: string): GridWording | undefined =>
	text.languages.find((wording) => wording.languageCode === languageCode);

const urgency = (text: GridText): number => {
	if (text.languages.some(({ missing }) => missing)) return 0;
	return text.languages.some(({ outdated }) => outdated) ? 1 : 2;
};

/** What is missing comes first, then what is outdated; otherwise as given. */
export const urgentFirst = <Text extends GridText>(texts: readonly Text[]): Text[] =>
	texts.toSorted((one, other) => urgency(one) - urgency(other));
