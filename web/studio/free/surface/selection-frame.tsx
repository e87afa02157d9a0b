// Around what is selected: its frame, handles to resize and to turn it, and while it is dragged the lines it sticks to and how far it is from the trim.
import { useMemo, useSyncExternalStore } from 'react';
import { boundsOfAll } from '../../../../rules/designs/arrange/box-bounds.ts';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import { type Handle, handles, tidyAngle } from '../../../../rules/designs/arrange/resize-box.ts';
import { distancesToTrim, type SnapLine } from '../../../../rules/designs/arrange/snap.ts';
import type { Box, Design, DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import { useDesign, useReadOnly, useStudio } from '../../studio-context.tsx';
import { useSelection } from '../../view/use-selection.ts';
import { findLock } from '../commands/command.ts';
import type { Drag } from '../drag-store.ts';
import { useFree } from '../free-context.tsx';
import { useMillimetres } from '../use-describe-position.ts';
import { type PageScale, toPixels, turnOf } from './geometry.ts';

/** In pixels: what is seen, and what can be hit. */
const handleSize = 12;
const reach = { fine: 24, coarse: 44 };
/** Above the frame. */
const turnDistance = 30;
/** Shorter sides have no handle in their middle. */
const roomForMiddle = 3 * reach.fine;

const isCoarse = () => matchMedia('(pointer: coarse)').matches;

interface FrameProps {
	page: DesignPage;
	scale: PageScale;
}

interface Selected {
	element: DesignElement;
	box: Box;
}

function useSelected(page: DesignPage, drag: Drag | undefined): Selected[] {
	const selection = useSelection();
	const placed = useMemo(() => placeBoxes(page.elements), [page]);
	return selection.flatMap((id) => {
		const one = placed.get(id);
		return one ? [{ element: one.element, box: drag?.boxes.get(id)?.to ?? one.box }] : [];
	});
}

export function SelectionFrame({ page, scale }: FrameProps) {
	const { store } = useStudio();
	const design = useDesign();
	const readOnly = useReadOnly();
	const free = useFree();
	const drag = useSyncExternalStore(free.drag.watch, () => free.drag.drag);
	const selected = useSelected(page, drag);
	const [only] = selected.length === 1 ? selected : [];
	if (selected.length === 0 || free.editing) return null;
	const may = (lock: 'move' | 'resize') =>
		!readOnly && selected.some(({ element }) => !findLock(element, lock, { design, role: store.role }));
	const around = boundsOfAll(selected.map(({ box }) => box));
	const framed = only?.box ?? (around && { ...around, rotation: 0 });
	return (
		<>
			{selected.map(({ element, box }) => (
				<Outline key={element.id} box={toPixels(box, scale)} element={element} />
			))}
			{!only && framed && <Frame box={toPixels(framed, scale)} />}
			{framed && !drag && (
				<Handles
					box={toPixels(framed, scale)}
					mayResize={may('resize')}
					mayTurn={may('move')}
					isRatioKept={!only || only.element.kind === 'group'}
				/>
			)}
			{drag && <DragMarks drag={drag} selected={selected} product={design.product} scale={scale} />}
		</>
	);
}

// Blocks, though they are SVG: browsers ignore `touch-action` of what is inline, and would scroll instead.
function Outline({ box, element: { isPinned } }: { box: Box; element: DesignElement }) {
	const { x, y, width, height } = box;
	return (
		<g transform={turnOf(box)}>
			<rect
				data-frame
				{...{ x, y, width, height }}
				className="block cursor-move touch-none fill-transparent stroke-focus stroke-2 data-pinned:[stroke-dasharray:6_4]"
				data-pinned={isPinned || undefined}
			/>
		</g>
	);
}

/** Around several. */
const Frame = ({ box: { x, y, width, height } }: { box: Box }) => (
	<rect {...{ x, y, width, height }} className="fill-none stroke-focus [stroke-dasharray:4_3]" />
);

const shareOf = (handle: Handle): readonly [number, number] => [
	handle.includes('e') ? 1 : handle.includes('w') ? 0 : 0.5,
	handle.includes('s') ? 1 : handle.includes('n') ? 0 : 0.5,
];

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'];

/** Which way a handle is pulled, as it lies on the screen. */
function cursorOf(handle: Handle, rotation: number): string {
	const [x, y] = shareOf(handle);
	const angle = Math.atan2(x - 0.5, 0.5 - y) + (rotation / 180_000) * Math.PI;
	return cursors[((Math.round(angle / (Math.PI / 4)) % 4) + 4) % 4] ?? 'move';
}

interface HandlesProps {
	box: Box;
	mayResize: boolean;
	mayTurn: boolean;
	isRatioKept: boolean;
}

function Handles({ box, mayResize, mayTurn, isRatioKept }: HandlesProps) {
	const { x, y, width, height, rotation } = box;
	const hit = isCoarse() ? reach.coarse : reach.fine;
	const isShown = (handle: Handle) => {
		if (handle.length === 2) return true;
		const side = handle === 'n' || handle === 's' ? width : height;
		return !isRatioKept && side >= roomForMiddle;
	};
	const shown = mayResize ? handles.filter(isShown) : [];
	return (
		<g transform={turnOf(box)} aria-hidden>
			{mayTurn && (
				<g data-handle="turn" className="block cursor-grab touch-none">
					<path d={`M${x + width / 2} ${y}v${-turnDistance}`} className="stroke-focus stroke-2" />
					<Target x={x + width / 2} y={y - turnDistance} hit={hit} />
					<circle
						cx={x + width / 2}
						cy={y - turnDistance}
						r={handleSize / 2 + 1}
						className="fill-surface stroke-focus stroke-2"
					/>
				</g>
			)}
			{shown.map((handle) => {
				const [across, down] = shareOf(handle);
				const [left, top] = [x + across * width, y + down * height];
				return (
					<g
						key={handle}
						data-handle={handle}
						style={{ cursor: cursorOf(handle, rotation) }}
						className="block touch-none"
					>
						<Target x={left} y={top} hit={hit} />
						<rect
							x={left - handleSize / 2}
							y={top - handleSize / 2}
							width={handleSize}
							height={handleSize}
							rx={3}
							className="fill-surface stroke-focus stroke-2"
						/>
					</g>
				);
			})}
		</g>
	);
}

const Target = ({ x, y, hit }: { x: number; y: number; hit: number }) => (
	<rect x={x - hit / 2} y={y - hit / 2} width={hit} height={hit} fill="transparent" />
);

interface MarksProps {
	drag: Drag;
	selected: readonly Selected[];
	product: Design['product'];
	scale: PageScale;
}

function DragMarks({ drag, selected, product, scale }: MarksProps) {
	const write = useMillimetres();
	const bounds = boundsOfAll(selected.map(({ box }) => box));
	const [first] = selected;
	if (!bounds || !first) return null;
	const { left, top } = distancesToTrim(bounds, product);
	const pixels = toPixels({ ...bounds, rotation: 0 }, scale);
	const zero = scale.around * scale.scale;
	const [middleX, middleY] = [pixels.x + pixels.width / 2, pixels.y + pixels.height / 2];
	const size = selected.length === 1 ? first.box : bounds;
	// Of several: by how much they were turned.
	const turnedFrom = selected.length === 1 ? 0 : (drag.boxes.get(first.element.id)?.from.rotation ?? 0);
	const words =
		drag.kind === 'rotate'
			? `${write(tidyAngle(first.box.rotation - turnedFrom))}°`
			: drag.kind === 'resize' || drag.kind === 'scale'
				? `${write(size.width)} × ${write(size.height)} mm`
				: `${write(left)} · ${write(top)} mm`;
	return (
		<g aria-hidden className="pointer-events-none">
			{drag.lines.map((line) => (
				<SnapMark key={`${line.axis}${line.at}${line.kind}`} line={line} scale={scale} />
			))}
			{drag.kind === 'move' && (
				<g className="stroke-link [stroke-dasharray:2_3]">
					<path d={`M${zero} ${middleY}H${pixels.x}`} />
					<path d={`M${middleX} ${zero}V${pixels.y}`} />
				</g>
			)}
			<Label x={middleX} y={pixels.y + pixels.height + 20} text={words} />
		</g>
	);
}

function SnapMark({
	line: { axis, at, kind },
	scale: { scale, around, width, height },
}: {
	line: SnapLine;
	scale: PageScale;
}) {
	const place = (at + around) * scale;
	return (
		<path
			d={axis === 'x' ? `M${place} ${-12}V${height + 12}` : `M${-12} ${place}H${width + 12}`}
			className={`stroke-[1.5] ${kind === 'element' || kind === 'guide' ? 'stroke-link' : 'stroke-error'}`}
		/>
	);
}

/** About as wide as its letters. */
function Label({ x, y, text }: { x: number; y: number; text: string }) {
	const width = text.length * 7 + 16;
	return (
		<g>
			<rect x={x - width / 2} y={y - 12} width={width} height={24} rx={4} className="fill-dark" />
			<text x={x} y={y + 4} textAnchor="middle" className="fill-inverted text-xs tabular-nums">
				{text}
			</text>
		</g>
	);
}
