// The prompt: what is to be written, what has come so far, and whether it is taken over.
import { IconPlayerStopFilled, IconRefresh, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { longestPrompt, needsPrompt, type WritingTask } from '../../rules/assistant/tasks.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { PromptProps } from './prompt-button.tsx';
import { useAvailability } from './use-availability.ts';
import { useWriting } from './use-writing.ts';

interface PromptDialogProps extends PromptProps {
	onClose(): void;
}

/** Shortening needs a text, translating one in another language. */
const isPossible = (task: WritingTask, { text, original }: Pick<PromptProps, 'text' | 'original'>): boolean => {
	if (task === 'shorten') return text.trim() !== '';
	return task !== 'translate' || (original !== undefined && original.text.trim() !== '');
};

/** @returns undefined where something has to be said first */
function requestFor(task: WritingTask, prompt: string, props: PromptProps): object | undefined {
	const { text, subject, language, original, maxLength } = props;
	const from = task === 'translate' ? original : undefined;
	// What a page or a product is called is enough to begin with, but not for a text that is written freely.
	const wish = prompt.trim() || (task.startsWith('seo') && text.trim() === '' ? subject.trim() : '');
	if (wish === '' && needsPrompt(task, from?.text ?? text)) return undefined;
	return {
		...{ task, prompt: wish, text: from?.text ?? text, subject, language },
		...(from ? { from: from.language } : {}),
		...(maxLength === undefined ? {} : { maxLength }),
	};
}

export function PromptDialog(props: PromptDialogProps) {
	const { label, language, maxLength, onAccept, onClose } = props;
	const { t } = usePlatform();
	const form = useId();
	const tasks = props.tasks.filter((task) => isPossible(task, props));
	const [task, setTask] = useState<WritingTask>(tasks[0] ?? 'write');
	const [prompt, setPrompt] = useState('');
	const [isEmpty, setEmpty] = useState(false);
	const writing = useWriting();
	const { text, isWriting, problem } = writing;
	const result = isWriting ? undefined : text;
	const isTooLong = result !== undefined && maxLength !== undefined && result.length > maxLength;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// Forms of the screen below are not meant.
		event.stopPropagation();
		if (isWriting) return;
		const request = requestFor(task, prompt, props);
		if (request) void writing.write(request);
		else setEmpty(true);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('assistant.promptTitle', { label })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					{isWriting ? (
						<Button icon={<IconPlayerStopFilled aria-hidden size={18} />} onClick={writing.stop}>
							{t('assistant.stop')}
						</Button>
					) : (
						<SubmitButton form={form} isAgain={result !== undefined} />
					)}
					{result !== undefined && (
						<Button colour="primary" disabled={isTooLong} onClick={() => onAccept(result)}>
							{t('assistant.accept')}
						</Button>
					)}
				</>
			}
		>
			<form id={form} noValidate onSubmit={submit} className="grid gap-4">
				<About />
				{tasks.length > 1 && (
					<RadioGroup
						label={t('assistant.task')}
						value={task}
						onChange={(chosen) => {
							setTask(chosen);
							setEmpty(false);
						}}
						choices={tasks.map((value) => ({ value, label: t(`assistant.task.${value}`) }))}
					/>
				)}
				<TextArea
					label={t(task === 'altText' ? 'assistant.promptOfPicture' : 'assistant.promptLabel')}
					hint={t(`assistant.taskHint.${task}`)}
					rows={3}
					maxLength={longestPrompt}
					value={prompt}
					onChange={(changed) => {
						setPrompt(changed);
						setEmpty(false);
					}}
					error={isEmpty ? t('assistant.promptRequired') : null}
				/>
				{problem !== undefined && (
					<div role="alert">
						<Notice kind="danger">
							{t('assistant.promptFailed')}. {problem}
						</Notice>
					</div>
				)}
				{text !== undefined && <Suggestion text={text} language={language} isWriting={isWriting} />}
				{isTooLong && (
					<Notice kind="warning">{t('assistant.tooLong', { count: result.length, most: maxLength })}</Notice>
				)}
				<p role="status" className="sr-only">
					{isWriting ? t('assistant.writing') : result !== undefined && t('assistant.written')}
				</p>
			</form>
		</Dialog>
	);
}

function About() {
	const { t } = usePlatform();
	const availability = useAvailability();
	return (
		<p className="text-sm text-muted">
			{t('assistant.betaText')} {availability?.isSandbox && t('assistant.sandbox')}
		</p>
	);
}

function SubmitButton({ form, isAgain }: { form: string; isAgain: boolean }) {
	const { t } = usePlatform();
	const Icon = isAgain ? IconRefresh : IconSparkles;
	return (
		<Button type="submit" form={form} colour={isAgain ? 'neutral' : 'primary'} icon={<Icon aria-hidden size={18} />}>
			{t(isAgain ? 'assistant.again' : 'assistant.submit')}
		</Button>
	);
}

interface SuggestionProps {
	text: string;
	language: string;
	isWriting: boolean;
}

function Suggestion({ text, language, isWriting }: SuggestionProps) {
	const { t } = usePlatform();
	return (
		<section aria-label={t('assistant.suggestion')} className="grid gap-2">
			<h3 className="flex flex-wrap gap-2 text-sm font-bold text-label">{t('assistant.suggestion')}</h3>
			<p
				lang={language}
				aria-busy={isWriting}
				className="min-h-24 rounded-theme border border-line bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere"
			>
				{text}
			</p>
		</section>
	);
}
