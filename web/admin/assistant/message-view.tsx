// A message of a conversation: plain text, and what can be done with one of the assistant.
import { IconCopy, IconFilePlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Label } from '../../kit/label.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ChatMessage } from './use-chat.ts';

/** The definitions of all blocks come with it. */
const PageOfText = lazy(async () => ({ default: (await import('./page-of-text.tsx')).PageOfText }));

interface MessageViewProps {
	message: ChatMessage;
	isWriting?: boolean;
}

export function MessageView({ message: { author, content, state }, isWriting = false }: MessageViewProps) {
	const { t } = usePlatform();
	const isOwn = author === 'user';
	return (
		<li className={`grid min-w-0 gap-1 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
			<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
				{t(isOwn ? 'assistantChat.you' : 'assistant.title')}
				{!isOwn && <Label>{t('assistant.madeWithAi')}</Label>}
			</p>
			<div
				aria-busy={isWriting || undefined}
				className={`max-w-prose rounded-theme border border-line px-4 py-3 whitespace-pre-wrap wrap-anywhere ${isOwn ? 'bg-sunken' : 'bg-raised'}`}
			>
				{content}
				{isWriting && <Cursor isEmpty={content === ''} />}
			</div>
			{!isWriting && state !== 'complete' && <p className="text-sm text-muted">{t(`assistantChat.state.${state}`)}</p>}
			{!isWriting && !isOwn && <Actions text={content} />}
		</li>
	);
}

function Cursor({ isEmpty }: { isEmpty: boolean }) {
	const { t } = usePlatform();
	return isEmpty ? (
		<span className="text-muted motion-safe:animate-pulse">{t('assistantChat.writing')}</span>
	) : (
		<span
			aria-hidden
			className="ms-0.5 inline-block h-[1em] w-2 bg-accent align-text-bottom motion-safe:animate-pulse"
		/>
	);
}

function Actions({ text }: { text: string }) {
	const { t } = usePlatform();
	const toast = useToast();
	const [making, setMaking] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(t('assistantChat.copied'));
		} catch {
			toast.error(t('assistantChat.copyFailed'));
		}
	};
	return (
		<div className="flex flex-wrap gap-2">
			<Button size="small" icon={<IconCopy aria-hidden size={18} />} onClick={() => void copy()}>
				{t('assistantChat.copy')}
			</Button>
			<Button size="small" icon={<IconFilePlus aria-hidden size={18} />} onClick={() => setMaking(true)}>
				{t('assistantChat.makePage')}
			</Button>
			{making && (
				<Suspense>
					<PageOfText text={text} onClose={() => setMaking(false)} />
				</Suspense>
			)}
		</div>
	);
}
