// Duplicating, deleting, grouping, pinning, renaming, and changing properties of what is selected.
import { boundsOfAll, moveBox } from '../../../../rules/designs/arrange/box-bounds.ts';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { DesignElement, GroupElement, Lock } from '../../../../rules/designs/design.ts';
import type { DesignOperation, ElementChanges } from '../../../../rules/designs/editing/design-operation.ts';
import type { DesignRole } from '../../../../rules/designs/editing/validate-operation.ts';
import { newId } from '../../../../rules/ids.ts';
import { type CommandContext, type CommandResult, isFree, isHeld, placeSelection, selectOuter } from './command.ts';

/** So that a copy is seen beside what it was made of. */
export const copyOffset = 3000;

export const noLock: Lock = { move: false, resize: false, content: false, style: false, remove: false };

/** With ids of its own, also inside. A copy of a shopper is their own: the template does not hold on to it. */
export function copyElement(element: DesignElement, role: DesignRole): DesignElement {
	const own = { id: newId(), isPinned: false, ...(role === 'shopper' && { lock: noLock, print: true }) };
	if (element.kind !== 'group') return { ...element, ...own };
	return { ...element, ...own, elements: element.elements.map((inner) => copyElement(inner, role)) };
}

export function duplicateSelection(context: CommandContext): CommandResult {
	if (!isFree(context)) return { refusal: 'notFree' };
	const placed = placeSelection(context);
	if (placed.length === 0) return { refusal: 'nothingSelected' };
	const { elements } = context.page;
	const copies = placed.map(({ element, box }) => {
		const at = elements.findIndex(({ id }) => id === element.id);
		const copy = { ...copyElement(element, context.role), box: moveBox(box, copyOffset, copyOffset) };
		return { copy, before: at < 0 ? null : (elements[at + 1]?.id ?? null) };
	});
	return {
		operations: copies.map(({ copy, before }) => ({ do: 'insert', page: context.page.id, element: copy, before })),
		selection: copies.map(({ copy }) => copy.id),
	};
}

export function removeSelection(context: CommandContext): CommandResult {
	const placed = selectOuter(context, 'remove');
	if ('refusal' in placed) return placed;
	const operations = placed.map(
		({ element }): DesignOperation => ({ do: 'remove', page: context.page.id, element: element.id }),
	);
	return { operations, selection: [] };
}

/** @param name of the group */
export function groupSelection(context: CommandContext, name: string): CommandResult {
	const placed = selectOuter(context, 'move');
	if ('refusal' in placed) return placed;
	if (placed.length < 2) return { refusal: 'tooFew' };
	if (placed.some(({ element }) => isHeld(element, context.role))) return { refusal: 'locked' };
	const bounds = boundsOfAll(placed.map(({ box }) => box));
	if (!bounds) return { refusal: 'tooFew' };
	const { elements } = context.page;
	const members = new Set(placed.map(({ element }) => element.id));
	const top = elements.findLastIndex(({ id }) => members.has(id));
	const group: GroupElement = {
		id: newId(),
		name,
		box: { ...bounds, rotation: 0 },
		lock: noLock,
		print: true,
		isPinned: false,
		kind: 'group',
		elements: placed.map(({ element, box }) => ({ ...element, box: moveBox(box, -bounds.x, -bounds.y) })),
	};
	const page = context.page.id;
	return {
		operations: [
			...placed.map(({ element }): DesignOperation => ({ do: 'remove', page, element: element.id })),
			{ do: 'insert', page, element: group, before: elements[top + 1]?.id ?? null },
		],
		selection: [group.id],
	};
}

export function ungroupSelection(context: CommandContext): CommandResult {
	const placed = selectOuter(context, 'move');
	if ('refusal' in placed) return placed;
	const groups = placed.flatMap(({ element }) => (element.kind === 'group' ? [element] : []));
	if (groups.length === 0) return { refusal: 'noGroup' };
	if (groups.some((group) => isHeld(group, context.role))) return { refusal: 'locked' };
	const { id: page, elements } = context.page;
	const boxes = placeBoxes(elements);
	const inner = (group: GroupElement): DesignElement[] =>
		group.elements.map((element) => ({ ...element, box: boxes.get(element.id)?.box ?? element.box }));
	const operations = groups.flatMap((group): DesignOperation[] => {
		const before = elements[elements.findIndex(({ id }) => id === group.id) + 1]?.id ?? null;
		return [
			{ do: 'remove', page, element: group.id },
			...inner(group).map((element): DesignOperation => ({ do: 'insert', page, element, before })),
		];
	});
	return { operations, selection: groups.flatMap((group) => group.elements.map(({ id }) => id)) };
}

/** Unpins what is pinned; if nothing is, pins all. */
export function togglePins(context: CommandContext): CommandResult {
	if (!isFree(context)) return { refusal: 'notFree' };
	const placed = placeSelection(context);
	if (placed.length === 0) return { refusal: 'nothingSelected' };
	const isPinned = !placed.some(({ element }) => element.isPinned);
	return { operations: placed.flatMap(({ element }) => changeOf(context, element, { isPinned })) };
}

function changeOf(context: CommandContext, element: DesignElement, changes: ElementChanges): DesignOperation[] {
	const isSame = Object.entries(changes).every(([key, value]) => element[key as keyof DesignElement] === value);
	return isSame ? [] : [{ do: 'change', page: context.page.id, element: element.id, changes }];
}

/**
 * The same properties of all that are selected.
 * @param lock that may hold on to them; null: no lock does
 */
export function changeSelection(
	context: CommandContext,
	lock: keyof Lock | null,
	changesOf: (element: DesignElement) => ElementChanges | undefined,
): CommandResult {
	if (!isFree(context)) return { refusal: 'notFree' };
	const placed = placeSelection(context);
	if (placed.length === 0) return { refusal: 'nothingSelected' };
	const isLocked = ({ lock: own }: DesignElement) => lock !== null && context.role === 'shopper' && own[lock];
	const changeable = placed.filter(({ element }) => !isLocked(element) && (lock === null || !element.isPinned));
	if (changeable.length === 0)
		return { refusal: placed.some(({ element }) => isLocked(element)) ? 'locked' : 'pinned' };
	return {
		operations: changeable.flatMap(({ element }) => {
			const changes = changesOf(element);
			return changes ? changeOf(context, element, changes) : [];
		}),
	};
}

/** Everything on the page that can be moved. */
export const selectAll = ({ page, role }: CommandContext): string[] =>
	page.elements.filter(({ isPinned, lock }) => !isPinned && !(role === 'shopper' && lock.move)).map(({ id }) => id);
