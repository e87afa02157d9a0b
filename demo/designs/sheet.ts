// Places elements on one side of a template: millimetres from the trim corner, points for type and lines.
import { boundsOfPath } from '../../rules/designs/bounds.ts';
import type { Box, CodeElement, ImageElement, Lock, ShapeElement, TextElement } from '../../rules/designs/design.ts';
import { identity } from '../../rules/designs/matrix.ts';
import { formatPath, mapPoints, parsePath } from '../../rules/designs/path.ts';
import { keysIn } from '../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { fromMillimetres, fromPoints, toMillimetres } from '../../rules/designs/units.ts';
import type { DemoLanguage, InBoth } from '../data/types.ts';
import type { TemplatePlan } from './plan.ts';

type Place = readonly [x: number, y: number, width: number, height: number];
type Point = readonly [x: number, y: number];
type Words = string | InBoth;

export interface TextStyle {
	face: string;
	/** In points. */
	size: number;
	/** As a multiple of the size. */
	leading?: number;
	tracking?: number;
	align?: TextElement['align'];
	sits?: TextElement['verticalAlign'];
	colour: string;
	/** The smallest it may become, in points, where what is filled in is long. */
	least?: number;
	features?: readonly string[];
	/** Clockwise, a quarter: the place is where it stands once it is turned. */
	turn?: -90 | 90;
}

export interface Run {
	words: Words;
	face?: string;
	colour?: string;
}

/** The studio says what it is, in the language of the page. */
const unnamed = '';

const fixed: Lock = { move: true, resize: true, content: true, style: true, remove: true };
const open: Lock = { move: false, resize: false, content: false, style: false, remove: false };
/** What fields fill in is changed there. */
const filledIn: Lock = { ...open, content: true };

/** In points: what preflight still finds large enough to read. */
const readable = { oneInk: 6, paper: 8, severalInks: 9 };

const micrometres = ([x, y, width, height]: Place): Box => ({
	x: fromMillimetres(x),
	y: fromMillimetres(y),
	width: fromMillimetres(width),
	height: fromMillimetres(height),
	rotation: 0,
});

const turned = ([x, y, width, height]: Place): Place => [
	x + width / 2 - height / 2,
	y + height / 2 - width / 2,
	height,
	width,
];

export class Sheet {
	readonly width: number;
	readonly height: number;
	readonly #bleed: number;
	readonly #plan: TemplatePlan;
	readonly #language: DemoLanguage;
	readonly #side: string;

	constructor(plan: TemplatePlan, { width, height, bleed }: PrintSpecification, language: DemoLanguage, side: string) {
		this.width = toMillimetres(width);
		this.height = toMillimetres(height);
		this.#bleed = toMillimetres(bleed);
		this.#plan = plan;
		this.#language = language;
		this.#side = side;
	}

	#say(words: Words): string {
		return typeof words === 'string' ? words : words[this.#language];
	}

	#base(id: string, name: Words, box: Box, lock: Lock) {
		return { id, name: this.#say(name), box, lock, print: true, isPinned: false };
	}

	#labelOf(text: string): InBoth | undefined {
		const [key] = keysIn(text);
		return this.#plan.fields.find((field) => field.key === key)?.label;
	}

	#leastSize(colour: string): number {
		const { colours, schemes } = this.#plan;
		if (colours[colour]?.spot) return readable.oneInk;
		const plates = schemes.map((scheme) => (scheme.colours[colour] ?? []).filter((ink) => ink > 0).length);
		if (plates.includes(0)) return readable.paper;
		return Math.max(...plates) > 1 ? readable.severalInks : readable.oneInk;
	}

	/** The whole side, into the bleed. */
	ground(colour: string): ShapeElement {
		return this.area(`ground-${this.#side}`, [0, 0, this.width, this.height], colour);
	}

	/** Grown into the bleed on the sides that it touches. */
	area(id: string, place: Place, colour: string, more: { radius?: number } = {}): ShapeElement {
		const [x, y, width, height] = place;
		const by = (touches: boolean) => (touches ? this.#bleed : 0);
		const [left, top] = [by(x <= 0), by(y <= 0)];
		const [right, bottom] = [by(x + width >= this.width), by(y + height >= this.height)];
		const grown: Place = [x - left, y - top, width + left + right, height + top + bottom];
		return {
			...this.#base(id, unnamed, micrometres(grown), fixed),
			kind: 'shape',
			shape: 'rectangle',
			path: null,
			radius: fromMillimetres(more.radius ?? 0),
			fillId: colour,
			stroke: null,
		};
	}

	/** @param outline absolute `M L C Z` in millimetres of the side */
	shape(id: string, outline: string, colour: string | null, stroke?: { colour: string; points: number }): ShapeElement {
		const commands = parsePath(outline);
		const whole = commands && mapPoints(commands, (x, y) => [fromMillimetres(x), fromMillimetres(y)]);
		const bounds = whole && boundsOfPath(formatPath(whole), identity);
		if (!whole || !bounds) throw new Error(`not a path: ${id}`);
		const fromCorner = mapPoints(whole, (x, y) => [x - bounds.x, y - bounds.y]);
		return {
			...this.#base(id, unnamed, { ...bounds, rotation: 0 }, fixed),
			kind: 'shape',
			shape: 'path',
			path: formatPath(fromCorner),
			radius: 0,
			fillId: colour,
			stroke: stroke ? { swatchId: stroke.colour, width: fromPoints(stroke.points) } : null,
		};
	}

	disc(id: string, [x, y]: Point, radius: number, colour: string): ShapeElement {
		const place: Place = [x - radius, y - radius, 2 * radius, 2 * radius];
		return { ...this.area(id, place, colour), box: micrometres(place), shape: 'ellipse' };
	}

	ring(id: string, [x, y]: Point, radius: number, colour: string, points: number): ShapeElement {
		const stroke = { swatchId: colour, width: fromPoints(points) };
		return { ...this.disc(id, [x, y], radius, colour), fillId: null, stroke };
	}

	rule(id: string, [x, y]: Point, [toX, toY]: Point, colour: string, points: number): ShapeElement {
		const box = micrometres([x, y, toX - x, toY - y]);
		return {
			...this.#base(id, unnamed, box, fixed),
			kind: 'shape',
			shape: 'line',
			path: null,
			radius: 0,
			fillId: null,
			stroke: { swatchId: colour, width: fromPoints(points) },
		};
	}

	text(id: string, place: Place, words: Words | readonly Run[], style: TextStyle): TextElement {
		const given: readonly Run[] = typeof words === 'string' || 'de-DE' in words ? [{ words }] : words;
		const runs = given.map((run) => ({
			text: this.#say(run.words),
			faceId: run.face ?? null,
			swatchId: run.colour ?? null,
		}));
		const whole = runs.map(({ text }) => text).join('');
		const hasFields = keysIn(whole).length > 0;
		const box = { ...micrometres(style.turn ? turned(place) : place), rotation: (style.turn ?? 0) * 1000 };
		const least = Math.min(style.size, style.least ?? this.#leastSize(style.colour));
		return {
			...this.#base(id, this.#labelOf(whole) ?? 'Text', box, hasFields ? filledIn : open),
			kind: 'text',
			runs,
			faceId: style.face,
			size: fromPoints(style.size),
			leading: fromPoints(style.size * (style.leading ?? 1.3)),
			tracking: style.tracking ?? 0,
			align: style.align ?? 'start',
			verticalAlign: style.sits ?? 'top',
			fit: 'shrink',
			minimumSize: fromPoints(least),
			swatchId: style.colour,
			features: style.features ?? [],
		};
	}

	/**
	 * The part of the default picture that fills the place.
	 * @param more.down how much of what is cut off lies above, as a share
	 */
	picture(
		id: string,
		place: Place,
		field: string,
		more: { mask?: ImageElement['mask']; down?: number } = {},
	): ImageElement {
		const { box } = this.area(id, place, '');
		const plan = this.#plan.fields.find(({ key }) => key === field);
		const drawn = this.#plan.pictures?.[plan?.sample[this.#language] ?? ''];
		if (!plan || !drawn) throw new Error(`no picture for ${field}`);
		const wanted = box.width / box.height / (drawn.width / drawn.height);
		const [width, height] = wanted > 1 ? [1000, Math.round(1000 / wanted)] : [Math.round(1000 * wanted), 1000];
		return {
			...this.#base(id, plan.label, box, { ...open, remove: true }),
			kind: 'image',
			source: { field },
			crop: { x: Math.floor((1000 - width) / 2), y: Math.floor((1000 - height) * (more.down ?? 0.5)), width, height },
			straighten: 0,
			mask: more.mask ?? 'none',
			alternativeText: this.#say(drawn.shows),
		};
	}

	code(id: string, [x, y, side]: readonly [number, number, number], value: string, colour: string): CodeElement {
		return {
			...this.#base(id, unnamed, micrometres([x, y, side, side]), filledIn),
			kind: 'code',
			code: 'qr',
			value,
			swatchId: colour,
		};
	}
}
