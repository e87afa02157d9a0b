// A sheet of cells, edited as in a spreadsheet; docs/spreadsheet.md says how. It knows nothing of what the cells are about: columns read,
// write and validate them, and the screen that shows the sheet keeps its rows (useSheet) and may know more errors of them.
//
// The focus is on the active cell, which is drawn wherever it is, so that screen readers always find it.
import { type ClipboardEvent, type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../rules/formats.ts';
import { usePlatform } from '../platform/environment.tsx';
import { CellEditor, type Onward } from './cell-editor.tsx';
import { blankRow, shownText } from './cells.ts';
import { countErrors, findCellError } from './errors.ts';
import { at, besides, type CellPosition, isInside, type Selection } from './selection.ts';
import { SheetBar } from './sheet-bar.tsx';
import { SheetBody } from './sheet-body.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetHead } from './sheet-head.tsx';
import { useKeys } from './use-keys.ts';
import { placeOf, usePointer } from './use-pointer.ts';
import { useRowWindow } from './use-row-window.ts';
import { extentOf, type SheetControl, useCommands } from './use-sheet.ts';
import type { ValidatedSheet } from './use-sheet-errors.ts';

interface SpreadsheetProps {
	/** Read aloud. */
	label: string;
	control: SheetControl;
	/** From `useSheetErrors`. */
	judged: ValidatedSheet;
	readOnly?: boolean;
}

interface Editing {
	place: CellPosition;
	how: 'over' | 'in';
}

/** In rem. */
const numbersWidth = 2.75;

const coarse = () => window.matchMedia('(pointer: coarse)').matches;

export function Spreadsheet({ label, control, judged, readOnly = false }: SpreadsheetProps) {
	const { t, language, notation } = usePlatform();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const [touch] = useState(coarse);
	const rowHeight = touch ? 44 : 34;
	const [editing, setEditing] = useState<Editing>();
	/** The column in which Enter goes on after a row was filled with Tab. */
	const tabbedFrom = useRef<number>(undefined);
	/** The focus follows the active cell once a user has come here. */
	const follows = useRef(false);
	const { shape, sheet } = control;
	const extent = extentOf(control, readOnly);
	const { faults } = judged;
	const deeds = useCommands(control, judged, readOnly);
	const { anchor } = deeds.selection;
	const { block } = deeds;
	const { first, last, page } = useRowWindow(box, { rows: extent.rows, rowHeight });
	const empty = useMemo(() => blankRow(shape), [shape]);
	const count = useMemo(() => countErrors(faults), [faults]);

	useEffect(() => {
		if (!follows.current || editing) return;
		const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${anchor.row}:${anchor.column}"]`);
		if (document.activeElement !== cell) cell?.focus({ preventScroll: true });
	}, [anchor.row, anchor.column, editing]);
	const { row: headRow, column: headColumn } = deeds.selection.head;
	useEffect(() => {
		if (!follows.current) return;
		const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${headRow}:${headColumn}"]`);
		if (cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		else box.current?.scrollTo({ top: (headRow - 2) * rowHeight });
	}, [headRow, headColumn, rowHeight]);

	/** A user who saves while a cell is open saves what stands in it. Children listen before what stands around them: the form hears of it next. */
	useEffect(() => {
		const keep = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
			flushSync(() => box.current?.querySelector<HTMLElement>('[data-cell-editor]')?.blur());
		};
		window.addEventListener('keydown', keep, true);
		return () => window.removeEventListener('keydown', keep, true);
	}, []);

	const edit = (place: CellPosition, how: 'over' | 'in') => {
		if (readOnly) return;
		follows.current = true;
		if (place.row !== anchor.row || place.column !== anchor.column) tabbedFrom.current = undefined;
		flushSync(() => {
			deeds.select(at(place.row, place.column));
			setEditing({ place, how });
		});
	};
	const onwardFrom = ({ row, column }: CellPosition, onward: Onward): Selection => {
		// A row more than there are: the one that is just being filled is followed by another.
		const room = {
			rows: shape.fixedRows ? extent.rows : Math.min(extent.rows + 1, shape.largestRows),
			columns: extent.columns,
		};
		if (onward === 'next' || onward === 'previous') {
			tabbedFrom.current ??= column;
			const place = besides({ row, column }, onward === 'next' ? 1 : -1, room) ?? { row, column };
			return at(place.row, place.column);
		}
		const back = onward === 'down' ? (tabbedFrom.current ?? column) : column;
		tabbedFrom.current = undefined;
		const down = { up: -1, down: 1 }[onward as string] ?? 0;
		const across = { left: -1, right: 1 }[onward as string] ?? 0;
		return at(Math.max(0, row + down), Math.max(0, Math.min(back + across, extent.columns - 1)));
	};
	const finish = (text: string | undefined, onward: Onward) => {
		if (!editing) return;
		setEditing(undefined);
		if (text !== undefined) deeds.type(editing.place, text, onwardFrom(editing.place, onward));
	};

	const press = useKeys({ deeds, extent, page, onEdit: edit, leavingWords: t('sheet.said.leaving') });
	const pointer = usePointer({ box, deeds, extent, rowHeight, onEdit: edit });
	const take = (event: ClipboardEvent, text: () => string) => {
		if (editing) return;
		event.preventDefault();
		event.clipboardData.setData('text/plain', text());
	};
	const refocus = () => {
		follows.current = true;
		box.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });
	};

	const active = findCellError(faults.get(anchor.row), anchor.column);
	const number = (row: number) => formatNumber(row + 1, language, notation);
	const column = shape.columns[anchor.column];
	const editor = editing && (
		<CellEditor
			key={`${editing.place.row}:${editing.place.column}`}
			label={t('sheet.cell', { row: number(anchor.row), column: column?.label ?? '' })}
			initial={shownText(column, sheet.rows[anchor.row] ?? empty, anchor.column)}
			how={editing.how}
			numeric={column?.numeric ?? false}
			selected={touch}
			onDone={finish}
		/>
	);
	const least = shape.columns.reduce((sum, { width }) => sum + width, numbersWidth);
	return (
		<div className="min-w-0">
			<SheetBar
				deeds={deeds}
				count={count}
				readOnly={readOnly}
				fixedRows={shape.fixedRows}
				onRow={block.top < sheet.rows.length}
				onDone={refocus}
				aboutId={`${id}-about`}
				fault={active && { ...active, row: number(anchor.row), column: column?.label ?? '' }}
			/>
			<div
				ref={box}
				className="relative max-h-[min(65dvh,48rem)] scroll-ps-12 scroll-pt-12 overflow-auto rounded-theme border border-line bg-sunken"
			>
				<table
					// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which cells take the focus is a grid
					role="grid"
					aria-label={label}
					aria-rowcount={extent.rows + 1}
					aria-colcount={extent.columns + 1}
					aria-multiselectable
					aria-readonly={readOnly}
					aria-describedby={`${id}-help`}
					onKeyDown={press}
					onFocus={({ target }) => {
						follows.current = true;
						// Screen readers put the focus where they are.
						const place = placeOf(target);
						if (place && !isInside(block, place)) deeds.select(at(place.row, place.column));
					}}
					onBlur={({ relatedTarget, currentTarget }) => {
						if (!currentTarget.contains(relatedTarget)) follows.current = false;
					}}
					onCopy={(event) => take(event, deeds.copy)}
					onCut={(event) => take(event, readOnly ? deeds.copy : deeds.cut)}
					onPaste={(event) => {
						if (editing || readOnly) return;
						event.preventDefault();
						deeds.paste(event.clipboardData.getData('text/plain'));
					}}
					{...pointer.handlers}
					className="group/sheet w-full min-w-(--sheet-least) table-fixed border-separate border-spacing-0 text-sm select-none phone:text-base"
					style={{ '--sheet-least': `${least}rem` } as CSSProperties}
				>
					<SheetHead columns={shape.columns} numbersWidth={numbersWidth} />
					<SheetBody
						control={control}
						faults={faults}
						extent={extent}
						window={{ first, last }}
						rowHeight={rowHeight}
						selection={deeds.selection}
						fillTarget={pointer.fillTarget}
						readOnly={readOnly}
						describedBy={`${id}-about`}
						number={number}
						editor={editor}
					/>
				</table>
			</div>
			<SheetFoot id={id} rows={sheet.rows.length} said={deeds.said} readOnly={readOnly} />
		</div>
	);
}
