// Whether unknown JSON is a design: its shape, its limits, and that everything it refers to is there. Asked of everything that is stored, in the
// browser and on the server.
import { type Design, type DesignElement, type DesignPage, designLimits } from './design.ts';
import { designShape } from './design-shape.ts';
import { keysIn } from './placeholders.ts';
import { type DesignError, mostErrors } from './shape.ts';
import { fallbackFaceId } from './typeset/font-face.ts';
import { upgradeDesign } from './upgrade.ts';

type Found = Generator<DesignError>;

/** Every element with where it stands, those of groups included. */
function* walkElements(elements: readonly DesignElement[], path: string): Generator<[DesignElement, string]> {
	for (const [index, element] of elements.entries()) {
		const at = `${path}[${index}]`;
		yield [element, at];
		if (element.kind === 'group') yield* walkElements(element.elements, `${at}.elements`);
	}
}

export function* elementsOf(pages: readonly DesignPage[], path: string): Generator<[DesignElement, string]> {
	for (const [index, { elements }] of pages.entries()) yield* walkElements(elements, `${path}[${index}].elements`);
}

/** Each arrangement by itself: the one that is in use, and the layouts to choose from. */
const arrangements = ({ pages, layouts }: Design): [pages: readonly DesignPage[], path: string][] => [
	[pages, 'pages'],
	...layouts.map((layout, index): [readonly DesignPage[], string] => [layout.pages, `layouts[${index}].pages`]),
];

export function* duplicates(items: Iterable<readonly [name: string, path: string]>): Found {
	const known = new Set<string>();
	for (const [name, path] of items) {
		if (known.has(name)) yield { path, code: 'duplicate' };
		known.add(name);
	}
}

function* findDuplicates(design: Design): Found {
	const named = (list: 'swatches' | 'faces' | 'layouts' | 'schemes') =>
		design[list].map(({ id }, index) => [id, `${list}[${index}].id`] as const);
	for (const list of ['swatches', 'faces', 'layouts', 'schemes'] as const) yield* duplicates(named(list));
	yield* duplicates(design.fields.map(({ key }, index) => [key, `fields[${index}].key`]));
	for (const [pages, path] of arrangements(design)) {
		yield* duplicates(pages.map(({ id }, index) => [id, `${path}[${index}].id`]));
		yield* duplicates(pages.map(({ name }, index) => [name, `${path}[${index}].name`]));
		yield* duplicates([...elementsOf(pages, path)].map(([{ id }, at]) => [id, `${at}.id`]));
	}
	for (const [index, { id }] of design.faces.entries())
		if (id === fallbackFaceId) yield { path: `faces[${index}].id`, code: 'duplicate' };
}

const lettersIn = (runs: readonly { text: string }[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

export function* excessIn(pages: readonly DesignPage[], path: string): Found {
	for (const [index, { elements }] of pages.entries()) {
		const at = `${path}[${index}].elements`;
		if ([...walkElements(elements, at)].length > designLimits.elementsPerPage) yield { path: at, code: 'limit' };
	}
	let pictures = 0;
	let codes = 0;
	for (const [element, at] of elementsOf(pages, path)) {
		if (element.kind === 'text' && lettersIn(element.runs) > designLimits.lettersPerText)
			yield { path: `${at}.runs`, code: 'limit' };
		if (element.kind === 'image' || element.kind === 'vector') pictures += 1;
		if (element.kind === 'code') codes += 1;
	}
	if (pictures > designLimits.pictures || codes > designLimits.codes) yield { path, code: 'limit' };
}

function* findExcess(design: Design): Found {
	for (const [pages, path] of arrangements(design)) yield* excessIn(pages, path);
}

export interface References {
	swatches: ReadonlySet<string>;
	faces: ReadonlySet<string>;
	fields: ReadonlyMap<string, string>;
}

function* missing(known: ReadonlySet<string>, id: string | null, path: string): Found {
	if (id !== null && !known.has(id)) yield { path, code: 'reference' };
}

function* missingFields(text: string, { fields }: References, path: string): Found {
	for (const key of keysIn(text)) if (!fields.has(key)) yield { path, code: 'reference' };
}

export function* elementReferences(element: DesignElement, path: string, known: References): Found {
	switch (element.kind) {
		case 'text':
			yield* missing(known.faces, element.faceId, `${path}.faceId`);
			yield* missing(known.swatches, element.swatchId, `${path}.swatchId`);
			for (const [index, run] of element.runs.entries()) {
				yield* missing(known.faces, run.faceId, `${path}.runs[${index}].faceId`);
				yield* missing(known.swatches, run.swatchId, `${path}.runs[${index}].swatchId`);
				yield* missingFields(run.text, known, `${path}.runs[${index}].text`);
			}
			return;
		case 'shape':
			yield* missing(known.swatches, element.fillId, `${path}.fillId`);
			yield* missing(known.swatches, element.stroke?.swatchId ?? null, `${path}.stroke.swatchId`);
			if ((element.shape === 'path') !== (element.path !== null)) yield { path: `${path}.path`, code: 'shape' };
			return;
		case 'code':
			yield* missing(known.swatches, element.swatchId, `${path}.swatchId`);
			yield* missingFields(element.value, known, `${path}.value`);
			return;
		case 'image':
			if (element.source && 'field' in element.source && known.fields.get(element.source.field) !== 'image')
				yield { path: `${path}.source.field`, code: 'reference' };
	}
}

export const referencesOf = (design: Design): References => ({
	swatches: new Set(design.swatches.map(({ id }) => id)),
	faces: new Set(design.faces.map(({ id }) => id)),
	fields: new Map(design.fields.map(({ key, kind }) => [key, kind])),
});

export function* findReferences(design: Design): Found {
	const known = referencesOf(design);
	for (const [pages, at] of arrangements(design))
		for (const [element, path] of elementsOf(pages, at)) yield* elementReferences(element, path, known);
	yield* missing(new Set(design.layouts.map(({ id }) => id)), design.layoutId, 'layoutId');
	yield* missing(new Set(design.schemes.map(({ id }) => id)), design.schemeId, 'schemeId');
	for (const [index, { colours }] of design.schemes.entries())
		for (const swatch of Object.keys(colours))
			yield* missing(known.swatches, swatch, `schemes[${index}].colours.${swatch}`);
	for (const key of Object.keys(design.values))
		if (!known.fields.has(key)) yield { path: `values.${key}`, code: 'reference' };
	for (const [index, fold] of design.product.folds.entries())
		if (fold <= 0 || fold >= design.product.width) yield { path: `product.folds[${index}]`, code: 'range' };
}

const encoder = new TextEncoder();

/** Bytes of its JSON, or infinite where there is none. */
export function measureJson(value: unknown): number {
	try {
		return encoder.encode(JSON.stringify(value)).length;
	} catch {
		return Number.POSITIVE_INFINITY;
	}
}

export type ValidatedDesign = { design: Design; errors?: never } | { design?: never; errors: DesignError[] };

/** @param value a design of any version; the one that is returned is of the current one */
export function validateDesign(value: unknown): ValidatedDesign {
	if (measureJson(value) > designLimits.bytes) return { errors: [{ path: '', code: 'limit' }] };
	const current = upgradeDesign(value);
	if (current === undefined) return { errors: [{ path: 'version', code: 'version' }] };
	const errors: DesignError[] = [];
	designShape(current, '', errors);
	if (errors.length > 0) return { errors: errors.slice(0, mostErrors) };
	// Its shape has just been checked.
	const design = current as unknown as Design;
	for (const find of [findDuplicates, findExcess, findReferences]) errors.push(...find(design));
	return errors.length > 0 ? { errors: errors.slice(0, mostErrors) } : { design };
}
