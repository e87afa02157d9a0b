// A drawing as resvg simplifies it, read as a flat list of paths in the colours of screens. Only what a press can print as it is: areas and
// plain lines in one colour each. What shows through, fades, is cut out or filtered is left to pixels.
import { parseXml, type XmlElement } from '../../media/svg/parse-xml.ts';

type Matrix = readonly [number, number, number, number, number, number];

interface ScreenPath {
	path: string;
	rule: 'nonzero' | 'evenodd';
	/** `#rrggbb` */
	fill: string | null;
	stroke: { colour: string; width: number } | null;
}

export interface ScreenDrawing {
	width: number;
	height: number;
	paths: ScreenPath[];
}

/** Something that has no equal among paths and plain inks. */
class NotPlain extends Error {}

const groupAttributes = new Set(['id', 'transform']);
const pathAttributes = new Set(['id', 'd', 'transform', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'visibility']);
const usual: Readonly<Record<string, string>> = { 'stroke-miterlimit': '4', 'paint-order': 'normal' };

function requirePlain({ attributes }: XmlElement, known: ReadonlySet<string>): void {
	for (const [name, value] of attributes)
		if (!known.has(name) && usual[name] !== value) throw new NotPlain(`${name}="${value}"`);
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
	m[0] * n[0] + m[2] * n[1],
	m[1] * n[0] + m[3] * n[1],
	m[0] * n[2] + m[2] * n[3],
	m[1] * n[2] + m[3] * n[3],
	m[0] * n[4] + m[2] * n[5] + m[4],
	m[1] * n[4] + m[3] * n[5] + m[5],
];

function matrixOf({ attributes }: XmlElement): Matrix {
	const transform = attributes.get('transform');
	if (transform === undefined) return [1, 0, 0, 1, 0, 0];
	const numbers = (/^matrix\(([^)]*)\)$/.exec(transform)?.[1] ?? '').split(/[\s,]+/).map(Number);
	const [a, b, c, d, e, f] = numbers;
	if (numbers.length !== 6 || !numbers.every(Number.isFinite)) throw new NotPlain('transform');
	return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

const decimals = 1e4;
const rounded = (value: number) => Math.round(value * decimals) / decimals;
type Point = readonly [number, number];

const place = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** A quadratic curve as a cubic one. */
const raise = (from: Point, [x, y]: Point, to: Point): Point[] => [
	[from[0] + (2 / 3) * (x - from[0]), from[1] + (2 / 3) * (y - from[1])],
	[to[0] + (2 / 3) * (x - to[0]), to[1] + (2 / 3) * (y - to[1])],
	to,
];

/** Absolute `M L Q C Z` become `M L C Z` where the matrix puts them. */
function placePath(path: string, matrix: Matrix): string {
	const parts: string[] = [];
	let last: Point = [0, 0];
	for (const [, command = '', text = ''] of path.matchAll(/([MLQCZ])([^A-Za-z]*)/g)) {
		const numbers = text
			.trim()
			.split(/[\s,]+/)
			.filter((word) => word !== '')
			.map(Number);
		const points: Point[] = [];
		for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
		const [first = last, end = last] = points;
		const drawn = command === 'Q' ? raise(last, first, end) : points;
		last = points.at(-1) ?? last;
		const written = drawn.map((point) => place(matrix, point).map(rounded).join(' '));
		parts.push([command === 'Q' ? 'C' : command, ...written].join(' '));
	}
	return parts.join(' ');
}

const hex = /^#[0-9a-f]{6}$/;

function colourOf(value: string | undefined): string | null {
	if (value === undefined || value === 'none') return null;
	if (!hex.test(value)) throw new NotPlain(value);
	return value;
}

/** How much wider a line gets; only the same in all directions can be said with one number. */
function scaleOf([a, b, c, d]: Matrix): number {
	const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
	if (Math.abs(across - down) > 0.001 * across || Math.abs(a * c + b * d) > 0.001 * across * down)
		throw new NotPlain('a line in a skewed shape');
	return across;
}

function pathOf(element: XmlElement, matrix: Matrix): ScreenPath[] {
	requirePlain(element, pathAttributes);
	const { attributes } = element;
	if (attributes.get('visibility') === 'hidden') return [];
	const own = multiply(matrix, matrixOf(element));
	const colour = colourOf(attributes.get('stroke'));
	const width = Number(attributes.get('stroke-width') ?? 1);
	return [
		{
			path: placePath(attributes.get('d') ?? '', own),
			rule: attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero',
			fill: colourOf(attributes.get('fill')),
			stroke: colour === null ? null : { colour, width: rounded(width * scaleOf(own)) },
		},
	];
}

function pathsOf(element: XmlElement, matrix: Matrix): ScreenPath[] {
	return element.children.flatMap((child): ScreenPath[] => {
		if (typeof child === 'string' || child.name === 'defs') return [];
		if (child.name === 'path') return pathOf(child, matrix);
		if (child.name !== 'g') throw new NotPlain(child.name);
		requirePlain(child, groupAttributes);
		return pathsOf(child, multiply(matrix, matrixOf(child)));
	});
}

/** @param simplified what resvg makes of a drawing
 *  @returns undefined for one that needs pixels */
export function readVectorTree(simplified: string): ScreenDrawing | undefined {
	const root = parseXml(simplified);
	const numbers = (root.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
	const [left = 0, top = 0, width = 0, height = 0] = numbers;
	if (!(width > 0 && height > 0)) return undefined;
	try {
		return { width, height, paths: pathsOf(root, [1, 0, 0, 1, -left, -top]) };
	} catch (error) {
		if (error instanceof NotPlain) return undefined;
		throw error;
	}
}
