// Writes what a user wants, piece by piece: what the limits allow, without what leads to a person, and with what it has cost written down.
import { PersonalDataMask } from '../../../rules/assistant/mask-personal-data.ts';
import type { AssistantProblem } from '../../../rules/assistant/problems.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import {
	type AssistantAccess,
	AssistantFailure,
	type AssistantMessage,
	type TokenUsage,
} from '../../integrations/assistant/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { beginTurn, endTurn } from '../conversations/take-turns.ts';
import { countTokens, countUse, findMessagesLeft, giveBack } from '../count-use.ts';
import { type AssistantServices, findAccess } from '../services.ts';
import { chatMessages, writingMessages } from './prompts.ts';
import type { AssistantTaskRequest, ChatRequest } from './read-request.ts';
import { findShopFacts } from './shop-facts.ts';

export type WritingEvent =
	| { event: 'delta'; data: { text: string } }
	| { event: 'done'; data: { usage: TokenUsage; isCut: boolean; message?: string; messagesLeft?: number } }
	| { event: 'error'; data: { code: AssistantProblem; retryAfter?: number; messagesLeft?: number } };

interface Caller {
	tenant: Tenant;
	user: Subject;
	inTenant: InTenant;
	services: AssistantServices | undefined;
}

interface PreparedWriting {
	request: AssistantTaskRequest;
	access: AssistantAccess;
	messages: AssistantMessage[];
	mask: PersonalDataMask;
}

const isChat = (request: AssistantTaskRequest): request is ChatRequest => request.task === 'chat';
const countedAs = (request: AssistantTaskRequest) => (isChat(request) ? 'chatMessages' : 'prompts');

/** Before anything is sent to a provider; what is refused here is the response. */
export function prepareWriting(
	{ tenant, user, inTenant, services }: Caller,
	request: AssistantTaskRequest,
): Promise<PreparedWriting> {
	return inTenant(async (sql) => {
		const { isEnabled, access } = await findAccess(sql, services, tenant.id);
		if (!isEnabled || !access) throw new Refused('ASSISTANT_UNAVAILABLE');
		await countUse(sql, tenant, user.id, countedAs(request));
		const facts = await findShopFacts(sql, tenant, request.language);
		const owner = { tenantId: tenant.id, userId: user.id };
		const messages = isChat(request)
			? chatMessages(
					facts,
					request.language,
					await beginTurn(sql, owner, { conversation: request.conversation, ...request.message }),
				)
			: writingMessages(facts, request);
		const mask = new PersonalDataMask();
		const masked = messages.map((message, index) =>
			// The first one is ours.
			index === 0 ? message : { ...message, content: mask.mask(message.content) },
		);
		return { request, access, messages: masked, mask };
	});
}

/** Of an answer: a plan has more to say than a field. */
const mostTokens = { chat: 1800, field: 1200 };

/** Four letters are about one token; for providers that do not count. */
const estimate = (messages: readonly AssistantMessage[], text: string): number =>
	Math.ceil((messages.reduce((sum, { content }) => sum + content.length, 0) + text.length) / 4);

interface Written {
	text: string;
	usage: TokenUsage;
	isCut: boolean;
	/** Undefined: it came to its end. */
	failure: AssistantFailure | undefined;
}

async function* readText(
	{ request, access, messages, mask }: PreparedWriting,
	signal: AbortSignal,
): AsyncGenerator<WritingEvent, Written, undefined> {
	const restoring = mask.restoring();
	const written: Written = { text: '', usage: { prompt: 0, completion: 0 }, isCut: false, failure: undefined };
	const take = (piece: string): WritingEvent[] => {
		written.text += piece;
		return piece ? [{ event: 'delta', data: { text: piece } }] : [];
	};
	try {
		const maxTokens = isChat(request) ? mostTokens.chat : mostTokens.field;
		for await (const part of access.port.stream({ messages, maxTokens, signal })) {
			if ('delta' in part) yield* take(restoring.push(part.delta));
			else Object.assign(written, part);
		}
		yield* take(restoring.end());
		if (written.text.trim() === '') throw new AssistantFailure('invalid', 'an empty text');
	} catch (error) {
		if (!(error instanceof AssistantFailure)) throw error;
		written.failure = error;
	}
	return written;
}

/** Writes down what came, and what it has cost. */
function settle(
	{ tenant, user, inTenant }: Caller,
	{ request, messages }: PreparedWriting,
	{ text, usage }: Written,
	state: 'complete' | 'stopped' | 'failed',
): Promise<{ message?: string; messagesLeft?: number }> {
	const isWorth = text.trim() !== '';
	const tokens = usage.prompt + usage.completion || (isWorth ? estimate(messages, text) : 0);
	return inTenant(async (sql) => {
		if (tokens > 0) await countTokens(sql, tenant, user.id, tokens);
		if (!isWorth && state === 'failed') await giveBack(sql, tenant, user.id, countedAs(request));
		if (!isChat(request)) return {};
		const message = isWorth ? await endTurn(sql, tenant.id, request.conversation, { text, state }) : undefined;
		return { ...(message ? { message } : {}), messagesLeft: await findMessagesLeft(sql, tenant, user.id) };
	});
}

/** @param signal aborted when the browser has gone */
export async function* writeText(
	caller: Caller,
	prepared: PreparedWriting,
	signal: AbortSignal,
): AsyncGenerator<WritingEvent, void, undefined> {
	const written = yield* readText(prepared, signal);
	const { failure, usage, isCut } = written;
	const state = signal.aborted ? 'stopped' : failure ? 'failed' : 'complete';
	const settled = await settle(caller, prepared, written, state);
	if (state === 'stopped') return;
	if (!failure) return yield { event: 'done', data: { usage, isCut, ...settled } };
	const { problem: code, retryAfterMs } = failure;
	const { messagesLeft } = settled;
	yield {
		event: 'error',
		data: {
			code,
			...(retryAfterMs === undefined ? {} : { retryAfter: Math.ceil(retryAfterMs / 1000) }),
			...(messagesLeft === undefined ? {} : { messagesLeft }),
		},
	};
}
