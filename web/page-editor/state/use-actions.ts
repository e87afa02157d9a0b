// What can be done with sections and items, each as one step, each read aloud.
import { useMemo } from 'react';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { newPartId, type Section } from '../../../rules/pages/document.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import { copyOf, newItem, newSection } from '../../../rules/pages/sections.ts';
import type { PageProblem } from '../../../rules/pages/validate-part.ts';
import { beforeAfterStep } from '../../kit/sortable-list/move.ts';
import { useToast } from '../../kit/toasts.tsx';
import { nameOfBlock } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { definitionOf, type Editor, useEditor } from './editor.tsx';

/** After React has drawn what was changed. */
export const soon = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** The handle of a section is where the keyboard finds it. */
export function focusSection(id: string): void {
	soon(() => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus());
}

/** Of a handle to which the keyboard came by itself: what is typed there is meant for no shortcut. */
export const arrivedMark = 'data-arrived';

const textIn = '[data-field][role=textbox]';

/** A new text is written at once, over the words that it brought; of anything else the handle is found. */
function focusNew({ id, type }: Section): void {
	soon(() => {
		const section = document.querySelector<HTMLElement>(`[data-canvas] [data-section="${CSS.escape(id)}"]`);
		const text = type === 'text' ? section?.querySelector<HTMLElement>(textIn) : undefined;
		const handle = document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`);
		if (!text) handle?.setAttribute(arrivedMark, '');
		(text ?? handle)?.focus();
		if (text?.isContentEditable) getSelection()?.selectAllChildren(text);
	});
}

/** Which section a step is about. */
function sectionOf(operations: readonly Operation[]): string | undefined {
	for (const operation of operations) {
		if ('at' in operation) return operation.at.section;
		if ('section' in operation) return typeof operation.section === 'string' ? operation.section : operation.section.id;
	}
	return undefined;
}

function makeActions(editor: Editor, t: ReturnType<typeof useTexts>, toast: ReturnType<typeof useToast>) {
	const { store, announce } = editor;
	const nameOf = (section: Section | undefined) => (section ? nameOfBlock(t, section.type) : '');
	const say = (problem: PageProblem | undefined, failed: PlainTextKey) => {
		if (!problem) return true;
		toast.error(`${t(failed)}: ${t(`pageEditor.fault.${problem.fault}`)}`);
		return false;
	};
	const place = (id: string) => ({ position: store.order.indexOf(id) + 1, count: store.order.length });
	const insert = (section: Section, before: string | null) => {
		const done = say(store.change([{ do: 'insert', section, before }]), 'pageEditor.addFailed');
		if (!done) return false;
		store.select({ section: section.id });
		focusNew(section);
		announce(t('pageEditor.added', { block: nameOf(section), ...place(section.id) }));
		return true;
	};
	const after = (id: string): string | null => store.order[store.order.indexOf(id) + 1] ?? null;
	const actions = {
		problem: say,
		nameOf,
		insertBlock(type: string, before: string | null): boolean {
			const definition = definitionOf(type);
			return definition ? insert(newSection(definition, editor.languages), before) : false;
		},
		insertSection: insert,
		/** @returns whether it could go there */
		move(id: string, before: string | null): boolean {
			if (before === id || after(id) === before) return false;
			const done = say(store.change([{ do: 'move', section: id, before }]), 'pageEditor.orderFailed');
			if (done) announce(t('pageEditor.moved', { block: nameOf(store.section(id)), ...place(id) }));
			return done;
		},
		step(id: string, by: -1 | 1): boolean {
			const before = beforeAfterStep(store.order, id, by);
			if (before !== undefined) return actions.move(id, before);
			announce(t('pageEditor.stays', { block: nameOf(store.section(id)), ...place(id) }));
			return false;
		},
		duplicate(id: string): void {
			const section = store.section(id);
			if (section) insert(copyOf(section), after(id));
		},
		remove(id: string): void {
			const section = store.section(id);
			const next = after(id) ?? store.order[store.order.indexOf(id) - 1];
			if (!say(store.change([{ do: 'remove', section: id }]), 'pageEditor.removeFailed')) return;
			announce(t('pageEditor.removed', { block: nameOf(section) }));
			if (next) focusSection(next);
		},
		async copy(id: string): Promise<void> {
			const section = store.section(id);
			if (!section) return;
			await writeClipboard(section);
			toast.success(t('pageEditor.copied', { block: nameOf(section) }));
		},
		/** After this section, or at the end. */
		async paste(id: string | undefined, text?: string): Promise<void> {
			const section = await readClipboard(text);
			if (section) insert(copyOf(section), id === undefined ? null : after(id));
			else toast.warning(t('pageEditor.nothingToPaste'));
		},
		addItem(id: string): string | undefined {
			const section = store.section(id);
			const definition = section && definitionOf(section.type);
			if (!definition) return undefined;
			const item = newItem(definition, section.items);
			const done = say(
				store.change([{ do: 'insertItem', section: id, item, before: null }]),
				'pageEditor.itemAddFailed',
			);
			return done ? item.id : undefined;
		},
		copyItem({ section: id, item }: At): void {
			const items = store.section(id)?.items ?? [];
			const at = items.findIndex((one) => one.id === item);
			const found = items[at];
			if (!found) return;
			const before = items[at + 1]?.id ?? null;
			const copy = { ...found, id: newPartId() };
			if (say(store.change([{ do: 'insertItem', section: id, item: copy, before }]), 'pageEditor.itemAddFailed'))
				store.select({ section: id, item: copy.id });
		},
		stepItem({ section: id, item }: At, by: -1 | 1): void {
			const ids = (store.section(id)?.items ?? []).map((one) => one.id);
			if (item === undefined) return;
			const before = beforeAfterStep(ids, item, by);
			if (before !== undefined)
				say(store.change([{ do: 'moveItem', section: id, item, before }]), 'pageEditor.orderFailed');
			const now = (store.section(id)?.items ?? []).findIndex((one) => one.id === item);
			announce(t('pageEditor.itemMoved', { position: now + 1, count: ids.length }));
		},
		removeItem({ section: id, item }: At): void {
			if (item === undefined) return;
			const done = say(store.change([{ do: 'removeItem', section: id, item }]), 'pageEditor.itemRemoveFailed');
			if (done) store.select({ section: id });
		},
		/** @returns whether it was taken; else it was said why not */
		change(operations: readonly Operation[], typing?: string): boolean {
			return say(store.change(operations, typing), 'pageEditor.saveFailed');
		},
		saveNow(): void {
			editor.queue.flush();
			announce(t('pageEditor.savingNow'));
		},
		showShortcuts: () => editor.open({ kind: 'shortcuts' }),
		turn(direction: 'undo' | 'redo'): void {
			const done = store[direction]();
			const id = done && sectionOf(done);
			if (id && store.section(id)) store.select({ section: id });
			const nothing = store.readOnly ? 'pageEditor.onlyShown' : (`pageEditor.nothingTo.${direction}` as const);
			announce(t(done ? `pageEditor.done.${direction}` : nothing));
		},
	};
	return actions;
}

export type Actions = ReturnType<typeof makeActions>;

export function useActions(): Actions {
	const editor = useEditor();
	const t = useTexts();
	const toast = useToast();
	return useMemo(() => makeActions(editor, t, toast), [editor, t, toast]);
}
