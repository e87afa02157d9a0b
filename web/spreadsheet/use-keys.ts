// What the keys of a sheet do while no cell is being edited.
import { type KeyboardEvent, useRef } from 'react';
import { at, besides, type CellPosition, type Extent, movedBy, rowsSelection } from './selection.ts';
import type { SheetCommands } from './use-sheet.ts';

interface KeysOptions {
	deeds: SheetCommands;
	extent: Extent;
	/** How many rows Page Down goes. */
	page: number;
	/** `over`: what is typed takes the place of what is there. */
	onEdit(place: CellPosition, how: 'over' | 'in'): void;
	leavingWords: string;
}

/** Letters of an input method and accents come in pieces: the field takes them all. */
const writes = (event: KeyboardEvent): boolean => {
	if (event.key === 'Dead' || event.key === 'Process') return true;
	const command = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
	return event.key.length === 1 && event.key !== ' ' && !command;
};

const stillLeaving = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export function useKeys({ deeds, extent, page, onEdit, leavingWords }: KeysOptions) {
	/** After Escape the next Tab goes on to what is behind the sheet. */
	const leaving = useRef(false);
	const { anchor, head } = deeds.selection;

	const withCtrl = (event: KeyboardEvent): boolean => {
		const { rows, columns } = extent;
		const command: Record<string, () => unknown> = {
			z: event.shiftKey ? deeds.redo : deeds.undo,
			y: deeds.redo,
			d: deeds.fillDown,
			a: () => deeds.select({ anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns - 1 } }),
			' ': () =>
				deeds.select({ anchor: { row: 0, column: anchor.column }, head: { row: rows - 1, column: head.column } }),
		};
		const deed = command[event.key.toLowerCase()];
		deed?.();
		return deed !== undefined;
	};
	const withAlt = (event: KeyboardEvent): boolean => {
		if (event.key === 'Enter') deeds.insertRows(event.shiftKey ? 'above' : 'below');
		else if (event.key === 'Delete' || event.key === 'Backspace') deeds.removeRows();
		else return false;
		return true;
	};
	const plain = (event: KeyboardEvent): boolean => {
		if (event.key === 'Enter' || event.key === 'F2') onEdit(anchor, 'in');
		else if (event.key === 'Delete' || event.key === 'Backspace') deeds.clear();
		else if (event.key === 'F8') deeds.toFault(event.shiftKey ? -1 : 1);
		else if (event.key === ' ' && event.shiftKey) deeds.select(rowsSelection(anchor.row, head.row, extent));
		else return false;
		return true;
	};
	const tab = (event: KeyboardEvent): boolean => {
		const next = besides(anchor, event.shiftKey ? -1 : 1, extent);
		if (leaving.current || !next) return false;
		deeds.select(at(next.row, next.column));
		return true;
	};
	const move = (event: KeyboardEvent, ctrl: boolean): boolean => {
		const place = movedBy({ key: event.key, ctrl }, event.shiftKey ? head : anchor, extent, page);
		if (!place) return false;
		deeds.select(event.shiftKey ? { anchor, head: place } : at(place.row, place.column));
		return true;
	};

	const act = (event: KeyboardEvent): boolean => {
		const ctrl = event.ctrlKey || event.metaKey;
		if (event.altKey) return !ctrl && withAlt(event);
		if (event.key === 'Tab') return !ctrl && tab(event);
		return move(event, ctrl) || (ctrl ? withCtrl(event) : plain(event));
	};

	return (event: KeyboardEvent) => {
		if (event.key === 'Escape') {
			leaving.current = true;
			deeds.select(at(anchor.row, anchor.column));
			deeds.say(leavingWords);
			return;
		}
		const done = act(event);
		if (!stillLeaving.includes(event.key)) leaving.current = false;
		if (done) event.preventDefault();
		// The field is there before the letter arrives, and takes it.
		else if (writes(event)) onEdit(anchor, 'over');
	};
}
