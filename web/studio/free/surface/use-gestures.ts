// Mouse, finger and pen on the page: select, move, resize, turn, draw a band around things, push the page. A drag is one step of undo; Escape takes it
// back before it is one.
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PlacedBox, placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { Handle } from '../../../../rules/designs/arrange/resize-box.ts';
import type { SnapLine } from '../../../../rules/designs/arrange/snap.ts';
import type { Bounds } from '../../../../rules/designs/drawn-design.ts';
import { useStudio } from '../../studio-context.tsx';
import { placeAt } from '../commands/arrange.ts';
import { selectChangeable } from '../commands/command.ts';
import { scaleAt } from '../commands/several.ts';
import type { Drag } from '../drag-store.ts';
import { useFree } from '../free-context.tsx';
import { caughtBy, dragMove, dragResize, dragScale, dragTurn, dragTurnAll, linesFor, type Pull } from './drag-boxes.ts';
import type { PageScale } from './geometry.ts';

/** In pixels: a click may tremble. */
const trembling = 4;
const stickiness = 6;

type Work =
	| { kind: 'move'; placed: readonly PlacedBox[]; lines: readonly SnapLine[] }
	| { kind: 'resize'; one: PlacedBox; handle: Handle; lines: readonly SnapLine[] }
	| { kind: 'turn'; one: PlacedBox }
	| { kind: 'scaleAll'; placed: readonly PlacedBox[]; handle: Handle }
	| { kind: 'turnAll'; placed: readonly PlacedBox[] }
	| { kind: 'band'; kept: readonly string[] }
	| { kind: 'pan'; left: number; top: number }
	/** Pressed; nothing is dragged yet, or ever. */
	| { kind: 'click' };

interface Gesture {
	pointer: number;
	work: Work;
	start: readonly [number, number];
	isDragging: boolean;
	/** What a click without a drag does. */
	click(): void;
}

type Begun = Pick<Gesture, 'work' | 'click'>;

const nothing = () => undefined;

interface GestureParts {
	area: RefObject<HTMLElement | null>;
	/** The painted page. */
	paper: RefObject<SVGSVGElement | null>;
	scale: PageScale;
	page: string;
	readOnly: boolean;
}

/** Ids of the elements under a point, the outermost first: a group before what is in it. */
function elementsAt(paper: SVGSVGElement | null, x: number, y: number): string[] {
	const hit = document.elementsFromPoint(x, y).find((one) => paper?.contains(one) && one.closest('[data-element]'));
	const ids: string[] = [];
	for (let one = hit?.closest('[data-element]'); one; one = one.parentElement?.closest('[data-element]'))
		ids.unshift(one.getAttribute('data-element') ?? '');
	return ids;
}

export const focusElement = (id: string): void =>
	document
		.querySelector<SVGGElement>(`[data-paper] [data-element="${CSS.escape(id)}"]`)
		?.focus({ preventScroll: true });

export function useGestures({ area, paper, scale, page, readOnly }: GestureParts) {
	const { store } = useStudio();
	const free = useFree();
	const gesture = useRef<Gesture>(undefined);
	const isSpaceDown = useRef(false);
	const [band, setBand] = useState<Bounds>();

	const toPage = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): readonly [number, number] => {
		const { left, top } = paper.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
		return [(clientX - left) / scale.scale - scale.around, (clientY - top) / scale.scale - scale.around];
	};

	/** A click on what is selected takes what lies under the pointer; with Shift it is added or taken away. */
	const choose = (id: string | undefined, isAdding: boolean) => {
		if (id === undefined) return isAdding ? undefined : store.select([]);
		const { selection } = store;
		if (!isAdding) store.select([id]);
		else store.select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id]);
		focusElement(id);
	};

	/** What lies on a large thing that is selected, as on a background, is meant itself. */
	const isMeantInstead = (under: string | undefined): boolean => {
		const [only = ''] = store.selection.length === 1 ? store.selection : [];
		const [one, other] = [store.element(only)?.box, store.element(under ?? '')?.box];
		if (!one || !other || under === only) return false;
		return other.width * other.height < one.width * one.height;
	};

	const moveWork = (): Work => {
		const context = free.context();
		const placed = selectChangeable(context, 'move');
		if ('refusal' in placed) return { kind: 'click' };
		const ids = new Set(placed.map(({ element }) => element.id));
		return { kind: 'move', placed, lines: linesFor(context.design, context.page, ids, free.guides.lines) };
	};

	const handleWork = (name: string): Work => {
		const context = free.context();
		if (store.selection.length > 1) {
			const placed = selectChangeable(context, name === 'turn' ? 'move' : 'resize');
			if ('refusal' in placed) return { kind: 'click' };
			return name === 'turn' ? { kind: 'turnAll', placed } : { kind: 'scaleAll', placed, handle: name as Handle };
		}
		const [id = ''] = store.selection;
		const one = placeBoxes(context.page.elements).get(id);
		if (!one) return { kind: 'click' };
		if (name === 'turn') return { kind: 'turn', one };
		const lines = linesFor(context.design, context.page, new Set([id]), free.guides.lines);
		return { kind: 'resize', one, handle: name as Handle, lines };
	};

	/** On an element: what it is, and what a click would do. */
	function beginOn(event: PointerEvent, under: string): Begun {
		const pick = () => choose(under, event.shiftKey);
		// A finger that is put down may want to push the page: what it taps is selected, what is selected is dragged.
		if (event.pointerType === 'touch') return { work: { kind: 'click' }, click: pick };
		pick();
		return { work: readOnly || event.shiftKey ? { kind: 'click' } : moveWork(), click: nothing };
	}

	function beginBeside(event: PointerEvent): Begun {
		const kept = event.shiftKey ? store.selection : [];
		const isTouch = event.pointerType === 'touch';
		return { work: isTouch ? { kind: 'click' } : { kind: 'band', kept }, click: () => store.select(kept) };
	}

	function begin(event: PointerEvent, target: Element): Begun {
		if (event.button === 1 || isSpaceDown.current) {
			const { scrollLeft: left = 0, scrollTop: top = 0 } = area.current ?? {};
			return { work: { kind: 'pan', left, top }, click: nothing };
		}
		const handle = target.closest('[data-handle]')?.getAttribute('data-handle');
		if (handle) return { work: handleWork(handle), click: nothing };
		const [under] = elementsAt(paper.current, event.clientX, event.clientY);
		if (target.closest('[data-frame]') && !isMeantInstead(under))
			return { work: readOnly ? { kind: 'click' } : moveWork(), click: () => choose(under, event.shiftKey) };
		return under === undefined ? beginBeside(event) : beginOn(event, under);
	}

	const end = () => {
		gesture.current = undefined;
		setBand(undefined);
	};
	const cancel = () => {
		free.drag.show(undefined);
		end();
	};

	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		if (event.button === 2 || gesture.current || !(event.target instanceof Element)) return;
		// What lies over the page by itself: rulers, the text that is typed.
		if (event.target.closest('[data-over]')) return;
		if (event.button === 1) event.preventDefault();
		const { work, click } = begin(event, event.target);
		gesture.current = {
			pointer: event.pointerId,
			work,
			click,
			start: [event.clientX, event.clientY],
			isDragging: false,
		};
	};

	function pullOf(event: PointerEvent, start: readonly [number, number]): Pull {
		return {
			from: toPage({ clientX: start[0], clientY: start[1] }),
			to: toPage(event),
			isStrict: event.shiftKey,
			isLoose: event.altKey,
			tolerance: stickiness / scale.scale,
		};
	}

	function drawBand({ from, to }: Pull, kept: readonly string[]): void {
		const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
		const caught = { x, y, width: Math.abs(to[0] - from[0]), height: Math.abs(to[1] - from[1]) };
		setBand(caught);
		store.select([...kept, ...caughtBy(caught, free.context().page)]);
	}

	function drag(event: PointerEvent, { work, start }: Gesture): void {
		const pull = pullOf(event, start);
		if (work.kind === 'move') free.drag.show(dragMove(work.placed, pull, work.lines));
		if (work.kind === 'resize') free.drag.show(dragResize(work.one, work.handle, pull, work.lines));
		if (work.kind === 'turn') free.drag.show(dragTurn(work.one, pull));
		if (work.kind === 'scaleAll') free.drag.show(dragScale(work.placed, work.handle, pull));
		if (work.kind === 'turnAll') free.drag.show(dragTurnAll(work.placed, pull));
		if (work.kind === 'band') drawBand(pull, work.kept);
		if (work.kind === 'pan')
			area.current?.scrollTo(work.left - event.clientX + start[0], work.top - event.clientY + start[1]);
	}

	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const current = gesture.current;
		if (current?.pointer !== event.pointerId) return;
		if (!current.isDragging) {
			const [x, y] = current.start;
			if (Math.hypot(event.clientX - x, event.clientY - y) < trembling) return;
			current.isDragging = true;
			if (current.work.kind !== 'click') event.currentTarget.setPointerCapture(event.pointerId);
		}
		drag(event, current);
	};

	/** Only now the design changes. */
	const drop = ({ boxes, scale: grown }: Drag) => {
		free.run((context) => {
			const placed = placeBoxes(context.page.elements);
			const dragged = [...boxes.keys()].flatMap((id) => placed.get(id) ?? []);
			const wanted = dragged.map(({ element }) => boxes.get(element.id)?.to ?? element.box);
			const operations = grown ? scaleAt(context, dragged, wanted, grown) : placeAt(page, dragged, wanted);
			return { operations };
		});
		free.drag.show(undefined);
	};

	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		const current = gesture.current;
		if (current?.pointer !== event.pointerId) return;
		if (!current.isDragging) current.click();
		else if (free.drag.drag) drop(free.drag.drag);
		end();
	};

	const onDoubleClick = (event: { clientX: number; clientY: number }) => {
		const ids = elementsAt(paper.current, event.clientX, event.clientY);
		const [selected = ''] = store.selection;
		// One level further in than what is selected.
		const id = ids[Math.min(ids.indexOf(selected) + 1, ids.length - 1)];
		if (id === undefined) return;
		if (id !== selected) choose(id, false);
		else if (store.element(id)?.kind === 'text') free.edit(id);
	};

	const abandon = useEffectEvent((event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !gesture.current?.isDragging) return;
		event.stopPropagation();
		event.preventDefault();
		cancel();
	});
	const space = useEffectEvent((event: KeyboardEvent, isDown: boolean) => {
		if (event.key !== ' ') return;
		const target = event.target as Element | null;
		if (isDown && target?.closest('input, textarea, select, button, a, [role=row]')) return;
		isSpaceDown.current = isDown;
		if (isDown && area.current?.contains(target)) event.preventDefault();
		if (area.current) area.current.style.cursor = isDown ? 'grab' : '';
	});
	useEffect(() => {
		const down = (event: KeyboardEvent) => {
			abandon(event);
			space(event, true);
		};
		const up = (event: KeyboardEvent) => space(event, false);
		window.addEventListener('keydown', down, { capture: true });
		window.addEventListener('keyup', up);
		return () => {
			window.removeEventListener('keydown', down, { capture: true });
			window.removeEventListener('keyup', up);
		};
	}, []);

	/** The marks have no focus of their own: what is selected keeps it. */
	const onMouseDown = (event: MouseEvent) => {
		if (event.target instanceof Element && event.target.closest('[data-frame], [data-handle]')) event.preventDefault();
	};

	return {
		band,
		handlers: { onMouseDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel, onDoubleClick },
	};
}
