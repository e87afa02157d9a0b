// What a section is and what can be done with it. Its first button is where the keyboard finds the section: arrows go to the next one,
// Enter picks it up, and then arrows carry it.
import {
	IconArrowDown,
	IconArrowUp,
	IconClipboard,
	IconCopy,
	IconGripVertical,
	IconReplace,
	IconSettings,
	IconSquarePlus2,
	IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nameOfBlock } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor, usePage } from '../state/editor.tsx';
import type { Selection } from '../state/page-store.ts';
import { focusSection, useActions } from '../state/use-actions.ts';
import { ItemBar } from './item-bar.tsx';
import { useDocked } from './use-docked.ts';
import { useDrag } from './use-drag.ts';
import { useRemoval } from './use-removal.ts';

interface BarProps {
	id: string;
	chosen: Selection | undefined;
}

const button =
	'inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-theme hover:bg-surface-hover pointer-coarse:size-10';

/** One stop for the Tab key; left and right go from button to button. */
function walk(event: KeyboardEvent<HTMLElement>): void {
	const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
	if (by === undefined) return;
	const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
	const next = buttons[buttons.indexOf(event.target as HTMLElement) + by];
	if (!next) return;
	event.preventDefault();
	next.focus();
}

export function SectionBar({ id, chosen }: BarProps) {
	const t = useTexts();
	const { store, open } = useEditor();
	const actions = useActions();
	const { removeSection } = useRemoval();
	const name = nameOfBlock(t, store.section(id)?.type ?? '');
	const bar = useRef<HTMLDivElement>(null);
	useDocked(bar, chosen !== undefined);
	const tools: [label: string, icon: ReactNode, run: () => void][] = [
		[t('pageEditor.up'), <IconArrowUp aria-hidden key="up" size={18} />, () => actions.step(id, -1)],
		[t('pageEditor.down'), <IconArrowDown aria-hidden key="down" size={18} />, () => actions.step(id, 1)],
		[
			t('pageEditor.settings'),
			<IconSettings aria-hidden key="settings" size={18} />,
			() => open({ kind: 'settings', at: { section: id } }),
		],
		[t('pageEditor.duplicate'), <IconSquarePlus2 aria-hidden key="two" size={18} />, () => actions.duplicate(id)],
		[t('pageEditor.copy'), <IconCopy aria-hidden key="copy" size={18} />, () => actions.copy(id)],
		[t('pageEditor.paste'), <IconClipboard aria-hidden key="paste" size={18} />, () => actions.paste(id)],
		[
			t('pageEditor.changeType'),
			<IconReplace aria-hidden key="type" size={18} />,
			() => open({ kind: 'type', section: id }),
		],
		[t('pageEditor.remove'), <IconTrash aria-hidden key="remove" size={18} />, () => removeSection(id)],
	];
	return (
		<div ref={bar} data-look="admin" className="page-bar">
			<div
				role="toolbar"
				aria-label={t('pageEditor.toolsOf', { block: name })}
				onKeyDown={walk}
				className="flex max-w-full flex-wrap items-center rounded-theme border border-line bg-surface p-0.5 text-sm text-text shadow"
			>
				<Handle id={id} name={name} />
				<div data-rich-slot className="contents" />
				{chosen &&
					tools.map(([label, icon, run]) => (
						<button
							key={label}
							type="button"
							tabIndex={-1}
							aria-label={label}
							title={label}
							onClick={run}
							className={`page-tool ${button}`}
						>
							{icon}
						</button>
					))}
				{chosen?.item !== undefined && <ItemBar section={id} item={chosen.item} look={`page-tool ${button}`} />}
			</div>
		</div>
	);
}

function Handle({ id, name }: { id: string; name: string }) {
	const t = useTexts();
	const { store, announce } = useEditor();
	const actions = useActions();
	const drag = useDrag(id);
	/** What it stood before when it was picked up; undefined: it is not. */
	const picked = useRef<string | null | undefined>(undefined);
	const spot = useRef<HTMLButtonElement>(null);
	const position = usePage(({ order }) => order.indexOf(id) + 1);
	const count = usePage(({ order }) => order.length);
	const place = () => ({ position: store.order.indexOf(id) + 1, count: store.order.length });
	const hold = (before: string | null | undefined) => {
		picked.current = before;
		spot.current?.setAttribute('aria-pressed', String(before !== undefined));
	};
	const letGo = () => {
		hold(undefined);
		announce(t('pageEditor.dropped', { block: name, ...place() }));
	};
	const go = (by: -1 | 1) => {
		if (picked.current === undefined) {
			const next = store.order[store.order.indexOf(id) + by];
			if (next) focusSection(next);
		} else {
			actions.step(id, by);
			focusSection(id);
		}
	};
	const keys: Record<string, () => void> = {
		ArrowUp: () => go(-1),
		ArrowDown: () => go(1),
		Escape: () => {
			if (picked.current === undefined) return;
			actions.move(id, picked.current);
			letGo();
			focusSection(id);
		},
	};
	const press = (event: KeyboardEvent) => {
		const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
		if (!act) return;
		event.preventDefault();
		event.stopPropagation();
		act();
	};
	/** A section that moves loses the focus and gets it back. */
	const blurred = () => {
		if (picked.current !== undefined) setTimeout(() => document.activeElement !== spot.current && hold(undefined), 200);
	};
	const turn = () => {
		if (picked.current !== undefined) return letGo();
		hold(store.order[store.order.indexOf(id) + 1] ?? null);
		announce(t('pageEditor.picked', { block: name, ...place() }));
	};
	return (
		<button
			ref={spot}
			type="button"
			data-handle={id}
			aria-pressed="false"
			aria-label={t('pageEditor.handle', { block: name, position, count })}
			title={t('pageEditor.handleHint')}
			// By keys alone: a press of the mouse begins a drag, or chooses.
			onClick={(event) => event.detail === 0 && turn()}
			onKeyDown={press}
			onPointerDown={drag}
			onBlur={blurred}
			className="inline-flex min-h-8 cursor-grab touch-none items-center gap-1 rounded-theme px-1.5 font-semibold whitespace-nowrap aria-pressed:bg-chosen aria-pressed:text-chosen-text pointer-coarse:min-h-10"
		>
			<IconGripVertical aria-hidden size={18} />
			{name}
		</button>
	);
}
