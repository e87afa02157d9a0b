// What is wrong with a text, in words.
import type { ImportError } from '../../../rules/texts/import-errors.ts';
import type { Translate } from '../../../rules/texts/translator.ts';

export interface TextError {
	/** `held`: a user edits the page that it stands on. */
	fault: ImportError | 'held';
	names: readonly string[];
}

export function errorText({ fault, names }: TextError, t: Translate): string {
	const listed = names.map((name) => `{${name}}`).join(', ');
	if (fault === 'unknownPlaceholder' || fault === 'missingPlaceholder')
		return t(`texts.fault.${fault}`, { names: listed });
	return t(`texts.fault.${fault}`);
}

/** What the server has found wrong with drafts, by `placeOf`. */
export type TextErrors = ReadonlyMap<string, TextError>;

export const placeOf = (key: string, languageCode: string) => `${key} ${languageCode}`;
