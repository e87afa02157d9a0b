// Keys on the canvas. Those that belong to a text stay with it.
import type { ClipboardEvent, FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { sectionText, writeClipboard } from '../state/clipboard.ts';
import { useEditor } from '../state/editor.tsx';
import { arrivedMark, useActions } from '../state/use-actions.ts';
import { useRemoval } from './use-removal.ts';

/** Whether the keyboard is at a section, and not in one of its texts. */
const atHandle = (target: EventTarget): boolean =>
	target instanceof HTMLElement && target.closest('.page-bar') !== null && target.closest('[data-rich-tools]') === null;

/** Letters mean nothing at the handle of a new section until the person has chosen it: by a press, by coming back to it, or by a key that is no letter. */
function isTypedAhead({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
	if (!(target instanceof HTMLElement) || !target.hasAttribute(arrivedMark)) return false;
	if (/^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey) return true;
	if (key !== 'Shift') target.removeAttribute(arrivedMark);
	return false;
}

/** Whether the keyboard is in a plain text in which nothing is written. A rich text has a menu of its own. */
function inEmptyText(target: EventTarget): boolean {
	const text = target instanceof Element ? target.closest('.page-words[role=textbox]') : null;
	return text !== null && text.textContent === '';
}

const nameOf = (event: KeyboardEvent): string =>
	[
		(event.ctrlKey || event.metaKey) && 'Control',
		event.altKey && 'Alt',
		event.key.length === 1 ? event.key.toLowerCase() : event.key,
	]
		.filter(Boolean)
		.join('+');

export function useCanvasKeys() {
	const { store, open } = useEditor();
	const actions = useActions();
	const { removeSection: remove } = useRemoval();
	const chosen = () => store.selection?.section;
	const insertAfter = (id: string) =>
		open({ kind: 'insert', before: store.order[store.order.indexOf(id) + 1] ?? null });
	const inEmpty = (id: string): Record<string, () => void> => ({
		'/': () => {
			// It gets the focus back when nothing is chosen.
			document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus();
			insertAfter(id);
		},
	});
	const onHandle = (id: string): Record<string, () => void> => ({
		Delete: () => remove(id),
		Backspace: () => remove(id),
		'Control+d': () => actions.duplicate(id),
		s: () => open({ kind: 'settings', at: { section: id } }),
		'+': () => insertAfter(id),
	});
	const anywhere = (id: string): Record<string, () => void> => ({
		'Alt+ArrowUp': () => actions.step(id, -1),
		'Alt+ArrowDown': () => actions.step(id, 1),
	});
	const onKeyDown = (event: KeyboardEvent) => {
		const id = chosen();
		if (id === undefined || store.readOnly || isTypedAhead(event)) return;
		const name = nameOf(event);
		const act =
			anywhere(id)[name] ??
			(atHandle(event.target) ? onHandle(id)[name] : undefined) ??
			(inEmptyText(event.target) ? inEmpty(id)[name] : undefined);
		if (!act) return;
		event.preventDefault();
		const { activeElement } = document;
		act();
		// What has moved keeps the focus.
		if (event.altKey) requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus());
	};
	const copied = (event: ClipboardEvent): string | undefined => {
		const id = chosen();
		const section = id === undefined ? undefined : store.section(id);
		if (!section || !atHandle(event.target)) return undefined;
		event.preventDefault();
		event.clipboardData.setData('text/plain', sectionText(section));
		writeClipboard(section);
		return id;
	};
	return {
		onKeyDown,
		onBlur: ({ target }: FocusEvent) => target.removeAttribute(arrivedMark),
		onPointerDown: ({ target }: PointerEvent) =>
			target instanceof Element && target.closest(`[${arrivedMark}]`)?.removeAttribute(arrivedMark),
		onCopy: (event: ClipboardEvent) => {
			const id = copied(event);
			if (id !== undefined) actions.copy(id);
		},
		onCut: (event: ClipboardEvent) => {
			const id = copied(event);
			if (id !== undefined && !store.readOnly) remove(id);
		},
		onPaste: (event: ClipboardEvent) => {
			if (!atHandle(event.target) || store.readOnly) return;
			event.preventDefault();
			actions.paste(chosen(), event.clipboardData.getData('text/plain'));
		},
	};
}
