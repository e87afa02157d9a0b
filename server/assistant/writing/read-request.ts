// What a browser asks of the assistant, as it is validated before anything else.
import {
	isWritingTask,
	longestMessage,
	longestPrompt,
	longestText,
	needsPrompt,
	type WritingTask,
} from '../../../rules/assistant/tasks.ts';
import { isId } from '../../../rules/ids.ts';
import { refuseField } from '../../failure.ts';

export interface ChatRequest {
	task: 'chat';
	/** Both made by the browser. */
	conversation: string;
	message: { id: string; text: string };
	language: string;
}

export interface WritingRequest {
	task: WritingTask;
	/** What the user wants. */
	prompt: string;
	/** What is in the field. */
	text: string;
	/** What the field is about: the name of a page or a product, of a picture. */
	subject: string;
	/** In which the text is written. */
	language: string;
	/** Of a translation: the language of `text`. */
	from: string;
	/** Characters that the field takes; 0: any number. */
	maxLength: number;
}

export type AssistantTaskRequest = ChatRequest | WritingRequest;

const isLanguage = (value: string) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value);
const longestSubject = 300;

type Body = Readonly<Record<string, unknown>>;

function textOf(body: Body, field: string, longest: number): string {
	const value = body[field] ?? '';
	if (typeof value !== 'string' || value.length > longest || value.includes('\0')) throw refuseField(field);
	return value;
}

function languageOf(body: Body, field: string): string {
	const value = textOf(body, field, 10);
	if (!isLanguage(value)) throw refuseField(field);
	return value;
}

function idOf(value: unknown, field: string): string {
	if (typeof value !== 'string' || !isId(value)) throw refuseField(field);
	return value.toLowerCase();
}

const objectOf = (value: unknown): Body =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

function readChat(body: Body): ChatRequest {
	const message = objectOf(body.message);
	const text = textOf(message, 'text', longestMessage).trim();
	if (text === '') throw refuseField('text');
	return {
		task: 'chat',
		conversation: idOf(body.conversation, 'conversation'),
		message: { id: idOf(message.id, 'message'), text },
		language: languageOf(body, 'language'),
	};
}

function readLength(value: unknown): number {
	if (value === undefined) return 0;
	if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > 100_000) throw refuseField('maxLength');
	return Number(value);
}

/** @throws Refused with the field that is wrong */
export function readTaskRequest(given: unknown): AssistantTaskRequest {
	const body = objectOf(given);
	const { task } = body;
	if (task === 'chat') return readChat(body);
	if (!isWritingTask(task)) throw refuseField('task');
	const text = textOf(body, 'text', longestText);
	const prompt = textOf(body, 'prompt', longestPrompt).trim();
	if (prompt === '' && needsPrompt(task, text)) throw refuseField('prompt');
	const language = languageOf(body, 'language');
	return {
		task,
		prompt,
		text,
		subject: textOf(body, 'subject', longestSubject),
		language,
		from: task === 'translate' ? languageOf(body, 'from') : language,
		maxLength: readLength(body.maxLength),
	};
}
