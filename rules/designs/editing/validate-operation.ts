// Whether an operation may be applied: its shape, the locks and the freedom of the template, and that the design after it is one. The same in the
// browser, where it keeps controls from offering it, and on the server.

import { NotApplicable } from '../../editing/editing-rules.ts';
import type { Design, DesignElement, Lock } from '../design.ts';
import { designLimits } from '../design.ts';
import { elementShape } from '../design-shape.ts';
import { isSame } from '../is-same.ts';
import { findRepeatedChoice } from '../repeated-choice.ts';
import { type DesignError, isRecord } from '../shape.ts';
import { applyOperation } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { findElement, findPage } from './find-element.ts';
import { findChangeError } from './validate-change.ts';

/** No lock concerns `staff`, who correct what was ordered, nor `template`, who make the template; that alone changes what a template is. */
export type DesignRole = 'shopper' | 'staff' | 'template';

/** `locked`: the template does not allow it; `missing`: what it names is not there; `invalid`: the design after it would not be one. */
export interface OperationProblem {
	code: 'shape' | 'locked' | 'missing' | 'limit' | 'invalid';
	error?: DesignError;
}

/** Which lock forbids the change of a property. What is not named here a shopper never changes. */
const lockOfProperty: Readonly<Record<string, keyof Lock | 'free'>> = {
	box: 'move',
	runs: 'content',
	source: 'content',
	crop: 'content',
	straighten: 'content',
	mediaId: 'content',
	value: 'content',
	alternativeText: 'content',
	elements: 'content',
	faceId: 'style',
	size: 'style',
	leading: 'style',
	tracking: 'style',
	align: 'style',
	verticalAlign: 'style',
	fit: 'style',
	minimumSize: 'style',
	swatchId: 'style',
	features: 'style',
	list: 'style',
	mask: 'style',
	shape: 'style',
	path: 'style',
	radius: 'style',
	fillId: 'style',
	stroke: 'style',
	name: 'free',
	isPinned: 'free',
};

/** What may be changed of a picture where only fields are filled in. */
const cropping: ReadonlySet<string> = new Set(['crop', 'straighten']);

function boxLocks(element: DesignElement, box: unknown): (keyof Lock)[] {
	if (!isRecord(box)) return [];
	const { width, height } = element.box;
	const isResized = box.width !== width || box.height !== height;
	const isMoved = box.x !== element.box.x || box.y !== element.box.y || box.rotation !== element.box.rotation;
	// Resizing at the left or the top moves the corner: that needs no right to move.
	return isResized ? ['resize'] : isMoved ? ['move'] : [];
}

function locksOf(element: DesignElement, key: string, value: unknown): (keyof Lock)[] | undefined {
	const lock = Object.hasOwn(lockOfProperty, key) ? lockOfProperty[key] : undefined;
	if (lock === undefined) return undefined;
	if (lock === 'free') return [];
	return key === 'box' ? boxLocks(element, value) : [lock];
}

function isChangeLocked(design: Design, operation: Extract<DesignOperation, { do: 'change' }>): boolean {
	const element = findElement(findPage(design, operation.page), operation.element);
	return Object.entries(operation.changes).some(([key, value]) => {
		if (!design.freedom.isFree && !(element.kind === 'image' && cropping.has(key))) return true;
		const locks = locksOf(element, key, value);
		return locks === undefined || locks.some((lock) => element.lock[lock]);
	});
}

const isUnlocked = ({ lock }: DesignElement): boolean => Object.values(lock).every((isLocked) => !isLocked);

/** Whether the template forbids a shopper to do this. */
function isLocked(design: Design, operation: DesignOperation): boolean {
	const { isFree, families, ownSwatches } = design.freedom;
	switch (operation.do) {
		case 'value':
		case 'layout':
		case 'scheme':
			return false;
		case 'change':
			return isChangeLocked(design, operation);
		case 'insert':
			return !isFree || !isUnlocked(operation.element);
		case 'remove':
			return !isFree || findElement(findPage(design, operation.page), operation.element).lock.remove;
		case 'order':
			return !isFree || findElement(findPage(design, operation.page), operation.element).lock.move;
		case 'swatch':
			return !isFree || !ownSwatches || design.swatches.some(({ id }) => id === operation.swatch.id);
		case 'face':
			return (
				!isFree ||
				(families.length > 0 && !families.includes(operation.face.family)) ||
				design.faces.some(({ id }) => id === operation.face.id)
			);
		default:
			return true;
	}
}

/** What makes a template one. */
const ofTemplates: ReadonlySet<DesignOperation['do']> = new Set([
	...(['insertPage', 'removePage', 'fields', 'layouts', 'schemes', 'freedom', 'pages', 'swatches', 'whole'] as const),
]);

function isForbidden(design: Design, operation: DesignOperation, role: DesignRole): boolean {
	if (role === 'template') return false;
	return role === 'staff' ? ofTemplates.has(operation.do) : isLocked(design, operation);
}

/** Elements of the template are never another kind of thing, nor another element. */
const fixedProperties = ['id', 'kind'];

function shapeProblem(design: Design, operation: DesignOperation): OperationProblem | undefined {
	if (operation.do === 'change' && fixedProperties.some((key) => Object.hasOwn(operation.changes, key)))
		return { code: 'shape' };
	if (operation.do === 'insert') {
		const errors: DesignError[] = [];
		elementShape(operation.element, '', errors);
		return errors[0] ? { code: 'shape', error: errors[0] } : undefined;
	}
	if (operation.do === 'value') {
		const field = design.fields.find(({ key }) => key === operation.key);
		if (!field) return { code: 'missing' };
		const limit = field.limit ?? designLimits.lettersPerText;
		if (operation.value !== null && operation.value.length > limit) return { code: 'limit' };
	}
	return undefined;
}

/** What a template has had before it was checked can stay. */
function findRepeated(design: Design, operation: DesignOperation): DesignError | undefined {
	if (operation.do !== 'fields') return undefined;
	const before = new Map(design.fields.map(({ key, choices }) => [key, choices]));
	const index = operation.fields.findIndex(
		({ key, choices }) => findRepeatedChoice(choices) !== undefined && !isSame(before.get(key), choices),
	);
	return index < 0 ? undefined : { path: `fields[${index}].choices`, code: 'duplicate' };
}

/** @param operation of the right shape: `isDesignOperation` */
export function findOperationProblem(
	design: Design,
	operation: DesignOperation,
	role: DesignRole,
): OperationProblem | undefined {
	try {
		const problem = shapeProblem(design, operation);
		if (problem) return problem;
		if (isForbidden(design, operation, role)) return { code: 'locked' };
		const after = applyOperation(design, operation).design;
		const error = findChangeError(design, after, operation) ?? findRepeated(design, operation);
		return error ? { code: error.code === 'limit' ? 'limit' : 'invalid', error } : undefined;
	} catch (error) {
		if (error instanceof NotApplicable) return { code: 'missing' };
		throw error;
	}
}
