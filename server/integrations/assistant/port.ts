// The port for the assistant: a model that writes texts.
import type { AssistantProblem } from '../../../rules/assistant/problems.ts';

export interface AssistantMessage {
	role: 'system' | 'user' | 'assistant';
	content: string;
}

/** Tokens, as the provider counts them; zero where it does not say. */
export interface TokenUsage {
	prompt: number;
	completion: number;
}

export interface AssistantRequest {
	messages: readonly AssistantMessage[];
	/** Of the answer. */
	maxTokens: number;
	/** Aborted when nobody waits for the answer any more: the provider is left then. */
	signal: AbortSignal;
	/** The answer is JSON of this shape. */
	schema?: { name: string; schema: object };
}

export type StreamPart =
	| { delta: string }
	/** The last part. `isCut`: the answer reached `maxTokens`. */
	| { usage: TokenUsage; isCut: boolean };

export interface WrittenText {
	text: string;
	usage: TokenUsage;
	isCut: boolean;
}

export interface AssistantPort {
	/** @throws AssistantFailure */
	stream(request: AssistantRequest): AsyncGenerator<StreamPart, void, undefined>;
	/** In one piece. @throws AssistantFailure */
	complete(request: AssistantRequest): Promise<WrittenText>;
	/** Names of the models that the account may use. @throws AssistantFailure */
	listModels(signal: AbortSignal): Promise<string[]>;
}

export interface AssistantAccount {
	/** Up to and with the version: https://api.example.com/v1 */
	baseUrl: string;
	/** Local servers may know none. */
	key: string | undefined;
	model: string;
}

/** Who writes for a shop. */
export interface AssistantAccess {
	port: AssistantPort;
	/** The account of the shop, that of the installation, or a sandbox, which only pretends. */
	connection: 'account' | 'installation' | 'sandbox';
	model: string;
}

export interface AssistantProvider {
	/** @param own the account of the shop, if it has a whole one */
	open(own: AssistantAccount | undefined): AssistantAccess | undefined;
	/** Whether a shop may enter this base URL. */
	mayCall(baseUrl: string): boolean;
}

/** The message is for the log: it names no text and no key. */
export class AssistantFailure extends Error {
	readonly problem: AssistantProblem;
	/** What the provider asked for. */
	readonly retryAfterMs: number | undefined;

	constructor(problem: AssistantProblem, reason: string, retryAfterMs?: number) {
		super(`assistant: ${problem}, ${reason}`);
		this.problem = problem;
		this.retryAfterMs = retryAfterMs;
	}
}
