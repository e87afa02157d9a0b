// The floating button, what it offers, and the editor of the text that was chosen.
import { IconFileText, IconLanguage, IconListDetails, IconPencil, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { leaveEditors } from '../../kit/open-editors.ts';
import { readingTime } from '../../kit/reading-time.ts';
import { useToolsSlot } from '../../kit/tools-slot.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { currentFlags, resetFlags, saveFlags, setFlag, useFlags } from '../../platform/flags.ts';
import type { Changed, Refresh } from './refresh-page.ts';
import { TextEditor } from './text-editor.tsx';
import { pageTextAt, toolsAttribute } from './text-elements.ts';
import { useChoosing, useOutlines } from './use-text-elements.ts';

const PageTextEditor = lazy(() => import('./page-text-editor.tsx'));
const PageTexts = lazy(() => import('./page-texts-dialog.tsx'));

export function Tools({ refresh }: { refresh: Refresh }) {
	const flags = useFlags();
	const [chosen, setChosen] = useState<Element>();
	const [listed, setListed] = useState(false);
	const editing = flags.showFAB && flags.languageControls;
	const [said, setSaid] = useState<{ words: string }>();
	const close = () => {
		setChosen(undefined);
		if (chosen instanceof HTMLElement) focusAfterwards(chosen);
	};
	const done = async (words: string, changed: Changed = 'texts') => {
		if (changed !== 'nothing') await refresh(changed);
		setSaid({ words });
	};
	const choosing = useMemo(
		() => ({
			choose: async (place: Element) => {
				if (await leaveEditors()) setChosen(place);
			},
			leave: () => {
				if (document.querySelector('[data-text-tools] [role=dialog]') === null) setFlag('languageControls', false);
			},
		}),
		[],
	);
	const list = async () => {
		if (await leaveEditors()) setListed(true);
	};
	useOutlines(editing);
	useChoosing(editing && !chosen && !listed, choosing);
	if (!flags.showFAB) return null;
	return (
		<>
			<ToolsButton onList={list} />
			{chosen && !pageTextAt(chosen) && (
				<TextEditor key={keyOf(chosen)} place={chosen} onClose={close} onSaved={done} />
			)}
			<Suspense>
				{chosen && pageTextAt(chosen) && (
					<PageTextEditor
						key={keyOf(chosen)}
						place={chosen}
						textKey={pageTextAt(chosen) ?? ''}
						onClose={close}
						onSaved={done}
					/>
				)}
			</Suspense>
			<Suspense>{listed && <PageTexts onClose={() => setListed(false)} onSaved={done} />}</Suspense>
			<SaidMessage said={said} onOver={() => setSaid(undefined)} />
		</>
	);
}

/** That it is saved, and what becomes of it: as long as every short message, and as long as a user points at it. */
function SaidMessage({ said, onOver }: { said: { words: string } | undefined; onOver(): void }) {
	const [attended, setAttended] = useState(false);
	const end = useEffectEvent(onOver);
	useEffect(() => {
		if (!said || attended) return;
		const timer = setTimeout(end, readingTime(said.words));
		return () => clearTimeout(timer);
	}, [said, attended]);
	return (
		<p
			role="status"
			onPointerEnter={() => setAttended(true)}
			onPointerLeave={() => setAttended(false)}
			className={`fixed inset-x-0 bottom-[calc(1.5rem+var(--lower-edge,0px))] z-50 mx-auto w-fit max-w-[min(40rem,calc(100vw-2rem))] rounded-theme bg-dark px-4 py-2 text-inverted shadow-lg ${said ? '' : 'hidden'}`}
		>
			{said?.words}
		</p>
	);
}

/** What closes gives the focus back by itself, a frame later and not always: the last word is ours. */
function focusAfterwards(place: HTMLElement): void {
	const focus = () => place.focus({ preventScroll: true });
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(focus)));
}

const keyOf = (place: Element) => `${place.getAttribute('data-text')} ${place.getAttribute('data-text-attributes')}`;

/** Floats over the page, or stands in the frame around it where that has a slot for it. */
function ToolsButton({ onList }: { onList(): void }) {
	const slot = useToolsSlot();
	// A click in there chooses no text.
	useEffect(() => slot?.setAttribute(toolsAttribute, ''), [slot]);
	return slot ? createPortal(<BarButton onList={onList} />, slot) : <FloatingButton onList={onList} />;
}

function BarButton({ onList }: { onList(): void }) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const { languageControls } = useFlags();
	return (
		<>
			<Button
				size="small"
				colour={languageControls ? 'primary' : 'neutral'}
				aria-expanded={open}
				aria-label={t('textEditing.tools')}
				onClick={() => setOpen(!open)}
				icon={open ? <IconX aria-hidden size={20} /> : <IconPencil aria-hidden size={20} />}
			/>
			{open && (
				<div className="fixed inset-e-2 top-15 z-30 phone:inset-e-4">
					<Offers onList={onList} onClose={() => setOpen(false)} />
				</div>
			)}
		</>
	);
}

function FloatingButton({ onList }: { onList(): void }) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const { languageControls } = useFlags();
	return (
		<div className="floating-button fixed inset-e-4 bottom-[calc(1rem+var(--lower-edge,0px))] z-30 flex flex-col items-end gap-3">
			{open && <Offers onList={onList} onClose={() => setOpen(false)} />}
			<button
				type="button"
				aria-expanded={open}
				aria-label={t('textEditing.tools')}
				onClick={() => setOpen(!open)}
				className={`flex size-14 cursor-pointer items-center justify-center rounded-full border-2 border-(--applications-button-primary-border) bg-(--applications-button-primary-background) text-(--applications-button-primary-text) shadow-lg shadow-popover-shadow ${languageControls ? 'outline-2 outline-offset-2 outline-(--applications-button-primary-background)' : ''}`}
			>
				{open ? <IconX aria-hidden size={26} /> : <IconPencil aria-hidden size={26} />}
			</button>
		</div>
	);
}

function Offers({ onList, onClose }: { onList(): void; onClose(): void }) {
	const { t, base } = usePlatform();
	const { languageControls } = useFlags();
	const [kept, setKept] = useState(false);
	// All texts of a page that editors have built, those that no one sees at the moment included.
	const content = document.querySelector('[data-page]')?.getAttribute('data-page');
	return (
		<section
			aria-label={t('textEditing.tools')}
			className="grid w-80 max-w-[calc(100vw-2rem)] gap-3 rounded-theme border border-popover-line bg-popover p-4 text-popover-text shadow-lg shadow-popover-shadow"
		>
			<Checkbox
				label={t('textEditing.controls')}
				hint={t('textEditing.controlsHint')}
				checked={languageControls}
				onChange={(on) => {
					setFlag('languageControls', on);
					setKept(false);
				}}
			/>
			<Button
				icon={<IconListDetails aria-hidden size={20} />}
				onClick={() => {
					onClose();
					onList();
				}}
			>
				{t('textEditing.pageTexts')}
			</Button>
			{content && (
				<Way to={`${base}/admin/translations?tab=pages&pages.filter.page=${content}`} label={t('textEditing.content')}>
					<IconFileText aria-hidden size={20} />
				</Way>
			)}
			<Way to={`${base}/admin/translations`} label={t('textEditing.allTexts')}>
				<IconLanguage aria-hidden size={20} />
			</Way>
			<div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
				<Button
					size="small"
					onClick={() => {
						saveFlags();
						setKept(true);
					}}
				>
					{t('textEditing.keep')}
				</Button>
				<Button size="small" onClick={resetFlags} disabled={!Object.values(currentFlags()).some(Boolean)}>
					{t('textEditing.reset')}
				</Button>
				<p role="status" className="text-sm text-muted">
					{kept && t('textEditing.kept')}
				</p>
			</div>
		</section>
	);
}

function Way({ to, label, children }: { to: string; label: string; children: ReactNode }) {
	return (
		<a
			href={to}
			className="flex min-h-10 items-center justify-center gap-2 rounded-theme font-semibold text-link underline"
		>
			{children}
			{label}
		</a>
	);
}
