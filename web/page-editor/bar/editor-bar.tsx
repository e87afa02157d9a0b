// Above the page: what it is, how it stands with it, back and forth, languages and widths, publishing.
import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconCloudCheck,
	IconCloudOff,
	IconCloudUp,
	IconKeyboard,
	IconLock,
	IconX,
} from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Menu } from '../../kit/menu.tsx';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { setFlag } from '../../platform/flags.ts';
import type { PageSession, PageSituation } from '../saving/page-session.ts';
import { useEditor, usePage } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { viewPath } from './view-path.ts';
import { type Width, WidthChoice } from './width-choice.tsx';

export const useSituation = (session: PageSession): PageSituation =>
	useSyncExternalStore(session.watch, () => session.situation);

interface EditorBarProps {
	session: PageSession;
	alone: boolean;
	width: Width;
	onWidth(width: Width): void;
}

export function EditorBar({ session, alone, width, onWidth }: EditorBarProps) {
	const { t, language: reading, base: path } = usePlatform();
	const { open, readOnly: locked, base, mail, page } = useEditor();
	const confirm = useConfirm();
	const situation = useSituation(session);
	const names = situation.subject.names as Readonly<Record<string, string>>;
	const name = names[reading] ?? names[base] ?? situation.subject.slug;
	const close = async () => {
		const isKeptHere = situation.saving === 'offline' || situation.saving === 'signedOut';
		if (isKeptHere && !(await confirm(unsentQuestion(t)))) return;
		if (mail) window.location.assign(`${path}/admin/newsletter/campaigns/${page.id}`);
		else if (alone) window.location.assign(`${path}/admin/pages`);
		else setFlag('cmsControls', false);
	};
	return (
		<section
			data-editor-bar
			aria-label={t('pageEditor.title')}
			className="flex flex-wrap items-center gap-x-1.5 gap-y-1.5 border-b border-line bg-surface px-2 py-1.5 tablet:gap-x-2 tablet:px-3 shadow-sm"
		>
			<h1 className="-order-2 min-w-0 truncate text-base font-bold tablet:order-none">
				<span className="sr-only">{t('pageEditor.title')}: </span>
				{name}
			</h1>
			<span className="-order-1 tablet:order-none">{!mail && <PublishState situation={situation} />}</span>
			<Saved situation={situation} />
			<Turns />
			<Language />
			<div className="hidden tablet:block">
				<WidthChoice width={width} onChange={onWidth} />
			</div>
			<Menu
				size="small"
				label={t('pageEditor.more')}
				actions={[
					...(mail
						? []
						: [
								{ id: 'pages', label: t('pageEditor.pages'), onAction: () => open({ kind: 'pages' }) },
								{ id: 'newPage', label: t('pageEditor.newPage'), onAction: () => open({ kind: 'newPage' }) },
								{ id: 'seo', label: t('pageEditor.seo'), onAction: () => open({ kind: 'seo' }) },
								{ id: 'texts', label: t('pageEditor.allTexts'), onAction: () => open({ kind: 'texts' }) },
								{ id: 'versions', label: t('pageEditor.versions'), onAction: () => open({ kind: 'versions' }) },
								...(situation.subject.published
									? [
											{
												id: 'view',
												label: t('pageEditor.view'),
												onAction: () => window.open(path + viewPath(situation.subject), '_blank', 'noopener'),
											},
										]
									: []),
								{ id: 'share', label: t('pageEditor.share'), onAction: () => open({ kind: 'share', anchor: '' }) },
								{
									id: 'schedule',
									label: t('pageEditor.schedule'),
									disabled: locked,
									onAction: () => open({ kind: 'schedule' }),
								},
							]),
					{
						id: 'keys',
						label: t('pageEditor.shortcuts'),
						icon: <IconKeyboard aria-hidden size={18} />,
						onAction: () => open({ kind: 'shortcuts' }),
					},
				]}
			/>
			{!mail && (
				<Button
					size="small"
					colour="adminPrimary"
					disabled={locked || !situation.subject.changed}
					onClick={() => open({ kind: 'publish' })}
				>
					{t('pageEditor.publish')}
				</Button>
			)}
			<span className="-order-1 tablet:order-none">
				<Button
					size="small"
					icon={<IconX aria-hidden size={18} />}
					aria-label={t('pageEditor.close')}
					title={t('pageEditor.close')}
					onClick={close}
				/>
			</span>
		</section>
	);
}

/** What was typed is kept in this browser alone: someone who leaves is to know that. */
const unsentQuestion = (t: Translate) => ({
	title: t('pageEditor.closeUnsentTitle'),
	text: t('pageEditor.closeUnsentText'),
	confirmLabel: t('pageEditor.close'),
	colour: 'warning' as const,
});

function PublishState({ situation: { subject: page } }: { situation: PageSituation }) {
	const { t, language, timeZone } = usePlatform();
	if (page.publishAt) {
		const time = formatMoment(page.publishAt, language, timeZone);
		return <Chip state="scheduled" label={t('pageEditor.state.scheduled', { time })} />;
	}
	if (!page.published) return <Chip state="inactive" label={t('pageEditor.state.never')} />;
	if (!page.changed) return <Chip state="active" label={t('pageEditor.state.published')} />;
	return <Chip state="scheduled" label={t('pageEditor.state.draft')} />;
}

const signs: Record<PageSituation['saving'], ReactNode> = {
	saved: <IconCloudCheck aria-hidden size={18} />,
	saving: <IconCloudUp aria-hidden size={18} />,
	offline: <IconCloudOff aria-hidden size={18} />,
	signedOut: <IconCloudOff aria-hidden size={18} />,
	takenOver: <IconCloudOff aria-hidden size={18} />,
	refused: <IconCloudOff aria-hidden size={18} />,
};

/** Who has the page, where that is not this tab; else how it stands with saving. */
function savingText({ saving, holder }: PageSituation, t: Translate): string {
	if (saving !== 'takenOver') return t(holder ? 'pageEditor.onlyShown' : `pageEditor.saving.${saving}`);
	if (!holder) return t('pageEditor.saving.takenOver');
	return holder.own ? t('pageEditor.takenOverByYou') : t('pageEditor.takenOverBy', { name: holder.name });
}

function Saved({ situation }: { situation: PageSituation }) {
	const t = useTexts();
	const { saving, holder } = situation;
	const isQuiet = !holder && (saving === 'saved' || saving === 'saving');
	return (
		<p
			role="status"
			data-saving={saving}
			className={`-order-1 me-auto flex items-center gap-1 text-sm whitespace-nowrap tablet:order-none ${isQuiet ? 'text-muted' : 'text-error'}`}
		>
			{holder ? <IconLock aria-hidden size={18} /> : signs[saving]}
			<span className={isQuiet ? 'sr-only tablet:not-sr-only' : ''}>{savingText(situation, t)}</span>
		</p>
	);
}

function Turns() {
	const t = useTexts();
	const { readOnly } = useEditor();
	const actions = useActions();
	const stacks = usePage((store) => store.stacks);
	return (
		<>
			<Button
				size="small"
				icon={<IconArrowBackUp aria-hidden size={18} />}
				aria-label={t('pageEditor.undo')}
				title={t('pageEditor.undo')}
				aria-keyshortcuts="Control+Z"
				disabled={readOnly || stacks.undo.length === 0}
				onClick={() => actions.turn('undo')}
			/>
			<Button
				size="small"
				icon={<IconArrowForwardUp aria-hidden size={18} />}
				aria-label={t('pageEditor.redo')}
				title={t('pageEditor.redo')}
				aria-keyshortcuts="Control+Shift+Z"
				disabled={readOnly || stacks.redo.length === 0}
				onClick={() => actions.turn('redo')}
			/>
		</>
	);
}

function Language() {
	const { t, language: reading } = usePlatform();
	const { language, languages, queue, chooseLanguage } = useEditor();
	if (languages.length < 2) return null;
	return (
		<select
			aria-label={t('pageEditor.language')}
			value={language}
			onChange={(event) => {
				queue.flush();
				chooseLanguage(event.target.value);
			}}
			className="min-h-8 rounded-theme border border-control-line bg-control px-2 text-sm text-control-text pointer-coarse:min-h-11"
		>
			{languages.map((code) => (
				<option key={code} value={code}>
					{languageNameIn(code, reading)}
				</option>
			))}
		</select>
	);
}
