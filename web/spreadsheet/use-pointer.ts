// The mouse in a sheet: clicking and dragging selects, dragging the corner fills, row numbers select rows. A finger scrolls; its tap edits.
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { at, type CellPosition, type Extent, placeWithin, rowsSelection } from './selection.ts';
import type { SheetCommands } from './use-sheet.ts';

interface PointerOptions {
	box: RefObject<HTMLElement | null>;
	deeds: SheetCommands;
	extent: Extent;
	rowHeight: number;
	onEdit(place: CellPosition, how: 'over' | 'in'): void;
}

type Drag = 'cells' | 'rows' | 'fill';

/** In pixels a frame, where a user drags beyond the edge. */
const scrollStep = 18;

function placeAt(box: HTMLElement, x: number, y: number, rowHeight: number): CellPosition {
	const heads = [...box.querySelectorAll<HTMLElement>('[data-column-head]')];
	const column = heads.findIndex((head) => x < head.getBoundingClientRect().right);
	const top = box.getBoundingClientRect().top + (heads[0]?.offsetHeight ?? 0) - box.scrollTop;
	return { row: Math.floor((y - top) / rowHeight), column: column < 0 ? heads.length - 1 : column };
}

/** Of a cell, or of something in it. */
export const placeOf = (target: EventTarget | null): CellPosition | undefined => {
	const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
	const [row, column] = cell?.split(':').map(Number) ?? [];
	return row === undefined || column === undefined ? undefined : { row, column };
};

const rowHeadOf = (target: EventTarget | null): number | undefined => {
	const head = target instanceof Element ? target.closest<HTMLElement>('[data-row-head]')?.dataset.rowHead : undefined;
	return head === undefined ? undefined : Number(head);
};

export function usePointer({ box, deeds, extent, rowHeight, onEdit }: PointerOptions) {
	const [drag, setDrag] = useState<Drag>();
	const [fillTarget, setFillTarget] = useState<number>();
	const touched = useRef(false);
	const { anchor, head } = deeds.selection;

	const reach = useEffectEvent((x: number, y: number) => {
		if (!box.current || !drag) return;
		const place = placeWithin(placeAt(box.current, x, y, rowHeight), extent);
		if (drag === 'fill') return setFillTarget(place.row);
		const next = drag === 'rows' ? { row: place.row, column: extent.columns - 1 } : place;
		if (next.row !== head.row || next.column !== head.column) deeds.select({ anchor, head: next });
	});
	const release = useEffectEvent(() => {
		if (drag === 'fill' && fillTarget !== undefined) deeds.fillTo(fillTarget);
		setDrag(undefined);
		setFillTarget(undefined);
	});
	useEffect(() => {
		if (!drag) return;
		let last: { x: number; y: number } | undefined;
		let frame = 0;
		const scrollOn = () => {
			const rect = box.current?.getBoundingClientRect();
			if (rect && last && (last.y > rect.bottom || last.y < rect.top + rowHeight)) {
				box.current?.scrollBy(0, last.y > rect.bottom ? scrollStep : -scrollStep);
				reach(last.x, last.y);
			}
			frame = requestAnimationFrame(scrollOn);
		};
		const move = (event: globalThis.PointerEvent) => {
			last = { x: event.clientX, y: event.clientY };
			reach(last.x, last.y);
		};
		const up = () => release();
		window.addEventListener('pointermove', move);
		window.addEventListener('pointerup', up);
		window.addEventListener('pointercancel', up);
		frame = requestAnimationFrame(scrollOn);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener('pointermove', move);
			window.removeEventListener('pointerup', up);
			window.removeEventListener('pointercancel', up);
		};
	}, [drag, box, rowHeight]);

	const grip = (event: PointerEvent): Drag | undefined => {
		const cell = placeOf(event.target);
		const row = rowHeadOf(event.target);
		if (event.target instanceof Element && event.target.closest('[data-fill]')) {
			// The cell keeps the focus.
			event.preventDefault();
			return 'fill';
		}
		if (row !== undefined) {
			deeds.select(rowsSelection(event.shiftKey ? anchor.row : row, row, extent));
			return 'rows';
		}
		if (cell) deeds.select(event.shiftKey ? { anchor, head: cell } : at(cell.row, cell.column));
		return cell && 'cells';
	};
	const press = (event: PointerEvent) => {
		touched.current = event.pointerType === 'touch';
		if (!touched.current && event.button === 0) setDrag(grip(event));
	};
	const tap = (target: EventTarget | null) => {
		if (!touched.current) return;
		const cell = placeOf(target);
		const row = rowHeadOf(target);
		if (cell) onEdit(cell, 'in');
		else if (row !== undefined) deeds.select(rowsSelection(row, row, extent));
	};
	return {
		fillTarget,
		handlers: {
			onPointerDown: press,
			onClick: (event: { target: EventTarget | null }) => tap(event.target),
			onDoubleClick: (event: { target: EventTarget | null }) => {
				const cell = placeOf(event.target);
				if (cell) onEdit(cell, 'in');
			},
		},
	};
}
