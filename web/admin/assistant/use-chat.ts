// A conversation as this tab sees it: what was said, what is being written, what went wrong. What was typed is never lost.
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../rules/ids.ts';
import { describeFailure } from '../../assistant/describe-failure.ts';
import { streamText, WritingFailure } from '../../assistant/stream-text.ts';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { conversationDocument } from './conversations.documents.ts';

export type ChatMessage = Data<typeof conversationDocument>['assistantConversation']['messages'][number];

interface Chat {
	messages: readonly ChatMessage[];
	/** What has come so far; undefined: nothing is being written. */
	writing: string | undefined;
	problem: string | undefined;
	/** Said to those who listen once something has ended. */
	outcome: 'complete' | 'stopped' | undefined;
	/** As the last response said. */
	messagesLeft: number | undefined;
	send(text: string): Promise<void>;
	/** Sends the last message again. */
	retry(): Promise<void>;
	stop(): void;
}

export function useChat(conversation: string, initial: readonly ChatMessage[]): Chat {
	const { t, language, queryClient } = usePlatform();
	const [messages, setMessages] = useState(initial);
	const [writing, setWriting] = useState<string>();
	const [problem, setProblem] = useState<string>();
	const [outcome, setOutcome] = useState<Chat['outcome']>();
	const [messagesLeft, setMessagesLeft] = useState<number>();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);

	async function run(message: { id: string; text: string }) {
		const stopped = new AbortController();
		running.current = stopped;
		let text = '';
		setProblem(undefined);
		setOutcome(undefined);
		setWriting('');
		const reply = (state: ChatMessage['state'], id = newId()): void => {
			if (text.trim() !== '')
				setMessages((all) => [...all, { id, author: 'assistant' as const, content: text, state }]);
		};
		try {
			const end = await streamText(
				{ task: 'chat', conversation, message, language },
				{
					signal: stopped.signal,
					onText: (piece) => {
						text += piece;
						setWriting(text);
					},
				},
			);
			reply(end ? 'complete' : 'stopped', end?.message);
			setMessagesLeft(end?.messagesLeft ?? ((left) => (left === undefined ? left : left - 1)));
			setOutcome(end ? 'complete' : 'stopped');
		} catch (error) {
			reply('failed');
			setProblem(describeFailure(error, t));
			if (error instanceof WritingFailure) setMessagesLeft(error.messagesLeft);
		}
		setWriting(undefined);
		running.current = undefined;
		await refreshEverything(queryClient);
	}

	return {
		messages,
		writing,
		problem,
		outcome,
		messagesLeft,
		async send(text) {
			const message = { id: newId(), text };
			setMessages((all) => [
				...all,
				{ id: message.id, author: 'user' as const, content: text, state: 'complete' as const },
			]);
			await run(message);
		},
		async retry() {
			const last = messages.findLast(({ author }) => author === 'user');
			if (!last) return;
			setMessages((all) => all.slice(0, all.indexOf(last) + 1));
			await run({ id: last.id, text: last.content });
		},
		stop: () => running.current?.abort(),
	};
}
