// One row of a sheet. It is drawn anew only when something of it has changed.
import { memo, type ReactNode } from 'react';
import { type Cell, enteredText, isUnread, type Row, type SheetColumn } from './cells.ts';
import { type CellError, findCellError } from './errors.ts';

export interface SheetRowProps {
	index: number;
	/** As people count. */
	number: string;
	row: Row;
	columns: readonly SheetColumn[];
	faults: readonly CellError[] | undefined;
	height: number;
	/** The selected columns, none where the first is behind the last. */
	from: number;
	to: number;
	/** The columns that are about to be filled. */
	fillFrom: number;
	fillTo: number;
	/** The column of the cell that has the focus, or -1. */
	active: number;
	/** The column with the corner to drag, or -1. */
	corner: number;
	/** Where the words about the active cell stand. */
	describedBy: string;
	/** In place of the active cell's text. */
	editor: ReactNode;
}

const errorLook = {
	error: 'bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
	warning: 'bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
};
/** Seen whatever else the cell looks like, and without telling colours apart. */
const markLook = {
	error: 'border-t-error border-e-error',
	warning: 'border-t-(--applications-infoBox-warning-icon) border-e-(--applications-infoBox-warning-icon)',
};

/** Being selected is more important than an error, which has its mark besides, and both more than being muted. */
function lookOf(error: CellError | undefined, selected: boolean, filling: boolean, derived: boolean): string {
	if (filling) return 'bg-item-hover text-item-hover-text';
	if (selected) return 'bg-item-active text-item-active-text';
	if (error) return errorLook[error.kind];
	return derived ? 'bg-surface text-muted' : 'bg-surface text-text';
}

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
	const { index, row, columns, from, to, active } = props;
	return (
		<tr aria-rowindex={index + 2}>
			<th
				scope="row"
				aria-colindex={1}
				data-row-head={index}
				className={`sticky start-0 z-2 cursor-pointer border-e border-b border-line px-1 text-center text-sm font-normal tabular-nums ${from <= to ? 'bg-item-active text-item-active-text' : 'bg-sunken text-muted'}`}
			>
				{props.number}
			</th>
			{columns.map((column, at) => (
				<SheetCell
					key={column.key}
					place={`${index}:${at}`}
					column={column}
					row={row}
					at={at}
					fault={findCellError(props.faults, at)}
					height={props.height}
					selected={at >= from && at <= to}
					filling={at >= props.fillFrom && at <= props.fillTo}
					active={at === active}
					describedBy={props.describedBy}
					corner={at === props.corner && !props.editor}
					editor={at === active ? props.editor : undefined}
				/>
			))}
		</tr>
	);
});

interface SheetCellProps extends Pick<SheetRowProps, 'row' | 'height' | 'describedBy' | 'editor'> {
	place: string;
	column: SheetColumn;
	at: number;
	fault: CellError | undefined;
	selected: boolean;
	filling: boolean;
	active: boolean;
	corner: boolean;
}

const activeLook = 'z-1 outline-2 -outline-offset-2 outline-strong-line group-focus-within/sheet:outline-focus';

function SheetCell({ column, row, at, fault, selected, filling, active, corner, ...rest }: SheetCellProps) {
	const cell = row[at];
	const entered = enteredText(column, cell);
	return (
		<td
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid takes the focus
			role="gridcell"
			data-cell={rest.place}
			aria-colindex={at + 2}
			aria-selected={selected}
			aria-invalid={fault?.kind === 'error' ? true : undefined}
			aria-describedby={fault && active ? rest.describedBy : undefined}
			title={fault?.text}
			tabIndex={active ? 0 : -1}
			className={`relative border-e border-b border-line p-0 ${lookOf(fault, selected, filling, entered === '')} ${active ? activeLook : 'outline-none'}`}
		>
			<div
				style={{ height: rest.height - 1 }}
				className={`flex items-center px-1.5 phone:px-2 ${column.numeric ? 'justify-end tabular-nums' : ''} ${entered === '' ? 'italic' : ''}`}
			>
				<span className="min-w-0 truncate">{entered || column.derive?.(row)}</span>
				<CellNote column={column} cell={cell} fault={fault} />
			</div>
			{fault && (
				<span aria-hidden className={`absolute end-0 top-0 border-4 border-transparent ${markLook[fault.kind]}`} />
			)}
			{rest.editor}
			{corner && (
				<span
					aria-hidden
					data-fill
					className="absolute -end-1 -bottom-1 z-3 size-2.5 cursor-crosshair border border-surface bg-(--applications-button-primary-background) pointer-coarse:hidden"
				/>
			)}
		</td>
	);
}

/** What a value is about; where it is wrong, the reason, which is read with the cell. */
function CellNote({ column, cell, fault }: Pick<SheetCellProps, 'column' | 'fault'> & { cell: Cell | undefined }) {
	if (!column.note || cell === null || cell === undefined) return null;
	const reason = fault?.kind === 'error' ? fault.text : undefined;
	const text = reason ?? (isUnread(cell) ? undefined : column.note(cell));
	return text && <span className={`ms-2 min-w-0 truncate text-sm ${reason ? '' : 'text-muted'}`}>{text}</span>;
}
