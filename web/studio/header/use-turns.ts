// Back and forth, by buttons and by keys, also after the page was loaded anew.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { usesOf } from '../fields/field-uses.ts';
import { useStudio } from '../studio-context.tsx';
import { useShowElements } from '../view/use-selection.ts';

export type Direction = 'undo' | 'redo';

export function useTurns() {
	const { t } = usePlatform();
	const { store, announce } = useStudio();
	const showElements = useShowElements();
	const { watch } = store;
	const canUndo = useSyncExternalStore(watch, () => !store.readOnly && store.stacks.undo.length > 0);
	const canRedo = useSyncExternalStore(watch, () => !store.readOnly && store.stacks.redo.length > 0);

	/** What has changed is shown. */
	const showPlace = ([operation]: readonly DesignOperation[]) => {
		if (operation?.do === 'change') showElements(operation.page, [operation.element]);
		if (operation?.do !== 'value') return;
		const [use] = usesOf(store.document, operation.key);
		if (use) showElements(use.page, [use.element.id]);
	};

	const turn = (direction: Direction) => {
		const operations = store[direction]();
		announce(t(operations ? `studio.said.${direction}` : `studio.said.${direction}Nothing`));
		if (operations) showPlace(operations);
	};
	return { turn, canUndo, canRedo };
}

const keys: Readonly<Record<string, Direction>> = { z: 'undo', 'shift+z': 'redo', y: 'redo' };

/** Everywhere in the studio, also in fields: what is typed is part of the same history. */
export function useTurnKeys(turn: (direction: Direction) => void, save: () => void): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		// A table takes its own changes back.
		if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
		const name = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
		const direction = keys[name];
		if (!direction && name !== 's') return;
		event.preventDefault();
		if (direction) turn(direction);
		else save();
	});
	/** From a menu of the browser, or by shaking a phone. */
	const input = useEffectEvent((event: InputEvent) => {
		const direction = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType] as Direction | undefined;
		if (!direction) return;
		event.preventDefault();
		turn(direction);
	});
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => press(event);
		const typed = (event: InputEvent) => input(event);
		window.addEventListener('keydown', pressed);
		window.addEventListener('beforeinput', typed);
		return () => {
			window.removeEventListener('keydown', pressed);
			window.removeEventListener('beforeinput', typed);
		};
	}, []);
}
