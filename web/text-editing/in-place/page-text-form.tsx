// A text of a page in all languages, to be corrected. Rich text keeps its formatting.
import { IconHistory, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { isRichText } from '../../../rules/pages/check-rich-text.ts';
import { noRichText, type RichText } from '../../../rules/pages/rich-text.ts';
import { isRich, plainText } from '../../../rules/pages/texts.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { useLeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { errorText } from '../grid/error-text.ts';
import { correctPageTextDocument, type pageTextDocument, suggestPageTextDocument } from './page-text.documents.ts';
import type { Changed } from './refresh-page.ts';

const History = lazy(() => import('./page-text-history.tsx'));
const RichEditor = lazy(() => import('../rich/rich-editor.tsx'));

type PageText = Data<typeof pageTextDocument>['pageTextToCorrect'];
type InLanguage = PageText['languages'][number];
type Words = string | RichText;

/** Asked by what closes the editor: true if nothing unsaved is left in it. */
export type Leave = () => Promise<boolean>;

interface PageTextFormProps {
	text: PageText;
	leaving: RefObject<Leave | undefined>;
	onCancel(): void;
	onClose(): void;
	onSaved(words: string, changed: Changed): Promise<void>;
}

const storedIn = ({ text }: InLanguage, kind: PageText['kind']): Words =>
	(text as Words | null) ?? (kind === 'rich' ? noRichText : '');

const isSame = (one: Words, other: Words): boolean => JSON.stringify(one) === JSON.stringify(other);

function savedWords({ published, draftKept }: { published: boolean; draftKept: boolean }, t: Translate): string {
	if (!published) return t('textEditing.savedInDraft');
	return t(draftKept ? 'textEditing.savedBesideDraft' : 'textEditing.saved');
}

export function PageTextForm({ text, leaving, onCancel, onClose, onSaved }: PageTextFormProps) {
	const { t, ask, language, languages } = usePlatform();
	const [drafts, setDrafts] = useState<Readonly<Record<string, Words>>>({});
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState('');
	const [busy, setBusy] = useState(false);
	const [history, setHistory] = useState(false);
	/** By language: raised to show other words in an editor that keeps its own. */
	const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
	const base = languages.find(({ default: isDefault }) => isDefault)?.languageCode ?? language;
	const wordsIn = (found: InLanguage): Words => drafts[found.languageCode] ?? storedIn(found, text.kind);
	const changed = text.languages.filter((found) => !isSame(wordsIn(found), storedIn(found, text.kind)));
	const write = (languageCode: string, words: Words) => {
		setDrafts((before) => ({ ...before, [languageCode]: words }));
		setErrors((before) => ({ ...before, [languageCode]: '' }));
	};

	const replace = (languageCode: string, words: Words) => {
		write(languageCode, words);
		setTurns((before) => ({ ...before, [languageCode]: (before[languageCode] ?? 0) + 1 }));
	};

	async function save(): Promise<boolean> {
		if (busy) return false;
		setBusy(true);
		setFailure('');
		try {
			const changes = changed.map((found) => ({
				languageCode: found.languageCode,
				text: wordsIn(found),
				seen: found.text,
			}));
			const answer = (await ask(correctPageTextDocument, { key: text.key, changes })) as Data<
				typeof correctPageTextDocument
			>;
			const { faults, ...done } = answer.correctPageText;
			if (faults.length === 0) {
				await onSaved(savedWords(done, t), done.published ? 'content' : 'nothing');
				return true;
			}
			setErrors(
				Object.fromEntries(faults.map(({ languageCode, fault }) => [languageCode, errorText({ fault, names: [] }, t)])),
			);
		} catch (error) {
			setFailure(`${t('textEditing.notSaved')}: ${failureText(error, t)}`);
		}
		setBusy(false);
		return false;
	}
	const { leave, dialog } = useLeaveGuard({ dirty: changed.length > 0, onSave: save, onDiscard: onClose });
	useEffect(() => {
		leaving.current = leave;
	});

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (changed.length === 0) onCancel();
		else save();
	};
	const names = text.page.names as Readonly<Record<string, string>>;
	const baseWords = text.languages.find(({ languageCode }) => languageCode === base);
	return (
		<form
			onSubmit={submit}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
			}}
			className="grid gap-4"
		>
			{dialog}
			<p className="text-sm text-muted">
				{[
					names[language] ?? names[base] ?? text.page.slug,
					text.block && nameOfBlock(t, text.block),
					text.block && labelOf(t, text.block, text.name, text.ofItem),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			{text.editor !== null && <Notice kind="warning">{t('textEditing.pageHeld', { name: text.editor })}</Notice>}
			{!text.publishes && <Notice kind="info">{t('textEditing.draftOnly')}</Notice>}
			<div className="grid gap-4 phone:grid-cols-2">
				{text.languages.map((found) => (
					<Wording
						key={found.languageCode}
						text={text}
						found={found}
						words={wordsIn(found)}
						from={found.languageCode === base || !baseWords ? undefined : { base, words: wordsIn(baseWords) }}
						error={errors[found.languageCode] || undefined}
						turn={turns[found.languageCode] ?? 0}
						onChange={(words) => write(found.languageCode, words)}
						onReplace={(words) => replace(found.languageCode, words)}
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
				<span className="grow" />
				<Button onClick={onCancel}>{t('textEditing.cancel')}</Button>
				<Button type="submit" colour="primary" busy={busy}>
					{t('textEditing.save')}
				</Button>
			</div>
			<Suspense>
				{history && (
					<History
						textKey={text.key}
						isShown={(languageCode, words) => {
							const found = text.languages.find((each) => each.languageCode === languageCode);
							return found && isSame(wordsIn(found), words);
						}}
						onRestore={replace}
					/>
				)}
			</Suspense>
		</form>
	);
}

interface WordingProps {
	text: PageText;
	found: InLanguage;
	words: Words;
	/** What a machine would translate; undefined for the language itself. */
	from: { base: string; words: Words } | undefined;
	error: string | undefined;
	/** Another number: the field shows other words than were typed into it. */
	turn: number;
	onChange(words: Words): void;
	onReplace(words: Words): void;
}

/** Undefined for what does not fit there. */
function readSuggestion(suggestion: string, { kind, maxLength }: PageText): Words | undefined {
	if (kind !== 'rich') return suggestion.length <= maxLength ? suggestion : undefined;
	try {
		const rich: unknown = JSON.parse(suggestion);
		return isRichText(rich, maxLength) ? rich : undefined;
	} catch {
		return undefined;
	}
}

function Wording({ text, found, words, from, error, turn, onChange, onReplace }: WordingProps) {
	const { t, ask } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');
	const label = ownNameOfLanguage(found.languageCode);
	const hint = [
		...(found.outdated ? [t('texts.mark.outdated')] : []),
		...(found.origin === 'machine' ? [t('texts.mark.machine')] : []),
		...(found.origin === 'assistant' ? [t('texts.mark.assistant')] : []),
		...(found.differs ? [t('textEditing.draftDiffers')] : []),
	].join(' · ');
	async function translate() {
		if (!from) return;
		setBusy(true);
		setFailure('');
		try {
			const texts = [isRich(from.words) ? JSON.stringify(from.words) : from.words];
			const asked = { page: text.page.id, from: from.base, to: found.languageCode, texts };
			const answer = (await ask(suggestPageTextDocument, asked)) as Data<typeof suggestPageTextDocument>;
			const suggestion = readSuggestion(answer.translatePageTexts[0] ?? '', text);
			if (suggestion === undefined) setFailure(t('texts.fault.tooLong'));
			else onReplace(suggestion);
		} catch (reason) {
			setFailure(`${t('textEditing.translateFailed')}: ${failureText(reason, t)}`);
		}
		setBusy(false);
	}
	return (
		<div lang={found.languageCode} className="grid content-start gap-1">
			{text.kind === 'rich' ? (
				<div className="grid gap-1">
					<p className="text-sm font-semibold text-label">{label}</p>
					<div className="rounded-theme border border-control-line bg-control px-3 py-2 text-control-text">
						<Suspense fallback={null}>
							<RichEditor
								key={turn}
								text={isRich(words) ? words : noRichText}
								label={label}
								hint=""
								longest={text.maxLength}
								quiet
								onChange={(next) => {
									onChange(next);
									return true;
								}}
							/>
						</Suspense>
					</div>
					{hint && <p className="text-sm text-hint">{hint}</p>}
					<p role="alert" className="text-sm font-medium text-error">
						{error}
					</p>
				</div>
			) : (
				<TextArea
					label={label}
					rows={text.kind === 'line' ? 1 : 3}
					value={plainText(words)}
					maxLength={text.maxLength}
					hint={hint || undefined}
					error={error ?? null}
					onChange={onChange}
				/>
			)}
			{from && plainText(from.words).trim() !== '' && (
				<div>
					<Button size="small" icon={<IconSparkles aria-hidden size={18} />} busy={busy} onClick={translate}>
						{t('textEditing.translate')}
					</Button>
				</div>
			)}
			{failure && <Notice kind="danger">{failure}</Notice>}
		</div>
	);
}
