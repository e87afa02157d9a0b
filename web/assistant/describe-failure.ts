// Why the assistant has not written, in the reader's language.
import { sentenceOfProblem } from '../../rules/assistant/problems.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { WritingFailure } from './stream-text.ts';

export function describeFailure(error: unknown, t: Translate): string {
	if (!(error instanceof WritingFailure)) return failureText(error, t);
	const sentence = t(sentenceOfProblem(error.code));
	const { retryAfter } = error;
	return retryAfter ? `${sentence} ${t('assistant.retryIn', { seconds: retryAfter })}` : sentence;
}
