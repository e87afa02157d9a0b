// Whether a design is still one after an operation. What was a design before is not looked at again: dragging asks this with every frame, and a server for
// every operation that is sent.
import { type Design, type DesignElement, designLimits } from '../design.ts';
import { elementShape, facesShape, swatchesShape } from '../design-shape.ts';
import { type Check, type DesignError, text } from '../shape.ts';
import { fallbackFaceId } from '../typeset/font-face.ts';
import {
	duplicates,
	elementReferences,
	elementsOf,
	excessIn,
	findReferences,
	measureJson,
	referencesOf,
	validateDesign,
} from '../validate.ts';
import type { DesignOperation } from './design-operation.ts';
import { findPage, walkElements } from './find-element.ts';

type Found = Iterable<DesignError>;
type Of<Kind extends DesignOperation['do']> = Extract<DesignOperation, { do: Kind }>;

/** What one operation has changed, for its errors and its size. */
interface Difference {
	errors: Found;
	before: unknown;
	after: unknown;
}

type Differences = {
	[Kind in DesignOperation['do']]?: (before: Design, after: Design, operation: Of<Kind>) => Difference;
};

const errorsOf = (check: Check, value: unknown, path: string): DesignError[] => {
	const errors: DesignError[] = [];
	check(value, path, errors);
	return errors;
};

/** The element of the page that is it, or the group that holds it. */
const rootOf = (design: Design, page: string, id: string): DesignElement | undefined =>
	findPage(design, page).elements.find((root) => [...walkElements([root])].some((element) => element.id === id));

function* elementErrors(design: Design, root: DesignElement | undefined): Found {
	const errors = errorsOf(elementShape, root, 'pages');
	if (errors.length > 0 || !root) return yield* errors;
	const known = referencesOf(design);
	for (const element of walkElements([root])) yield* elementReferences(element, 'pages', known);
	yield* excessIn(design.pages, 'pages');
	yield* duplicates([...elementsOf(design.pages, 'pages')].map(([{ id }, path]) => [id, path]));
}

/** Undefined: the whole design is validated. */
const differences: Differences = {
	value: ({ values: before }, { values: after }, { key, value }) => ({
		errors: value === null ? [] : errorsOf(text(designLimits.lettersPerText), value, `values.${key}`),
		before: Object.hasOwn(before, key) ? [key, before[key]] : [],
		after: Object.hasOwn(after, key) ? [key, after[key]] : [],
	}),
	insert: (_before, after, { page, element }) => ({
		errors: elementErrors(after, rootOf(after, page, element.id)),
		before: [],
		after: [element],
	}),
	remove: (before, _after, { page, element }) => ({ errors: [], before: [rootOf(before, page, element)], after: [] }),
	order: () => ({ errors: [], before: null, after: null }),
	change(before, after, { page, element }) {
		const root = rootOf(after, page, element);
		return { errors: elementErrors(after, root), before: rootOf(before, page, element), after: root };
	},
	layout: ({ pages: before }, { pages: after }) => ({ errors: excessIn(after, 'pages'), before, after }),
	scheme: ({ swatches: before }, { swatches: after }) => ({ errors: [], before, after }),
	swatch: ({ swatches: before }, { swatches: after }) => ({
		errors: errorsOf(swatchesShape, after, 'swatches'),
		before,
		after,
	}),
	removeSwatch: ({ swatches: before }, after) => ({ errors: findReferences(after), before, after: after.swatches }),
	face: ({ faces: before }, { faces: after }, { face }) => ({
		errors: face.id === fallbackFaceId ? [{ path: 'faces', code: 'duplicate' }] : errorsOf(facesShape, after, 'faces'),
		before,
		after,
	}),
	removeFace: ({ faces: before }, after) => ({ errors: findReferences(after), before, after: after.faces }),
};

/** To within a few bytes: a comma more or less. */
const sizes = new WeakMap<object, number>();

/** What was changed now is what is changed next: a text is measured once for each key. */
function sizeOf(part: unknown): number {
	if (typeof part !== 'object' || part === null) return measureJson(part);
	const size = sizes.get(part) ?? measureJson(part);
	sizes.set(part, size);
	return size;
}

function hasRoom(before: Design, after: Design, difference: Difference): boolean {
	const size = sizeOf(before);
	const grown = sizeOf(difference.after) - sizeOf(difference.before);
	sizes.set(after, size + grown);
	return grown <= 0 || size + grown <= designLimits.bytes;
}

/**
 * @param before a design
 * @param after what the operation has made of it
 */
export function findChangeError(before: Design, after: Design, operation: DesignOperation): DesignError | undefined {
	const describe = differences[operation.do] as
		| ((before: Design, after: Design, operation: DesignOperation) => Difference)
		| undefined;
	if (!describe) return validateDesign(after).errors?.[0];
	const difference = describe(before, after, operation);
	for (const error of difference.errors) return error;
	return hasRoom(before, after, difference) ? undefined : { path: '', code: 'limit' };
}
