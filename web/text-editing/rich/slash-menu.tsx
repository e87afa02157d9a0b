// What a slash at the beginning of a paragraph, heading or item offers: formats, and where the text stands on a page, a new section. What is typed after the
// slash narrows the list; without a match it is text like any other.
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Editor, Element, type Node, Range, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { useTexts } from '../../platform/environment.tsx';
import { currentBlock, setBlock } from './rich-commands.ts';
import { blockTypesOf, type RichScope } from './rich-scope.ts';
import type { RichEditing } from './slate-types.ts';

export interface SlashKeys {
	/** @returns whether the key was for the menu */
	press(event: KeyboardEvent): boolean;
}

interface SlashMenuProps {
	ref: Ref<SlashKeys>;
	id: string;
	scope: RichScope;
	onInsert?: (() => void) | undefined;
	/** The option that Enter would choose; undefined while the menu is closed. */
	onActive(option: string | undefined): void;
}

const gap = 4;

/** What stands before the caret in its paragraph, heading or item of a list, and where that begins. */
function typedBefore(editor: RichEditing): { text: string; range: Range } | undefined {
	const { selection } = editor;
	if (!selection || !Range.isCollapsed(selection)) return undefined;
	const isBlock = (node: Node) => Element.isElement(node) && !editor.isInline(node);
	const found = Editor.above(editor, { match: isBlock, mode: 'lowest' });
	if (!found) return undefined;
	const range = { anchor: Editor.start(editor, found[1]), focus: selection.anchor };
	return { text: Editor.string(editor, range), range };
}

export function SlashMenu({ ref, id, scope, onInsert, onActive }: SlashMenuProps) {
	const t = useTexts();
	const editor = useSlate();
	const [isDismissed, setDismissed] = useState(false);
	const [choice, setChoice] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const before = typedBefore(editor);
	const current = currentBlock(editor)?.[0].type;
	const query = /^\/([\p{L}\p{N} ]*)$/u.exec(before?.text ?? '')?.[1]?.toLowerCase();
	const clear = () => before && Transforms.delete(editor, { at: before.range });
	const all = [
		...blockTypesOf(scope)
			.filter((type) => type !== current)
			.map((type) => ({
				label: t(`pageEditor.rich.${type}`),
				run: () => {
					clear();
					setBlock(editor, type);
				},
			})),
		...(onInsert
			? [
					{
						label: t('pageEditor.insert'),
						run: () => {
							clear();
							onInsert();
						},
					},
				]
			: []),
	];
	const options = query === undefined ? [] : all.filter(({ label }) => label.toLowerCase().includes(query));
	const isOpen = options.length > 0 && !isDismissed;
	const at = Math.min(choice, options.length - 1);
	useEffect(() => {
		if (query === undefined) setDismissed(false);
		setChoice(0);
	}, [query]);
	useEffect(() => onActive(isOpen ? `${id}-${at}` : undefined), [onActive, isOpen, id, at]);
	useEffect(() => () => onActive(undefined), [onActive]);
	const move = (by: number) => setChoice((at + by + options.length) % options.length);
	useImperativeHandle(ref, () => ({
		press: (event) => {
			const isPlain = !(
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				event.shiftKey ||
				event.nativeEvent.isComposing
			);
			if (!isOpen || !isPlain) return false;
			const acts: Readonly<Record<string, () => void>> = {
				ArrowDown: () => move(1),
				ArrowUp: () => move(-1),
				Enter: () => options[at]?.run(),
				Tab: () => options[at]?.run(),
				Escape: () => setDismissed(true),
			};
			const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
			if (!act) return false;
			event.preventDefault();
			event.stopPropagation();
			act();
			return true;
		},
	}));
	useLayoutEffect(() => {
		const box = list.current;
		const around = box?.parentElement;
		const { selection } = editor;
		if (!isOpen || !box || !around || !selection) return;
		const words = ReactEditor.toDOMRange(editor, selection).getBoundingClientRect();
		const outer = around.getBoundingClientRect();
		// The page may be shown smaller than it is.
		const scale = around.offsetWidth > 0 ? outer.width / around.offsetWidth : 1;
		const isAbove = words.bottom + box.getBoundingClientRect().height + gap > window.innerHeight;
		const top = isAbove
			? (words.top - outer.top) / scale - box.offsetHeight - gap
			: (words.bottom - outer.top) / scale + gap;
		const left = Math.max(0, Math.min((words.left - outer.left) / scale, around.offsetWidth - box.offsetWidth));
		Object.assign(box.style, { top: `${top}px`, left: `${left}px` });
	});
	if (!isOpen) return null;
	return (
		<div
			ref={list}
			id={id}
			role="listbox"
			tabIndex={-1}
			aria-label={t('pageEditor.rich.slash')}
			data-look="admin"
			contentEditable={false}
			className="absolute z-10 grid w-64 max-w-full rounded-theme border border-line bg-surface p-1 text-start text-base font-normal text-text shadow-lg"
		>
			{options.map(({ label, run }, index) => (
				<div
					key={label}
					id={`${id}-${index}`}
					role="option"
					tabIndex={-1}
					aria-selected={index === at}
					// The caret stays in the text.
					onPointerDown={(event) => {
						event.preventDefault();
						run();
					}}
					onMouseDown={(event) => event.preventDefault()}
					onPointerMove={() => setChoice(index)}
					className="cursor-pointer rounded-theme px-2 py-1.5 aria-selected:bg-chosen aria-selected:text-chosen-text pointer-coarse:py-2.5"
				>
					{label}
				</div>
			))}
		</div>
	);
}
