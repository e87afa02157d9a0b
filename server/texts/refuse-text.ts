// What keeps a text from being saved: nobody could show it.
import { shippedEntries } from '../../rules/texts/catalogue/groups.ts';
import { placeholdersOf } from '../../rules/texts/icu.ts';
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import { ExpectedFailure } from '../failure.ts';

type Fault = 'brokenText' | 'unknownPlaceholder' | 'forbiddenCharacter';

export class RefusedText extends ExpectedFailure {
	readonly fault: Fault;
	readonly key: string;
	readonly languageCode: string;

	constructor(fault: Fault, place: { key: string; languageCode: string }, message: string, advice: string) {
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

/** Only words of the interface are ICU; a product may be called "{x}" and is. */
export function refuseText({ key, type, languageCode, text }: Candidate): void {
	const place = { key, languageCode };
	if (text.includes('\0') || !text.isWellFormed())
		throw new RefusedText('forbiddenCharacter', place, 'has a character that cannot be kept', 'Remove it.');
	if (type !== 'static') return;

	const used = placeholdersOf(text);
	if (!used)
		throw new RefusedText(
			'brokenText',
			place,
			'is not valid ICU',
			"Close every {; a brace to be shown is written '{'.",
		);
	const shipped = shippedEntries.get(key);
	const known = shipped ? (placeholdersOf(shipped.text.en) ?? []) : used;
	const unknown = used.filter((name) => !known.includes(name));
	if (unknown.length > 0) {
		const advice = known.length > 0 ? `There are: {${known.join('}, {')}}.` : 'This text has none.';
		throw new RefusedText('unknownPlaceholder', place, `uses the unknown {${unknown.join('}, {')}}`, advice);
	}
}
