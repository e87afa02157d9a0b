// Whether unknown JSON is a design: its shape, its limits, and that everything it refers to is there. Asked of everything that is stored, in the
// browser and on the server.
import { type Design, type DesignElement, designLimits } from './design.ts';
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

function* allElements({ pages }: Design): Generator<[DesignElement, string]> {
	for (const [index, { elements }] of pages.entries()) yield* walkElements(elements, `pages[${index}].elements`);
}

function* duplicates(items: Iterable<readonly [name: string, path: string]>): Found {
	const known = new Set<string>();
	for (const [name, path] of items) {
		if (known.has(name)) yield { path, code: 'duplicate' };
		known.add(name);
	}
}

function* findDuplicates(design: Design): Found {
	const named = (list: 'pages' | 'swatches' | 'faces') =>
		design[list].map(({ id }, index) => [id, `${list}[${index}].id`] as const);
	for (const list of ['pages', 'swatches', 'faces'] as const) yield* duplicates(named(list));
	yield* duplicates(design.pages.map(({ name }, index) => [name, `pages[${index}].name`]));
	yield* duplicates(design.fields.map(({ key }, index) => [key, `fields[${index}].key`]));
	yield* duplicates([...allElements(design)].map(([{ id }, path]) => [id, `${path}.id`]));
	for (const [index, { id }] of design.faces.entries())
		if (id === fallbackFaceId) yield { path: `faces[${index}].id`, code: 'duplicate' };
}

const lettersIn = (runs: readonly { text: string }[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

function* findExcess(design: Design): Found {
	for (const [index, { elements }] of design.pages.entries()) {
		const path = `pages[${index}].elements`;
		if ([...walkElements(elements, path)].length > designLimits.elementsPerPage) yield { path, code: 'limit' };
	}
	let pictures = 0;
	let codes = 0;
	for (const [element, path] of allElements(design)) {
		if (element.kind === 'text' && lettersIn(element.runs) > designLimits.lettersPerText)
			yield { path: `${path}.runs`, code: 'limit' };
		if (element.kind === 'image' || element.kind === 'vector') pictures += 1;
		if (element.kind === 'code') codes += 1;
	}
	if (pictures > designLimits.pictures || codes > designLimits.codes) yield { path: 'pages', code: 'limit' };
}

interface References {
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

function* elementReferences(element: DesignElement, path: string, known: References): Found {
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

function* findReferences(design: Design): Found {
	const known: References = {
		swatches: new Set(design.swatches.map(({ id }) => id)),
		faces: new Set(design.faces.map(({ id }) => id)),
		fields: new Map(design.fields.map(({ key, kind }) => [key, kind])),
	};
	for (const [element, path] of allElements(design)) yield* elementReferences(element, path, known);
	for (const key of Object.keys(design.values))
		if (!known.fields.has(key)) yield { path: `values.${key}`, code: 'reference' };
	for (const [index, fold] of design.product.folds.entries())
		if (fold <= 0 || fold >= design.product.width) yield { path: `product.folds[${index}]`, code: 'range' };
}

/** Bytes of its JSON, or infinite where there is none. */
function measureJson(value: unknown): number {
	try {
		return new TextEncoder().encode(JSON.stringify(value)).length;
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
