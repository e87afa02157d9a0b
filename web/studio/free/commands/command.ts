// What is done with selected elements is a command: it gives the operations for the store, or says why not. No command changes anything itself.
import { type PlacedBox, placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { Design, DesignElement, DesignPage, Lock } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { walkElements } from '../../../../rules/designs/editing/find-element.ts';
import type { DesignRole } from '../../../../rules/designs/editing/validate-operation.ts';

const refusals = [
	'nothingSelected',
	'notFree',
	'locked',
	'pinned',
	'inGroup',
	'noGroup',
	'tooFew',
	'atEnd',
	'notCopied',
	'limit',
	'unknownField',
	'failed',
] as const;
export type Refusal = (typeof refusals)[number];

export interface CommandContext {
	design: Design;
	page: DesignPage;
	/** Ids of elements of the page. */
	selection: readonly string[];
	role: DesignRole;
}

export interface Command {
	operations: readonly DesignOperation[];
	/** What is selected afterwards; as before, if missing. */
	selection?: readonly string[];
}

export type CommandResult = Command | { refusal: Refusal };

export const isRefusal = (result: CommandResult): result is { refusal: Refusal } => 'refusal' in result;

/** Whether elements may be added, changed and removed at all. */
export const isFree = ({ design, role }: Pick<CommandContext, 'design' | 'role'>): boolean =>
	role !== 'shopper' || design.freedom.isFree;

/** Why an element may not be changed in this way; undefined: it may. */
export function findLock(
	element: DesignElement,
	lock: keyof Lock,
	context: Pick<CommandContext, 'design' | 'role'>,
): 'notFree' | 'locked' | 'pinned' | undefined {
	if (!isFree(context)) return 'notFree';
	if (context.role === 'shopper' && element.lock[lock]) return 'locked';
	return element.isPinned ? 'pinned' : undefined;
}

/** Whether the template holds on to it, or to anything in it. */
export const isHeld = (element: DesignElement, role: DesignRole): boolean =>
	role === 'shopper' && [...walkElements([element])].some(({ lock }) => Object.values(lock).some(Boolean));

/** What is selected, in the order in which it is painted; what lies in a selected group goes with it. */
export function placeSelection({ page, selection }: CommandContext): PlacedBox[] {
	const placed = [...placeBoxes(page.elements).values()].filter(({ element }) => selection.includes(element.id));
	const inGroups = new Set(
		placed.flatMap(({ element }) => (element.kind === 'group' ? [...walkElements(element.elements)] : [])),
	);
	return placed.filter(({ element }) => !inGroups.has(element));
}

/**
 * Those of the selection that may be changed in this way: what is held stays where it is.
 * @returns why none may
 */
export function selectChangeable(context: CommandContext, lock: keyof Lock): PlacedBox[] | { refusal: Refusal } {
	const placed = placeSelection(context);
	if (placed.length === 0) return { refusal: 'nothingSelected' };
	const changeable = placed.filter(({ element }) => !findLock(element, lock, context));
	if (changeable.length > 0) return changeable;
	const [first] = placed;
	return { refusal: (first && findLock(first.element, lock, context)) ?? 'locked' };
}

/** As `selectChangeable`, for what can only be done with elements of the page itself. */
export function selectOuter(context: CommandContext, lock: keyof Lock): PlacedBox[] | { refusal: Refusal } {
	const placed = selectChangeable(context, lock);
	if ('refusal' in placed) return placed;
	const outer = placed.filter(({ parent }) => parent === null);
	return outer.length > 0 ? outer : { refusal: 'inGroup' };
}
