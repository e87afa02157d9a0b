// A sheet that a user edits, and all that can be done to it. Each command announces what it did.
import { useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Row, SheetShape } from './cells.ts';
import {
	clearBlock,
	type Edit,
	fillDown,
	fillTo,
	insertRows,
	pasteTexts,
	removeRows,
	textsOf,
	typeText,
} from './edits.ts';
import { countErrors, nextError, type SheetErrors } from './errors.ts';
import { at, blockOf, type CellPosition, type Extent, type Selection, selectionWithin } from './selection.ts';
import { applyChange, type Change, makeStep, newSheet, redo, type Sheet, type StepName, undo } from './sheet.ts';
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';
import type { ValidatedSheet } from './use-sheet-errors.ts';

export interface SheetControl {
	shape: SheetShape;
	sheet: Sheet;
	setSheet(sheet: Sheet): void;
}

/** @param initial the rows at the beginning; to show others later, set a new sheet */
export function useSheet(shape: SheetShape, initial: () => readonly Row[]): SheetControl {
	const [sheet, setSheet] = useState(() => newSheet(initial()));
	return { shape, sheet, setSheet };
}

function countShown({ largestRows, fixedRows }: SheetShape, rows: number, readOnly: boolean): number {
	if (readOnly) return rows;
	// What is missing of a fixed number can be written again.
	return fixedRows ? Math.max(rows, largestRows) : Math.min(rows + 1, largestRows);
}

/** With the row behind the last one, in which the next is written. */
export const extentOf = ({ shape, sheet }: SheetControl, readOnly: boolean): Extent => ({
	rows: countShown(shape, sheet.rows.length, readOnly),
	columns: shape.columns.length,
});

const nameOf = { paste: 'pasted' } as const;

/** How many cells are wrong in the rows of a change, once it is made. */
function errorsIn(errors: SheetErrors, { at: from, inserted }: Change): number {
	const here = [...errors].filter(([row]) => row >= from && row < from + inserted.length);
	return countErrors(new Map(here)).errors;
}

export function useCommands(control: SheetControl, { faults, judge }: ValidatedSheet, readOnly: boolean) {
	const { t, language, notation } = usePlatform();
	const confirm = useConfirm();
	const { shape, sheet, setSheet } = control;
	/** Another object each time, so that the same words twice are said twice. */
	const [said, setSaid] = useState({ words: '' });
	const say = (words: string) => setSaid({ words });
	/** Moving about changes nothing: the owner of the rows need not be notified. */
	const [moved, setMoved] = useState<{ in: Sheet; to: Selection }>();
	const select = (to: Selection) => setMoved({ in: sheet, to });
	const selected = moved?.in === sheet ? moved.to : sheet.selection;
	const selection = selectionWithin(selected, extentOf(control, readOnly));
	const block = blockOf(selection);
	const wordsOf = (name: StepName) => t(`sheet.said.${name === 'paste' ? nameOf.paste : name}`);

	const make = (name: StepName, change: Change | undefined, after: Selection = selection): boolean => {
		if (!change || readOnly) return false;
		setSheet(makeStep({ ...sheet, selection }, name, change, after));
		return true;
	};
	const makeEdit = (name: StepName, edit: Edit | undefined): boolean => make(name, edit?.change, edit?.selection);
	const sayIf = (done: boolean, name: StepName) => {
		if (done) say(wordsOf(name));
		return done;
	};
	const copied = () => textsOf(shape, sheet.rows, block);

	return {
		said,
		say,
		selection,
		block,
		canUndo: sheet.past.length > 0 && !readOnly,
		canRedo: sheet.future.length > 0 && !readOnly,
		select,
		type(place: CellPosition, text: string, after: Selection) {
			if (!make('type', typeText(shape, sheet.rows, place, text), after)) select(after);
		},
		clear: () => sayIf(make('clear', clearBlock(shape, sheet.rows, block)), 'clear'),
		copy(): string {
			const cells = copied();
			say(t('sheet.said.copy', { count: cells.length * (cells[0]?.length ?? 0) }));
			return writeTabSeparated(cells);
		},
		cut(): string {
			const text = writeTabSeparated(copied());
			sayIf(make('cut', clearBlock(shape, sheet.rows, block)), 'cut');
			return text;
		},
		paste(text: string) {
			const { edit, cells, leftOut } = pasteTexts(shape, sheet.rows, block, readTabSeparated(text));
			if (!makeEdit('paste', edit) || !edit) return;
			const errors = errorsIn(judge(applyChange(sheet.rows, edit.change)), edit.change);
			const pasted = t('sheet.said.paste', { count: cells, errors });
			const largest = formatNumber(shape.largestRows, language, notation);
			say(leftOut > 0 ? `${pasted}. ${t('sheet.said.leftOut', { count: leftOut, largest })}` : pasted);
		},
		fillDown: () => sayIf(make('fill', fillDown(shape, sheet.rows, block)), 'fill'),
		fillTo: (row: number) => sayIf(makeEdit('fill', fillTo(shape, sheet.rows, block, row)), 'fill'),
		insertRows(where: 'above' | 'below') {
			if (shape.fixedRows) return say(shape.fixedRows);
			sayIf(makeEdit('insertRows', insertRows(shape, sheet.rows, block, where)), 'insertRows');
		},
		async removeRows() {
			if (shape.fixedRows) return say(shape.fixedRows);
			const edit = removeRows(sheet.rows, block);
			if (!edit || readOnly) return;
			const { removed } = edit.change;
			const isBlank = removed.every((row) => row.every((cell) => cell === null));
			const asked = {
				title: t('sheet.removeAsk', { count: removed.length }),
				text: t('sheet.removeText'),
				confirmLabel: t('sheet.removeRows'),
				colour: 'danger',
			} as const;
			if (isBlank || (await confirm(asked))) sayIf(makeEdit('removeRows', edit), 'removeRows');
		},
		undo() {
			const step = sheet.past.at(-1);
			if (!step || readOnly) return;
			setSheet(undo(sheet));
			say(t('sheet.said.undo', { what: wordsOf(step.name) }));
		},
		redo() {
			const step = sheet.future.at(-1);
			if (!step || readOnly) return;
			setSheet(redo(sheet));
			say(t('sheet.said.redo', { what: wordsOf(step.name) }));
		},
		toFault(step: 1 | -1) {
			const place = nextError(faults, selection.anchor, step);
			if (place) select(at(place.row, place.column));
		},
	};
}

export type SheetCommands = ReturnType<typeof useCommands>;
