// The keys of free mode, while the page or the list of objects has the focus.
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { Translate } from '../../../rules/texts/translator.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useStudio } from '../studio-context.tsx';
import { moveSelection, resizeSelection } from './commands/arrange.ts';
import { copySelection, pasteCopied } from './commands/clipboard.ts';
import type { CommandContext } from './commands/command.ts';
import {
	duplicateSelection,
	groupSelection,
	removeSelection,
	selectAll,
	togglePins,
	ungroupSelection,
} from './commands/edit.ts';
import { type OrderDirection, orderSelection } from './commands/order.ts';
import { useFree } from './free-context.tsx';
import { focusElement } from './surface/use-gestures.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** In micrometres. */
const stepOf = ({ shiftKey, altKey }: KeyboardEvent) => (shiftKey ? 10_000 : altKey ? 100 : 1000);

const orders: Readonly<Record<string, readonly [OrderDirection, OrderDirection]>> = {
	PageUp: ['forward', 'front'],
	PageDown: ['backward', 'back'],
};

const liesIn = (target: EventTarget | null, places: string): boolean =>
	target instanceof Element && target.closest(places) !== null;
/** What is typed into, and whatever lies over the page: its keys are its own. */
const isTyped = (target: EventTarget | null): boolean =>
	liesIn(target, 'input, textarea, select, [contenteditable], dialog, [role=dialog]');
/** Enter presses it. */
const isPressed = (target: EventTarget | null): boolean => liesIn(target, 'button, a');

/** Counted from the front, as the list does. */
function describeLayer(t: Translate, { page: { elements }, selection }: CommandContext): string {
	const at = elements.findLastIndex(({ id }) => selection.includes(id));
	return t('studio.free.said.layer', { layer: elements.length - at, count: elements.length });
}

export function useFreeKeys() {
	const { t } = usePlatform();
	const { store, announce } = useStudio();
	const { run, context, edit } = useFree();

	/** @returns whether the key was one of ours */
	function arrow(event: KeyboardEvent): boolean {
		const direction = arrows[event.key];
		if (!direction || store.selection.length === 0) return false;
		// In the list they go from row to row.
		if ((event.target as Element).closest('[role=grid]')) return false;
		const step = stepOf(event);
		const [dx, dy] = [direction[0] * step, direction[1] * step];
		const isResizing = event.ctrlKey || event.metaKey;
		const typing = `${isResizing ? 'resize' : 'move'} ${store.selection.join(' ')}`;
		run((now) => (isResizing ? resizeSelection(now, dx, dy) : moveSelection(now, dx, dy)), { typing });
		return true;
	}

	function command(event: KeyboardEvent): boolean {
		const name = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
		switch (name) {
			case 'd':
				return did(run(duplicateSelection));
			case 'g':
				return did(run((now) => groupSelection(now, t('studio.free.kind.group'))));
			case 'shift+g':
				return did(run(ungroupSelection));
			case 'a':
				store.select(selectAll(context()));
				announce(t('studio.free.selected', { count: store.selection.length }));
				return true;
			case 'shift+l':
				return did(run(togglePins));
			default:
				return false;
		}
	}
	/** Refused or not, it was the key for it. */
	const did = (_isDone: boolean) => true;

	function order(event: KeyboardEvent): boolean {
		const directions = orders[event.key];
		if (!directions) return false;
		if (run((now) => orderSelection(now, directions[event.shiftKey ? 1 : 0]))) announce(describeLayer(t, context()));
		return true;
	}

	function plain(event: KeyboardEvent): boolean {
		if (order(event)) return true;
		const [only = ''] = store.selection.length === 1 ? store.selection : [];
		switch (event.key) {
			case 'Delete':
			case 'Backspace':
				if (store.selection.length === 0) return false;
				return did(run(removeSelection, { said: t('studio.free.said.removed') }));
			case 'Enter':
				if (store.element(only)?.kind !== 'text') return false;
				edit(only);
				return true;
			case 'Escape': {
				if (store.selection.length === 0) return false;
				store.select([]);
				document.querySelector<HTMLElement>('[data-pane=page]')?.focus();
				announce(t('studio.free.selected', { count: 0 }));
				return true;
			}
			default:
				return false;
		}
	}

	/** Before the list itself: there these keys would go to another row. */
	const onKeyDownCapture = (event: KeyboardEvent) => {
		if (!liesIn(event.target, '[role=grid]') || isTyped(event.target) || !order(event)) return;
		event.preventDefault();
		event.stopPropagation();
	};

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.defaultPrevented || isTyped(event.target)) return;
		if (event.key === 'Enter' && isPressed(event.target)) return;
		const isOurs = arrow(event) || (event.ctrlKey || event.metaKey ? command(event) : plain(event));
		if (isOurs) event.preventDefault();
	};

	const onCopy = (event: ClipboardEvent) => {
		const text = isTyped(event.target) ? undefined : copySelection(context());
		if (!text) return;
		event.preventDefault();
		event.clipboardData.setData('text/plain', text);
		if (event.type === 'cut') run(removeSelection, { said: t('studio.free.said.cut') });
		else announce(t('studio.free.said.copied'));
	};

	const paste = usePaste();
	const onPaste = (event: ClipboardEvent) => {
		if (isTyped(event.target)) return;
		event.preventDefault();
		void paste(event.clipboardData.getData('text/plain'));
	};

	usePaneKeys();
	return { onKeyDownCapture, onKeyDown, onCopy, onCut: onCopy, onPaste };
}

function usePaste() {
	const { engine } = useStudio();
	const { run, context, refuse } = useFree();
	const { store } = useStudio();
	return async (text: string) => {
		const pasted = pasteCopied(context(), text);
		if ('refusal' in pasted) return refuse(pasted.refusal);
		try {
			await Promise.all(pasted.faces.map((face) => engine.faces.add(face)));
		} catch {
			return refuse('failed');
		}
		if (run(() => pasted)) focusElement(store.selection[0] ?? '');
	};
}

/** F6 goes from pane to pane: list, page, properties. */
function usePaneKeys(): void {
	const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
		if (event.key !== 'F6') return;
		const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent);
		const at = panes.findIndex((pane) => pane.contains(document.activeElement));
		const next = panes[(at + (event.shiftKey ? panes.length - 1 : 1)) % panes.length];
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
	useEffect(() => {
		const listen = (event: globalThis.KeyboardEvent) => press(event);
		window.addEventListener('keydown', listen);
		return () => window.removeEventListener('keydown', listen);
	}, []);
}
