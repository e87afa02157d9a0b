// What is wrong with a draft, in words, as far as the browser can tell. The server asks again.
import type { Translate } from '../../../rules/texts/translator.ts';
import { errorText } from './error-text.ts';
import type { GridText } from './grid-text.ts';
import { wordingError } from './wording-field.tsx';

export function draftError(text: GridText, languageCode: string, typed: string, t: Translate): string | undefined {
	// The base text of a thing is what everything else is translated from; that of the interface ships.
	const isOwnBase = languageCode === text.baseLanguage && text.type !== 'static';
	if (typed.trim() === '' && isOwnBase) return errorText({ fault: 'baseMissing', names: [] }, t);
	return wordingError(typed, text, t);
}
