// What a failure at the provider means for a print: it passes, or staff have to do something.
import { PrintformerFailure, type PrintformerProblem } from '../../../integrations/printformer/problem.ts';
import { UntrustedWorkFailure } from '../../../untrusted-work/task.ts';
import { troublePause } from './print-pauses.ts';
import type { Failed, Pause } from './settle-print.ts';

/** An answer that is not understood may be a page of a proxy: about an hour. */
const mostStrangeAnswers = 8;

const messageOf = ({ message, errors }: Extract<PrintformerProblem, { kind: 'refused' }>): string =>
	[...new Set([message, ...Object.values(errors).flat()])].filter(Boolean).join(' ');

type Outcome = { pause: Pause } | { failed: Failed };

/** @throws what is no failure of the provider, and the caller's own signal */
export function outcomeOf(error: unknown, attempts: number): Outcome {
	// Many files are inspected at the moment.
	if (error instanceof UntrustedWorkFailure && error.reason === 'busy')
		return { pause: { ms: troublePause(attempts) } };
	if (!(error instanceof PrintformerFailure)) throw error;
	const { problem } = error;
	switch (problem.kind) {
		case 'aborted':
			throw error;
		case 'busy':
			return { pause: { ms: troublePause(attempts, problem.retryAfterMs) } };
		case 'unreachable':
			return { pause: { ms: troublePause(attempts) } };
		case 'invalidResponse':
			return attempts < mostStrangeAnswers
				? { pause: { ms: troublePause(attempts) } }
				: { failed: { code: 'unreadable' } };
		case 'credentials':
		case 'otherKey':
		case 'address':
			return { failed: { code: 'account' } };
		case 'forbidden':
			return { failed: { code: 'refused', message: problem.message } };
		case 'refused':
			return { failed: { code: 'refused', message: messageOf(problem) } };
		case 'notFound':
			return { failed: { code: 'gone' } };
		case 'tooLarge':
			return { failed: { code: 'tooLarge' } };
	}
}
