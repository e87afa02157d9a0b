// What keeps a text from being saved: no one could show it.

import { shippedEntries } from '../../rules/messages/groups.ts';
import { type FoundError, findTextError, type Pattern } from '../../rules/texts/check-text.ts';
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import { ExpectedFailure } from '../failure.ts';

const braced = (names: readonly string[]) => `{${names.join('}, {')}}`;

const reasons: Record<FoundError['fault'], (names: readonly string[]) => [message: string, advice: string]> = {
	forbiddenCharacter: () => ['has a character that cannot be kept', 'Remove it.'],
	tooLong: () => ['is too long', 'Shorten it.'],
	brokenText: () => ['is not valid ICU', "Close every {; a brace to be shown is written '{'."],
	unknownPlaceholder: (names) => [`uses the unknown ${braced(names)}`, 'Use only the placeholders of the base text.'],
	missingPlaceholder: (names) => [`lacks ${braced(names)}`, 'Use every placeholder of the base text.'],
};

export class RefusedText extends ExpectedFailure {
	readonly fault: FoundError['fault'];
	readonly key: string;
	readonly languageCode: string;

	constructor({ fault, names }: FoundError, place: { key: string; languageCode: string }) {
		const [message, advice] = reasons[fault](names);
		super(`The text ${place.key} in ${place.languageCode} ${message}.`, advice);
		this.fault = fault;
		this.key = place.key;
		this.languageCode = place.languageCode;
	}
}

interface Candidate {
	key: string;
	type: TranslationType;
	languageCode: string;
	text: string;
}

/** What the placeholders of a word of the interface are measured by. */
export function patternOf(key: string, baseText: string): Pattern {
	const shipped = shippedEntries.get(key)?.text;
	return { text: shipped?.text ?? baseText, optional: shipped?.placeholdersOptional };
}

/** Only words of the interface are ICU; a product may be called "{x}" and is. */
export function refuseText({ key, type, languageCode, text }: Candidate): void {
	if (text.trim() === '') return;
	const found = findTextError(text, type === 'static' ? patternOf(key, text) : undefined);
	if (found) throw new RefusedText(found, { key, languageCode });
}
