// Translates texts of one language into another, as many as go into one call of the provider.
import type { Formality, TranslationFailure } from '../../../rules/machine-translation.ts';
import { linksOf } from '../../../rules/pages/rich-leaves.ts';
import { readSimpleText } from '../../../rules/pages/simple-text.ts';
import { findTextError } from '../../../rules/texts/check-text.ts';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';
import { type TextInParts, takeApart } from '../../../rules/texts/machine/take-apart.ts';
import type { TranslationType } from '../../../rules/texts/translation-types.ts';
import type { TranslationPort } from '../../integrations/translation/port.ts';
import { patternOf } from '../refuse-text.ts';

export interface TextToTranslate {
	key: string;
	type: TranslationType;
	text: string;
}

interface Prepared extends TextToTranslate {
	parts: TextInParts;
}

/** A text, or why there is none. */
export type Outcome = { text: string } | { failure: TranslationFailure };

interface Direction {
	from: string;
	into: string;
	formality: Formality;
}

export interface Batch {
	texts: Prepared[];
	/** Each of them once: the same words twice are paid for once. */
	sentences: Sentence[];
}

const isIcu = ({ type }: TextToTranslate) => type === 'static';

const identity = (sentence: Sentence) => JSON.stringify(sentence);

/** What can be sent, in calls of their own; and what cannot, with the reason. */
export function makeBatches(
	port: TranslationPort,
	texts: readonly TextToTranslate[],
	into: string,
): { batches: Batch[]; outcomes: Map<string, Outcome> } {
	const outcomes = new Map<string, Outcome>();
	const batches: Batch[] = [];
	for (const text of texts) {
		const parts = takeApart(text.text, { icu: isIcu(text), into });
		const own = parts && distinct(parts.sentences);
		if (!parts || !own) outcomes.set(text.key, { failure: 'complicated' });
		else if (port.fits(own) < own.length) outcomes.set(text.key, { failure: 'tooLarge' });
		else {
			const last = batches.at(-1);
			const together = distinct([...(last?.sentences ?? []), ...own]);
			if (last && port.fits(together) === together.length) {
				last.texts.push({ ...text, parts });
				last.sentences = together;
			} else batches.push({ texts: [{ ...text, parts }], sentences: own });
		}
	}
	return { batches, outcomes };
}

const distinct = (sentences: readonly Sentence[]): Sentence[] => [
	...new Map(sentences.map((sentence) => [identity(sentence), sentence])).values(),
];

const linksIn = (text: string): string => linksOf(readSimpleText(text)).sort().join(' ');

/** A machine may move the parts of a link apart: what leads nowhere any more is nothing to publish. */
const keepsLinks = (text: Prepared, translated: string): boolean =>
	isIcu(text) || linksIn(text.text) === linksIn(translated);

function validate(text: Prepared, translated: string): Outcome {
	const error = findTextError(translated, isIcu(text) ? patternOf(text.key, text.text) : undefined);
	if (!error) return keepsLinks(text, translated) ? { text: translated } : { failure: 'placeholder' };
	return { failure: error.fault === 'tooLong' ? 'tooLarge' : 'placeholder' };
}

/** By key. One call; nothing is asked for where there are no words. @throws NotTranslated */
export async function translateBatch(
	port: TranslationPort,
	{ texts, sentences }: Batch,
	direction: Direction,
): Promise<Map<string, Outcome>> {
	const answers = sentences.length > 0 ? await port.translate({ ...direction, sentences }) : [];
	const bySentence = new Map(sentences.map((sentence, index) => [identity(sentence), answers[index]]));
	return new Map(
		texts.map((text) => {
			const found = text.parts.sentences.map((sentence) => bySentence.get(identity(sentence)));
			const complete = found.every((sentence) => sentence !== undefined);
			return [text.key, complete ? validate(text, text.parts.join(found)) : { failure: 'placeholder' }];
		}),
	);
}
