// The shape of a design of the current version, by itself: what refers to what is checked in validate.ts.
import { designLimits, designVersion, fieldKinds, listKinds } from './design.ts';
import { isPath } from './path.ts';
import {
	type Check,
	dictionary,
	flag,
	isRecord,
	list,
	oneOf,
	orNull,
	record,
	satisfies,
	text,
	whole,
} from './shape.ts';

/** Ten metres: more than any press prints. */
const farthest = 10_000_000;
const deepestGroup = 5;
const most = {
	runs: 200,
	swatches: 200,
	faces: 40,
	fields: 200,
	features: 20,
	folds: 50,
	choices: 200,
	languages: 100,
};

const position = whole(-farthest, farthest);
const length = whole(0, farthest);
const angle = whole(-360_000, 360_000);
const share = whole(0, 1000);
const id = text(64, /^[\w-]+$/);
const key = /^[a-z][\w.-]{0,59}$/i;
const name = text(200);
const path = satisfies(isPath);
const isPercent = (value: unknown) =>
	typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

const box = record({ x: position, y: position, width: length, height: length, rotation: angle });
const lock = record({ move: flag, resize: flag, content: flag, style: flag, remove: flag });
const common = { id, name, box, lock, print: flag, isPinned: flag };
const typeSize = whole(100, 1_000_000);

const crop: Check = (value, at, errors) => {
	record({ x: share, y: share, width: whole(1, 1000), height: whole(1, 1000) })(value, at, errors);
	if (!isRecord(value)) return;
	if (Number(value.x) + Number(value.width) > 1000 || Number(value.y) + Number(value.height) > 1000)
		errors.push({ path: at, code: 'range' });
};

const source: Check = (value, at, errors) => {
	const isField = isRecord(value) && Object.hasOwn(value, 'field');
	record(isField ? { field: text(60, key) } : { mediaId: id })(value, at, errors);
};

const elementShapes: Readonly<Record<string, Check>> = {
	text: record(
		{
			...common,
			kind: oneOf(['text']),
			runs: list(
				record({ text: text(designLimits.lettersPerText), faceId: orNull(id), swatchId: orNull(id) }),
				most.runs,
			),
			faceId: id,
			size: typeSize,
			leading: typeSize,
			tracking: whole(-500, 2000),
			align: oneOf(['start', 'center', 'end']),
			verticalAlign: oneOf(['top', 'middle', 'bottom']),
			fit: oneOf(['none', 'shrink']),
			minimumSize: typeSize,
			swatchId: id,
			features: list(text(10, /^[+-]?[A-Za-z0-9]{4}(?:=\d{1,3})?$/), most.features),
		},
		{ list: orNull(oneOf(listKinds)) },
	),
	image: record({
		...common,
		kind: oneOf(['image']),
		source: orNull(source),
		crop,
		straighten: whole(-45_000, 45_000),
		mask: oneOf(['none', 'ellipse', 'rounded']),
		alternativeText: text(500),
	}),
	shape: record({
		...common,
		kind: oneOf(['shape']),
		shape: oneOf(['rectangle', 'ellipse', 'line', 'path']),
		path: orNull(path),
		radius: length,
		fillId: orNull(id),
		stroke: orNull(record({ swatchId: id, width: whole(1, 1_000_000) })),
	}),
	vector: record({ ...common, kind: oneOf(['vector']), mediaId: id }),
	code: record({ ...common, kind: oneOf(['code']), code: oneOf(['qr']), value: text(2000), swatchId: id }),
};

const elementAt =
	(depth: number): Check =>
	(value, at, errors) => {
		if (!isRecord(value)) return void errors.push({ path: at, code: 'shape' });
		if (value.kind === 'group') {
			if (depth >= deepestGroup) return void errors.push({ path: at, code: 'limit' });
			const elements = list(elementAt(depth + 1), designLimits.elementsPerPage);
			return record({ ...common, kind: oneOf(['group']), elements })(value, at, errors);
		}
		const kind = String(value.kind);
		const check = Object.hasOwn(elementShapes, kind) ? elementShapes[kind] : undefined;
		if (check) check(value, at, errors);
		else errors.push({ path: `${at}.kind`, code: 'shape' });
	};

const colour = {
	cmyk: satisfies((value) => Array.isArray(value) && value.length === 4 && value.every(isPercent)),
	screen: text(7, /^#[0-9a-f]{6}$/),
};

const swatch = record({ id, name, ...colour, spot: orNull(text(60, /^[^\s](?:.*[^\s])?$/)) });

const face = record({
	id,
	family: text(100),
	weight: whole(1, 1000),
	italic: flag,
	sha256: text(64, /^[0-9a-f]{64}$/),
});

const byLanguage = (longest: number) => dictionary(/^[\w-]{2,35}$/, text(longest), most.languages);
const labels = byLanguage(200);

const field = record({
	key: text(60, key),
	labels,
	help: byLanguage(500),
	kind: oneOf(fieldKinds),
	required: flag,
	limit: orNull(whole(1, designLimits.lettersPerText)),
	choices: list(text(500), most.choices),
	defaultValue: text(designLimits.lettersPerText),
	source: orNull(text(100, /^[\w.-]+$/)),
});

const pages = list(
	record({ id, name, elements: list(elementAt(0), designLimits.elementsPerPage) }),
	designLimits.pages,
	1,
);

const layout = record({ id, labels, pages });
const scheme = record({ id, labels, colours: dictionary(/^[\w-]{1,64}$/, record(colour), most.swatches) });

export const swatchesShape = list(swatch, most.swatches);
export const facesShape = list(face, most.faces);

/** Any element. */
export const elementShape: Check = elementAt(0);

export const designShape: Check = record({
	version: oneOf([designVersion]),
	product: record({
		width: whole(1000, farthest),
		height: whole(1000, farthest),
		bleed: whole(0, 100_000),
		safeMargin: whole(0, 1_000_000),
		folds: list(length, most.folds),
		dieLine: orNull(path),
	}),
	pages,
	swatches: swatchesShape,
	faces: facesShape,
	fields: list(field, most.fields),
	values: dictionary(key, text(designLimits.lettersPerText), most.fields),
	layouts: list(layout, designLimits.layouts),
	layoutId: orNull(id),
	schemes: list(scheme, designLimits.schemes),
	schemeId: orNull(id),
	freedom: record({ isFree: flag, families: list(text(100), 100), ownSwatches: flag }),
});
