// Whether the provider takes the key and knows the model: one short call, and what else the account may use.
import type { AssistantProblem } from '../../rules/assistant/problems.ts';
import { type AssistantAccess, AssistantFailure } from '../integrations/assistant/port.ts';

export type TestResult = { models: string[] } & ({ text: string } | { problem: AssistantProblem });

/** An admin waits. */
const mayTakeMs = 15_000;
const mostModels = 50;

export async function testAssistant({ port }: AssistantAccess): Promise<TestResult> {
	const signal = AbortSignal.timeout(mayTakeMs);
	// Not every provider lists them; the call itself decides.
	const models = await port.listModels(signal).catch(() => []);
	const shown = models.slice(0, mostModels);
	try {
		const { text } = await port.complete({
			messages: [{ role: 'user', content: 'Task: test\nSay hello in one word.' }],
			maxTokens: 200,
			signal,
		});
		return { text: text.trim().slice(0, 100), models: shown };
	} catch (error) {
		if (!(error instanceof AssistantFailure)) throw error;
		return { problem: signal.aborted ? 'timeout' : error.problem, models: shown };
	}
}
