// One text in all languages: what it says, where that comes from, what became of it.

import { IconHistory, IconLock, IconLockOpen, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { sentenceOfFailure } from '../../../rules/machine-translation.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { errorText } from '../grid/error-text.ts';
import { WordingField, wordingError } from '../grid/wording-field.tsx';
import { changeTextsDocument, lockTextDocument, suggestTranslationDocument } from './text-editing.documents.ts';
import type { Text } from './text-editor.tsx';
import { useIsAdmin } from './use-is-admin.ts';

const History = lazy(() => import('./text-history.tsx'));

type InLanguage = Text['languages'][number];
type Drafts = Readonly<Record<string, string>>;

export interface TextFormHandle {
	/** @returns whether it could be. */
	save(): Promise<boolean>;
}

interface TextFormProps {
	ref: Ref<TextFormHandle>;
	text: Text;
	onDirty(dirty: boolean): void;
	onCancel(): void;
	/** @param words in place of that it is saved */
	onSaved(words?: string): Promise<void>;
}

const isDraft = (drafts: Drafts, { languageCode, text }: InLanguage) =>
	drafts[languageCode] !== undefined && drafts[languageCode] !== (text ?? '');

function sourceText({ source, sourceLanguage }: InLanguage, t: Translate): string {
	if (source === 'own' || source === 'shipped') return t(`textEditing.source.${source}`);
	return t(`textEditing.source.${source}`, { language: ownNameOfLanguage(sourceLanguage) });
}

/** What there is to know about the words of a language, in one line. */
function notesOn(wording: InLanguage, t: Translate): string {
	const { outdated, origin, queued, failure } = wording;
	return [
		sourceText(wording, t),
		...(outdated ? [t('texts.mark.outdated')] : []),
		...(origin === 'machine' ? [t('texts.mark.machine')] : []),
		...(queued ? [t('texts.mark.queued')] : []),
		...(failure ? [t('texts.notTranslated', { reason: t(sentenceOfFailure(failure)) })] : []),
	].join(' · ');
}

export function TextForm({ ref, text, onDirty, onCancel, onSaved }: TextFormProps) {
	const { t, ask } = usePlatform();
	const [drafts, setDrafts] = useState<Drafts>({});
	const [errors, setErrors] = useState<Drafts>({});
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState(false);
	const [history, setHistory] = useState(false);
	const [locked, setLocked] = useState(text.locked);
	const isAdmin = useIsAdmin();
	const readOnly = locked && !isAdmin;

	const write = (languageCode: string, words: string) => {
		const next = { ...drafts, [languageCode]: words };
		setDrafts(next);
		setErrors({ ...errors, [languageCode]: '' });
		onDirty(text.languages.some((wording) => isDraft(next, wording)));
	};
	const changed = text.languages.filter((wording) => isDraft(drafts, wording));
	const faulty = changed.some(({ languageCode }) => wordingError(drafts[languageCode] ?? '', text, t));

	async function save(): Promise<boolean> {
		if (busy || faulty || readOnly) return false;
		setBusy(true);
		setFailure('');
		try {
			const changes = changed.map(({ languageCode, text: seen }) => ({
				key: text.key,
				languageCode,
				text: drafts[languageCode] ?? '',
				seen: seen ?? '',
			}));
			const { changeTexts } = (await ask(changeTextsDocument, { changes })) as Data<typeof changeTextsDocument>;
			if (changeTexts.faults.length === 0) {
				await onSaved();
				return true;
			}
			setErrors(Object.fromEntries(changeTexts.faults.map((error) => [error.languageCode, errorText(error, t)])));
		} catch (error) {
			setFailure(`${t('textEditing.notSaved')}: ${failureText(error, t)}`);
		}
		setBusy(false);
		return false;
	}
	useImperativeHandle(ref, () => ({ save }));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (changed.length === 0) onCancel();
		else save();
	};

	const saveByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
	};

	async function lock() {
		setBusy(true);
		try {
			await ask(lockTextDocument, { key: text.key, locked: !locked });
			setLocked(!locked);
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	}

	return (
		<form onSubmit={submit} onKeyDown={saveByKeys} className="grid gap-4">
			<div>
				<p className="font-mono text-sm wrap-anywhere text-muted">{text.key}</p>
				{text.context && (
					<p lang="en" className="mt-1 text-sm">
						{text.context}
					</p>
				)}
			</div>
			{readOnly && <Notice kind="info">{t('texts.fault.locked')}</Notice>}
			<div className="grid gap-4 phone:grid-cols-2">
				{text.languages.map((wording, index) => (
					<Wording
						key={wording.languageCode}
						text={text}
						wording={wording}
						value={drafts[wording.languageCode] ?? wording.text ?? ''}
						onChange={(words) => write(wording.languageCode, words)}
						error={errors[wording.languageCode] || undefined}
						disabled={readOnly}
						autoFocus={index === 0}
					/>
				))}
			</div>
			{failure && <Notice kind="danger">{failure}</Notice>}
			<div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
				<Button
					size="small"
					icon={<IconHistory aria-hidden size={18} />}
					aria-expanded={history}
					onClick={() => setHistory(!history)}
				>
					{t('textEditing.history')}
				</Button>
				{isAdmin && (
					<Button
						size="small"
						icon={locked ? <IconLockOpen aria-hidden size={18} /> : <IconLock aria-hidden size={18} />}
						onClick={lock}
						busy={busy}
					>
						{t(locked ? 'textEditing.unlock' : 'textEditing.lock')}
					</Button>
				)}
				<span className="grow" />
				<Button onClick={onCancel}>{t('textEditing.cancel')}</Button>
				<Button type="submit" colour="primary" busy={busy} disabled={readOnly || faulty}>
					{t('textEditing.save')}
				</Button>
			</div>
			<Suspense>{history && <History text={text} onRestored={onSaved} />}</Suspense>
		</form>
	);
}

interface WordingProps {
	text: Text;
	wording: InLanguage;
	value: string;
	onChange(value: string): void;
	error: string | undefined;
	disabled: boolean;
	autoFocus: boolean;
}

function Wording({ text, wording, value, onChange, error, disabled, autoFocus }: WordingProps) {
	const { t, ask } = usePlatform();
	const { languageCode, shipped } = wording;
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');
	async function translate() {
		setBusy(true);
		setFailure('');
		try {
			// The shop's own wording, where it has one in the base language.
			const asked = { key: text.key, languageCode, from: text.baseLanguage };
			const answer = (await ask(suggestTranslationDocument, asked)) as Data<typeof suggestTranslationDocument>;
			onChange(answer.suggestTranslation);
		} catch (error) {
			setFailure(`${t('textEditing.translateFailed')}: ${failureText(error, t)}`);
		}
		setBusy(false);
	}
	return (
		<div>
			<WordingField
				label={ownNameOfLanguage(languageCode)}
				text={text}
				languageCode={languageCode}
				value={value}
				onChange={onChange}
				placeholder={wording.shown}
				hint={notesOn(wording, t)}
				error={error}
				disabled={disabled}
				autoFocus={autoFocus}
			/>
			{!disabled && (
				<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
					{languageCode !== text.baseLanguage && (
						<Button size="small" icon={<IconSparkles aria-hidden size={18} />} busy={busy} onClick={translate}>
							{t('textEditing.translate')}
						</Button>
					)}
					{shipped !== null && shipped !== value && (
						<button type="button" className={linkLook} onClick={() => onChange(shipped)}>
							{t('textEditing.toShipped')}
						</button>
					)}
				</div>
			)}
			{failure && <Notice kind="danger">{failure}</Notice>}
		</div>
	);
}

const linkLook = 'min-h-8 cursor-pointer text-sm text-link underline';
