// Elements that are carried to another page or another draft, as text that says what it is: with the swatches, faces and values that they use, so that
// they look the same where they arrive.
import { boundsOfAll, moveBox } from '../../../../rules/designs/arrange/box-bounds.ts';
import { overlaps } from '../../../../rules/designs/bounds.ts';
import type { Design, DesignElement, Face, Swatch } from '../../../../rules/designs/design.ts';
import { elementShape } from '../../../../rules/designs/design-shape.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { walkElements } from '../../../../rules/designs/editing/find-element.ts';
import { fillIn, keysIn, resolveValues } from '../../../../rules/designs/placeholders.ts';
import { type DesignError, isRecord } from '../../../../rules/designs/shape.ts';
import { newId } from '../../../../rules/ids.ts';
import { type Command, type CommandContext, isFree, placeSelection, type Refusal } from './command.ts';
import { copyElement, copyOffset } from './edit.ts';

const marker = 'platen-elements-1';
const longestText = 1_000_000;

export interface Copied {
	elements: readonly DesignElement[];
	swatches: readonly Swatch[];
	faces: readonly Face[];
	values: Readonly<Record<string, string>>;
}

function swatchIdsOf(element: DesignElement): (string | null)[] {
	switch (element.kind) {
		case 'text':
			return [element.swatchId, ...element.runs.map(({ swatchId }) => swatchId)];
		case 'shape':
			return [element.fillId, element.stroke?.swatchId ?? null];
		case 'code':
			return [element.swatchId];
		default:
			return [];
	}
}

const faceIdsOf = (element: DesignElement): (string | null)[] =>
	element.kind === 'text' ? [element.faceId, ...element.runs.map(({ faceId }) => faceId)] : [];

/** Undefined: nothing is selected. */
export function copySelection(context: CommandContext): string | undefined {
	const elements = placeSelection(context).map(({ element, box }) => ({ ...element, box }));
	if (elements.length === 0) return undefined;
	const all = [...walkElements(elements)];
	const { swatches, faces } = context.design;
	const [swatchIds, faceIds] = [new Set(all.flatMap(swatchIdsOf)), new Set(all.flatMap(faceIdsOf))];
	const copied: Copied = {
		elements,
		swatches: swatches.filter(({ id }) => swatchIds.has(id)),
		faces: faces.filter(({ id }) => faceIds.has(id)),
		values: Object.fromEntries(resolveValues(context.design, {})),
	};
	return JSON.stringify({ is: marker, ...copied });
}

const isSwatch = (value: unknown): boolean =>
	isRecord(value) && typeof value.id === 'string' && Array.isArray(value.cmyk) && typeof value.screen === 'string';
const isFace = (value: unknown): boolean =>
	isRecord(value) &&
	['id', 'family', 'sha256'].every((key) => typeof value[key] === 'string') &&
	typeof value.weight === 'number' &&
	typeof value.italic === 'boolean';

function isElement(value: unknown): boolean {
	const errors: DesignError[] = [];
	elementShape(value, '', errors);
	return errors.length === 0;
}

/** Undefined for what is none of ours. What it makes of a design is validated when it is put in. */
export function readCopied(text: string): Copied | undefined {
	if (text.length > longestText || !text.includes(marker)) return undefined;
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return undefined;
	}
	if (!isRecord(value) || value.is !== marker || !isRecord(value.values)) return undefined;
	const { elements, swatches, faces, values } = value;
	const isList = (list: unknown, isOne: (one: unknown) => boolean) => Array.isArray(list) && list.every(isOne);
	if (!isList(elements, isElement) || !isList(swatches, isSwatch) || !isList(faces, isFace)) return undefined;
	if (!Object.values(values).every((one) => typeof one === 'string')) return undefined;
	return { elements, swatches, faces, values } as Copied;
}

interface Mapped<Item> {
	idOf(id: string): string;
	added: readonly Item[];
}

/** Takes what the design has already, adds what it may have, and makes do with its first one otherwise. */
function mapTo<Item extends { id: string }>(
	given: readonly Item[],
	known: readonly Item[],
	isSame: (one: Item, other: Item) => boolean,
	mayAdd: (item: Item) => boolean,
): Mapped<Item> {
	const ids = new Map<string, string>();
	const added: Item[] = [];
	for (const item of given) {
		const same = known.find((one) => isSame(one, item));
		const extra = !same && mayAdd(item) ? { ...item, id: newId() } : undefined;
		if (extra) added.push(extra);
		ids.set(item.id, same?.id ?? extra?.id ?? known[0]?.id ?? item.id);
	}
	return { idOf: (id) => ids.get(id) ?? known[0]?.id ?? id, added };
}

const isSameInk = (one: Swatch, other: Swatch) =>
	one.spot === other.spot && one.cmyk.every((ink, index) => ink === other.cmyk[index]);
const isSameFace = (one: Face, other: Face) =>
	one.family === other.family &&
	one.weight === other.weight &&
	one.italic === other.italic &&
	one.sha256 === other.sha256;

/** Fields that the design does not have are filled in for good. */
function settleFields(text: string, { fields }: Design, values: ReadonlyMap<string, string>): string {
	const isKnown = keysIn(text).every((key) => fields.some((field) => field.key === key));
	return isKnown ? text : fillIn(text, values, text.length + 5000).text;
}

function adopt(
	element: DesignElement,
	design: Design,
	values: ReadonlyMap<string, string>,
	swatches: Mapped<Swatch>,
	faces: Mapped<Face>,
): DesignElement {
	const orNull = (id: string | null, { idOf }: Pick<Mapped<never>, 'idOf'>) => (id === null ? null : idOf(id));
	const settle = (text: string) => settleFields(text, design, values);
	switch (element.kind) {
		case 'text':
			return {
				...element,
				faceId: faces.idOf(element.faceId),
				swatchId: swatches.idOf(element.swatchId),
				runs: element.runs.map((run) => ({
					text: settle(run.text),
					faceId: orNull(run.faceId, faces),
					swatchId: orNull(run.swatchId, swatches),
				})),
			};
		case 'shape': {
			const { fillId, stroke } = element;
			const line = stroke && { ...stroke, swatchId: swatches.idOf(stroke.swatchId) };
			return { ...element, fillId: orNull(fillId, swatches), stroke: line };
		}
		case 'code':
			return { ...element, swatchId: swatches.idOf(element.swatchId), value: settle(element.value) };
		case 'image': {
			const { source } = element;
			if (!source || !('field' in source) || design.fields.some(({ key }) => key === source.field)) return element;
			const mediaId = values.get(source.field);
			return { ...element, source: mediaId ? { mediaId } : null };
		}
		case 'group': {
			const elements = element.elements.map((inner) => adopt(inner, design, values, swatches, faces));
			return { ...element, elements };
		}
		default:
			return element;
	}
}

/** Where they were; beside those that lie there already, and in the middle of a page that is smaller. */
function findPlace(elements: readonly DesignElement[], { design: { product }, page }: CommandContext) {
	const bounds = boundsOfAll(elements.map(({ box }) => box));
	if (!bounds) return { dx: 0, dy: 0 };
	const { width, height } = product;
	if (!overlaps(bounds, { x: 0, y: 0, width, height }))
		return { dx: (width - bounds.width) / 2 - bounds.x, dy: (height - bounds.height) / 2 - bounds.y };
	const isTaken = (offset: number) =>
		page.elements.some(({ box, kind }) =>
			elements.some((one) => one.kind === kind && one.box.x + offset === box.x && one.box.y + offset === box.y),
		);
	let offset = 0;
	while (isTaken(offset)) offset += copyOffset;
	return { dx: offset, dy: offset };
}

/** With the faces that must be there before anything can be drawn. */
export interface PasteCommand extends Command {
	faces: readonly Face[];
}

export function pasteCopied(context: CommandContext, text: string): PasteCommand | { refusal: Refusal } {
	if (!isFree(context)) return { refusal: 'notFree' };
	const copied = readCopied(text);
	if (!copied || copied.elements.length === 0) return { refusal: 'notCopied' };
	const { design, role, page } = context;
	const { families, ownSwatches } = design.freedom;
	const mayAddFace = ({ family }: Face) => role !== 'shopper' || families.length === 0 || families.includes(family);
	const swatches = mapTo(copied.swatches, design.swatches, isSameInk, () => role !== 'shopper' || ownSwatches);
	const faces = mapTo(copied.faces, design.faces, isSameFace, mayAddFace);
	const values = new Map(Object.entries(copied.values));
	const { dx, dy } = findPlace(copied.elements, context);
	const elements = copied.elements.map((element) => {
		const own = adopt(copyElement(element, role), design, values, swatches, faces);
		return { ...own, box: moveBox(own.box, dx, dy) };
	});
	return {
		operations: [
			...swatches.added.map((swatch): DesignOperation => ({ do: 'swatch', swatch })),
			...faces.added.map((face): DesignOperation => ({ do: 'face', face })),
			...elements.map((element): DesignOperation => ({ do: 'insert', page: page.id, element, before: null })),
		],
		selection: elements.map(({ id }) => id),
		faces: faces.added,
	};
}
