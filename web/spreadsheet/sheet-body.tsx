// The rows of a sheet that are drawn: those in sight, and the one with the active cell wherever it is.
import { type ReactNode, useMemo } from 'react';
import { blankRow } from './cells.ts';
import type { SheetErrors } from './errors.ts';
import { type Block, blockOf, type Extent, type Selection } from './selection.ts';
import { SheetRow } from './sheet-row.tsx';
import { rowsToDraw } from './use-row-window.ts';
import type { SheetControl } from './use-sheet.ts';

interface SheetBodyProps {
	control: SheetControl;
	faults: SheetErrors;
	extent: Extent;
	window: { first: number; last: number };
	rowHeight: number;
	selection: Selection;
	/** The row to which the selection is being dragged on. */
	fillTarget: number | undefined;
	readOnly: boolean;
	describedBy: string;
	number(row: number): string;
	/** In the active cell. */
	editor: ReactNode;
}

const nothing = { from: 0, to: -1 };

const columnsIn = ({ top, bottom, left, right }: Block, row: number) =>
	row >= top && row <= bottom ? { from: left, to: right } : nothing;

/** The cells that dragging to a row would fill. */
function fillBlock(block: Block, target: number | undefined): Block | undefined {
	if (target === undefined || (target >= block.top && target <= block.bottom)) return undefined;
	return target < block.top
		? { ...block, top: target, bottom: block.top - 1 }
		: { ...block, top: block.bottom + 1, bottom: target };
}

export function SheetBody(props: SheetBodyProps) {
	const { control, faults, extent, rowHeight, selection, readOnly } = props;
	const { shape, sheet } = control;
	const { anchor } = selection;
	const empty = useMemo(() => blankRow(shape), [shape]);
	const block = blockOf(selection);
	const filled = fillBlock(block, props.fillTarget);
	const drawRow = (row: number) => {
		const selected = columnsIn(block, row);
		const filling = filled ? columnsIn(filled, row) : nothing;
		return (
			<SheetRow
				key={row}
				index={row}
				number={props.number(row)}
				row={sheet.rows[row] ?? empty}
				columns={shape.columns}
				faults={faults.get(row)}
				height={rowHeight}
				from={selected.from}
				to={selected.to}
				fillFrom={filling.from}
				fillTo={filling.to}
				active={row === anchor.row ? anchor.column : -1}
				corner={row === block.bottom && !readOnly ? block.right : -1}
				describedBy={props.describedBy}
				editor={row === anchor.row ? props.editor : undefined}
			/>
		);
	};
	const gap = (name: string, from: number, to: number) => <Gap key={name} rows={to - from} rowHeight={rowHeight} />;
	const drawn = rowsToDraw(props.window, anchor.row, extent.rows);
	// All in one list, each with its own name and always in the same order: a row that takes part in the window or leaves it stays the
	// same element, and keeps the focus.
	return (
		<tbody>
			{drawn.flatMap((row, index) => {
				const before = drawn[index - 1];
				if (before === row - 1) return [drawRow(row)];
				return [before === undefined ? gap('before', 0, row) : gap('between', before + 1, row), drawRow(row)];
			})}
			{gap('after', (drawn.at(-1) ?? extent.rows) + 1, extent.rows)}
		</tbody>
	);
}

/** The place of rows that are not drawn. */
function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
	if (rows <= 0) return null;
	return (
		<tr aria-hidden>
			<td style={{ height: rows * rowHeight }} className="p-0" />
		</tr>
	);
}
