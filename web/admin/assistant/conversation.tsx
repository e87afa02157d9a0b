// One conversation: what was said, what is being written, and the field for what comes next.
import { IconPlayerStopFilled, IconRefresh, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { longestMessage } from '../../../rules/assistant/tasks.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MessageView } from './message-view.tsx';
import { type ChatMessage, useChat } from './use-chat.ts';

interface ConversationProps {
	id: string;
	initial: readonly ChatMessage[];
	/** As the server said when the screen was opened. */
	messagesLeft: number;
	/** Something is being said in it for the first time. */
	onBegin(): void;
}

/** Who reads further up stays there. */
const nearEnd = 160;

function useFollow(changing: unknown) {
	const end = useRef<HTMLDivElement>(null);
	const isRead = useRef(true);
	useEffect(() => {
		const note = () => {
			const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
			isRead.current = scrollHeight - clientHeight - scrollTop < nearEnd;
		};
		window.addEventListener('scroll', note, { passive: true });
		return () => window.removeEventListener('scroll', note);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is what changes that is followed
	useEffect(() => {
		if (isRead.current) end.current?.scrollIntoView({ block: 'end' });
	}, [changing]);
	return end;
}

export function Conversation({ id, initial, messagesLeft, onBegin }: ConversationProps) {
	const { t } = usePlatform();
	const chat = useChat(id, initial);
	const { messages, writing, problem, outcome } = chat;
	const isWriting = writing !== undefined;
	const end = useFollow(`${messages.length} ${writing?.length ?? -1}`);
	const left = chat.messagesLeft ?? messagesLeft;
	const send = (text: string) => {
		if (messages.length === 0) onBegin();
		void chat.send(text);
	};
	return (
		<section aria-label={t('assistantChat.conversation')} className="grid min-w-0 content-start gap-4">
			{messages.length === 0 && !isWriting && <Suggestions onChoose={send} />}
			<ol aria-label={t('assistantChat.messages')} className="grid gap-4 empty:hidden">
				{messages.map((message) => (
					<MessageView key={message.id} message={message} />
				))}
				{isWriting && (
					<MessageView
						message={{ id: 'writing', author: 'assistant', content: writing, state: 'complete' }}
						isWriting
					/>
				)}
			</ol>
			<p role="status" className="sr-only">
				{isWriting ? t('assistantChat.writing') : outcome && t(`assistantChat.${outcome}`)}
			</p>
			{problem !== undefined && (
				<div role="alert">
					<Notice
						kind="danger"
						action={
							<Button size="small" icon={<IconRefresh aria-hidden size={18} />} onClick={() => void chat.retry()}>
								{t('common.tryAgain')}
							</Button>
						}
					>
						{t('assistant.promptFailed')}. {problem}
					</Notice>
				</div>
			)}
			<Composer isWriting={isWriting} left={left} onSend={send} onStop={chat.stop} />
			<div ref={end} />
		</section>
	);
}

const suggestions = ['plan', 'newsletter', 'season', 'social'] as const;

function Suggestions({ onChoose }: { onChoose(text: string): void }) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-3 py-4">
			<h2 className="text-lg font-bold text-heading">{t('assistantChat.emptyTitle')}</h2>
			<p className="max-w-prose text-muted">{t('assistantChat.emptyText')}</p>
			<ul className="flex flex-wrap gap-2">
				{suggestions.map((name) => (
					<li key={name}>
						<Button size="small" onClick={() => onChoose(t(`assistantChat.suggestion.${name}`))}>
							{t(`assistantChat.suggestion.${name}`)}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}

interface ComposerProps {
	isWriting: boolean;
	left: number;
	onSend(text: string): void;
	onStop(): void;
}

function Composer({ isWriting, left, onSend, onStop }: ComposerProps) {
	const { t } = usePlatform();
	const [text, setText] = useState('');
	const [isEmpty, setEmpty] = useState(false);
	const isUsedUp = left === 0;
	const submit = (event?: FormEvent) => {
		event?.preventDefault();
		if (isWriting || isUsedUp) return;
		if (text.trim() === '') return setEmpty(true);
		onSend(text.trim());
		setText('');
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		if (!(event.target instanceof HTMLTextAreaElement)) return;
		event.preventDefault();
		submit();
	};
	return (
		<form
			noValidate
			onSubmit={submit}
			onKeyDown={press}
			className="sticky bottom-0 grid gap-2 rounded-theme border border-line bg-surface p-3"
		>
			<TextArea
				label={t('assistantChat.message')}
				hint={t('assistantChat.messageHint')}
				rows={2}
				value={text}
				onChange={(changed) => {
					setText(changed.slice(0, longestMessage));
					setEmpty(false);
				}}
				error={isEmpty ? t('assistant.promptRequired') : null}
			/>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<p className="text-sm text-muted tabular-nums">
					{isUsedUp ? t('assistant.dayLimit') : t('assistantChat.left', { count: left })}
				</p>
				{isWriting ? (
					<Button icon={<IconPlayerStopFilled aria-hidden size={18} />} onClick={onStop}>
						{t('assistantChat.stop')}
					</Button>
				) : (
					<Button type="submit" colour="primary" disabled={isUsedUp} icon={<IconSend2 aria-hidden size={18} />}>
						{t('assistantChat.send')}
					</Button>
				)}
			</div>
		</form>
	);
}
