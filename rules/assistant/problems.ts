// What can go wrong while the assistant writes, as what a user can do about it: codes of the events of a stream, and their sentences.
import type { PlainTextKey } from '../messages/groups.ts';

export const assistantProblems = {
	/** The provider did not take the key. */
	key: 'assistant.problem.key',
	/** The account has nothing left to spend. */
	quota: 'assistant.problem.quota',
	/** Too many calls, or the provider is not well. */
	busy: 'assistant.problem.busy',
	unreachable: 'assistant.problem.unreachable',
	timeout: 'assistant.problem.timeout',
	/** The answer broke off. */
	cut: 'assistant.problem.cut',
	/** Nothing that we understand. */
	invalid: 'assistant.problem.invalid',
	/** The provider does not know the model. */
	model: 'assistant.problem.model',
	/** The provider does not write about that. */
	filtered: 'assistant.problem.filtered',
	/** The provider did not take the call as it was. */
	refused: 'assistant.problem.refused',
	/** The base URL is none that we call. */
	address: 'assistant.problem.address',
} as const satisfies Record<string, PlainTextKey>;

export type AssistantProblem = keyof typeof assistantProblems;

const isAssistantProblem = (code: string): code is AssistantProblem => Object.hasOwn(assistantProblems, code);

/** Codes that came later count as a broken answer. */
export const sentenceOfProblem = (code: string): PlainTextKey =>
	isAssistantProblem(code) ? assistantProblems[code] : 'assistant.problem.invalid';
