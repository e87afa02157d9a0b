// The elements of a page as they are painted, each one a thing that can be pointed at, reached by keys and heard. Dragging one paints that one alone.
import { type FocusEvent, memo, useMemo, useSyncExternalStore } from 'react';
import { centreOf } from '../../../../rules/designs/arrange/box-bounds.ts';
import { tidyAngle } from '../../../../rules/designs/arrange/resize-box.ts';
import type { Box, DesignElement } from '../../../../rules/designs/design.ts';
import { draw } from '../../../../rules/designs/draw.ts';
import { walkElements } from '../../../../rules/designs/editing/find-element.ts';
import type { DrawOperation } from '../../../../rules/designs/operations.ts';
import { rectanglePath } from '../../../../rules/designs/path.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useDrawServices } from '../../engine/use-drawn.ts';
import { OperationView, type PictureAddress } from '../../paint/operation-view.tsx';
import { useOutlines } from '../../paint/outline-store.ts';
import { useStudio } from '../../studio-context.tsx';
import { withBox } from '../commands/arrange.ts';
import type { DraggedBox } from '../drag-store.ts';
import { useFree } from '../free-context.tsx';
import { GlyphPath } from './glyph-path.tsx';

type Operations = readonly DrawOperation[];

/** What belongs to each of these elements, and to what is in it. */
function splitOperations(elements: readonly DesignElement[], operations: Operations): ReadonlyMap<string, Operations> {
	const owner = new Map(
		elements.flatMap((element) => [...walkElements([element])].map(({ id }): [string, string] => [id, element.id])),
	);
	const split = new Map<string, DrawOperation[]>();
	for (const operation of operations) {
		const id = owner.get(operation.elementId) ?? '';
		const own = split.get(id);
		if (own) own.push(operation);
		else split.set(id, [operation]);
	}
	return split;
}

const none: Operations = [];

interface ElementsProps {
	elements: readonly DesignElement[];
	operations: Operations;
	names: ReadonlyMap<string, string>;
	addressOf: PictureAddress;
	/** Around their boxes: `transform` of SVG. */
	outer?: string;
}

export function PageElements({ elements, operations, names, addressOf, outer = '' }: ElementsProps) {
	const split = useMemo(() => splitOperations(elements, operations), [elements, operations]);
	return elements.map((element) => (
		<ElementNode
			key={element.id}
			element={element}
			operations={split.get(element.id) ?? none}
			names={names}
			addressOf={addressOf}
			outer={outer}
		/>
	));
}

interface NodeProps {
	element: DesignElement;
	operations: Operations;
	names: ReadonlyMap<string, string>;
	addressOf: PictureAddress;
	outer: string;
}

const isSameList = (one: Operations, other: Operations) =>
	one.length === other.length && one.every((operation, index) => operation === other[index]);

const isSameNode = (one: NodeProps, other: NodeProps): boolean =>
	one.element === other.element &&
	one.addressOf === other.addressOf &&
	one.outer === other.outer &&
	isSameList(one.operations, other.operations) &&
	one.names.get(one.element.id) === other.names.get(one.element.id) &&
	(one.element.kind !== 'group' || one.names === other.names);

const boxTransform = ({ x, y, width, height, rotation }: Box): string =>
	rotation === 0
		? `translate(${x} ${y})`
		: `translate(${x} ${y}) rotate(${rotation / 1000} ${width / 2} ${height / 2})`;

/** Moved and turned as a whole; resized it is drawn anew. */
function dragTransform({ kind, from, to }: DraggedBox): string | undefined {
	if (kind === 'move') return `translate(${to.x - from.x} ${to.y - from.y})`;
	if (kind === 'scale') {
		const scale = from.width > 0 ? to.width / from.width : to.height / Math.max(1, from.height);
		return `translate(${to.x - from.x * scale} ${to.y - from.y * scale}) scale(${scale})`;
	}
	if (kind !== 'rotate') return undefined;
	const [[x, y], [toX, toY]] = [centreOf(from), centreOf(to)];
	const turn = tidyAngle(to.rotation - from.rotation) / 1000;
	return `translate(${toX - x} ${toY - y}) rotate(${turn} ${x} ${y})`;
}

const ElementNode = memo(function ElementNode({ element, operations, names, addressOf, outer }: NodeProps) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const { drag } = useFree();
	const { id, kind, box, isPinned } = element;
	const isSelected = useSyncExternalStore(
		(watcher) => store.watchElement(id, watcher),
		() => store.isSelected(id),
	);
	const dragged = useSyncExternalStore(
		(watcher) => drag.watchElement(id, watcher),
		() => drag.drag?.boxes.get(id),
	);
	const name = names.get(id) ?? '';
	const label = t(isPinned ? 'studio.free.pinnedElement' : 'studio.free.element', {
		kind: t(`studio.free.kind.${kind}`),
		name,
	});
	/** By keys: what has the focus is what is worked on. A pointer has selected before. */
	const focus = (event: FocusEvent<SVGGElement>) => {
		event.stopPropagation();
		if (!store.isSelected(id) && event.currentTarget.matches(':focus-visible')) store.select([id]);
	};
	const inner = `${outer} ${boxTransform(box)}`;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it has a role, which depends on what it is
		<g
			data-element={id}
			{...(kind === 'group' ? { role: 'group' } : { role: 'button', 'aria-pressed': isSelected })}
			aria-label={label}
			tabIndex={0}
			onFocus={focus}
			transform={dragged && dragTransform(dragged)}
			// On a layer of its own while it is dragged: moving it paints nothing anew.
			className={dragged ? 'outline-none will-change-transform' : 'outline-none'}
		>
			{dragged?.kind === 'resize' ? (
				<ResizedElement element={element} box={dragged.to} addressOf={addressOf} />
			) : kind === 'group' ? (
				<PageElements
					elements={element.elements}
					operations={operations}
					names={names}
					addressOf={addressOf}
					outer={inner}
				/>
			) : (
				<Operations operations={operations} addressOf={addressOf} />
			)}
			{kind !== 'group' && <HitArea element={element} operations={operations} transform={inner} />}
		</g>
	);
}, isSameNode);

function Operations({ operations, addressOf }: Pick<NodeProps, 'operations' | 'addressOf'>) {
	const { faces } = useStudio().engine;
	return operations.map((operation, index) =>
		operation.kind === 'glyphs' ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: an operation is known by its place alone
			<GlyphPath key={index} operation={operation} faces={faces} />
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: an operation is known by its place alone
			<OperationView key={index} operation={operation} addressOf={addressOf} />
		),
	);
}

/** In the size to which it is pulled at the moment; only it is set anew. */
function ResizedElement({ element, box, addressOf }: { element: DesignElement; box: Box; addressOf: PictureAddress }) {
	const { store, engine } = useStudio();
	const services = useDrawServices(engine);
	const page = store.document.pages[0];
	const drawn = useMemo(() => {
		const changed = { ...element, ...withBox(element, box), print: true } as DesignElement;
		const pages = page ? [{ ...page, elements: [changed] }] : [];
		return draw({ ...store.document, pages }, {}, services);
	}, [element, box, page, store, services]);
	useOutlines(
		engine.outlines,
		useMemo(() => [drawn], [drawn]),
	);
	return <Operations operations={drawn.pages[0]?.operations ?? none} addressOf={addressOf} />;
}

/** In pixels: a thin line is hard to hit. */
const lineReach = 14;

/**
 * Where it can be pointed at: a whole text, and of a shape without a fill its line, so that what lies in it can be reached. Seen where nothing is
 * painted yet.
 */
function HitArea({
	element,
	operations,
	transform,
}: Pick<NodeProps, 'element' | 'operations'> & { transform: string }) {
	const { width, height } = element.box;
	const [first] = operations;
	const isHollow = element.kind === 'shape' && (element.fillId === null || element.shape === 'line');
	if (isHollow && first?.kind === 'path')
		return (
			<path
				transform={transform}
				d={first.path}
				fill="none"
				stroke="transparent"
				strokeWidth={lineReach}
				vectorEffect="non-scaling-stroke"
				pointerEvents="stroke"
			/>
		);
	return (
		<path
			transform={transform}
			d={rectanglePath(0, 0, width, height)}
			pointerEvents="all"
			vectorEffect="non-scaling-stroke"
			data-empty={operations.length === 0 || undefined}
			className="fill-none data-empty:stroke-muted data-empty:[stroke-dasharray:4_4]"
		/>
	);
}
