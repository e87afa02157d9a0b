// The few elements that pictures are made of, as SVG text, and type that fits its place.
import type { Face } from '../../server/theme/face-file.ts';
import { measure } from './typeface.ts';

const written = (value: number) => String(Math.round(value * 100) / 100);
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, content = ''): string {
	const list = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? written(value) : value}"`);
	return `<${name}${list.join('')}>${content}</${name}>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
	element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
	element('circle', { cx, cy, r, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
	element('path', { d: d.replace(/\d+\.\d{3,}/g, (number) => written(Number(number))), fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
	path(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number, more = {}) =>
	element('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': width, ...more });

export const group = (transform: string, content: string, more: Attributes = {}) =>
	element('g', { transform: transform || undefined, ...more }, content);

export const at = (x: number, y: number, content: string, turn = 0, scale = 1) =>
	group(
		`translate(${written(x)} ${written(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1e4) / 1e4})`}`,
		content,
	);

let lastId = 0;
/** Names within one document need only differ from each other; drawing starts anew with each document. */
function newName(): string {
	lastId += 1;
	return `n${lastId}`;
}
export function restartNames(): void {
	lastId = 0;
}

export function clipped(shape: string, content: string): string {
	const id = newName();
	return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

type Stop = [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: Stop[]) =>
	stops
		.map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
		.join('');

export function linear(stops: Stop[], [x1, y1, x2, y2]: number[], use: (fill: string) => string): string {
	const id = newName();
	return element('linearGradient', { id, x1, y1, x2, y2 }, stopsOf(stops)) + use(`url(#${id})`);
}

export function radial(stops: Stop[], [cx, cy, r]: number[], use: (fill: string) => string): string {
	const id = newName();
	return element('radialGradient', { id, cx, cy, r }, stopsOf(stops)) + use(`url(#${id})`);
}

/**
 * A soft shadow without a filter, which would take a second for a large sheet: the shape laid over itself a dozen times,
 * each a little smaller and hardly visible.
 * @param shape draws it black, grown (or shrunk, where negative) by so many pixels
 */
export function softly(depth: number, strength: number, shape: (grown: number) => string, layers = 10): string {
	const opacity = Math.round((1 - (1 - strength) ** (1 / layers)) * 1e4) / 1e4;
	const all = Array.from({ length: layers }, (_, index) => {
		const share = (index + 0.5) / layers;
		return shape(Math.log((1 - share) / share) * depth * 0.55);
	});
	return `<g fill="#000" stroke="#000" stroke-opacity="0" fill-opacity="${opacity}">${all.join('')}</g>`;
}

/** The shadow of a shape with any outline: as wide strokes around it. */
export function softOutline(depth: number, strength: number, d: string, transform: string, layers = 9): string {
	const opacity = Math.round((1 - (1 - strength) ** (1 / layers)) * 1e4) / 1e4;
	const all = Array.from({ length: layers }, (_, index) =>
		element('path', {
			d,
			fill: '#000',
			stroke: '#000',
			'stroke-width': depth * 2.4 * ((index + 0.5) / layers) ** 1.7,
			'stroke-linejoin': 'round',
			opacity,
		}),
	);
	return group(transform, all.join(''));
}

export interface Type extends Face {
	size: number;
	fill: string;
	anchor?: 'start' | 'middle' | 'end';
	/** Between letters, in the unit of the drawing. */
	spacing?: number;
	opacity?: number;
	/** The line is set smaller where it would be wider than this. */
	within?: number;
}

export function sizeWithin(words: string, type: Type): number {
	const { size, spacing = 0, within } = type;
	const width = measure(words, type, size, spacing);
	return within === undefined || width <= within ? size : (size * within) / width;
}

export function text(words: string, x: number, y: number, type: Type): string {
	const size = sizeWithin(words, type);
	const shrunk = size / type.size;
	return element(
		'text',
		{
			x,
			y,
			'font-family': type.family,
			'font-weight': type.weight,
			'font-style': type.italic ? 'italic' : undefined,
			'font-size': size,
			fill: type.fill,
			'text-anchor': type.anchor === 'start' ? undefined : type.anchor,
			'letter-spacing': type.spacing ? type.spacing * shrunk : undefined,
			opacity: type.opacity,
		},
		escaped(words),
	);
}

/** Several lines, each fitted for itself. */
export const lines = (all: readonly string[], x: number, y: number, leading: number, type: Type) =>
	all.map((words, index) => text(words, x, y + index * leading, type)).join('');

/** Lines that all get the size of the widest. */
export function block(all: readonly string[], x: number, y: number, leading: number, type: Type): string {
	const size = Math.min(...all.map((words) => sizeWithin(words, type)));
	return lines(all, x, y, (leading * size) / type.size, { ...type, size });
}

export function wrap(words: string, width: number, type: Type): string[] {
	const result: string[] = [];
	for (const word of words.split(' ')) {
		const last = result.at(-1);
		const longer = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && measure(longer, type, type.size, type.spacing) > width) result.push(word);
		else result.splice(Math.max(0, result.length - 1), 1, longer);
	}
	return result;
}

export const paragraph = (words: string, x: number, y: number, width: number, leading: number, type: Type) =>
	lines(wrap(words, width, type), x, y, leading, type);

/** Words along the upper or lower half of a circle around the origin. */
export function aroundCircle(words: string, radius: number, type: Type, below = false): string {
	const id = newName();
	const r = written(radius);
	const arc = below ? `M-${r} 0A${r} ${r} 0 0 0 ${r} 0` : `M-${r} 0A${r} ${r} 0 0 1 ${r} 0`;
	const size = sizeWithin(words, { ...type, within: Math.PI * radius * 0.92 });
	const along = `<textPath href="#${id}" startOffset="50%">${escaped(words)}</textPath>`;
	return (
		element('path', { id, d: arc, fill: 'none' }) +
		element(
			'text',
			{
				'font-family': type.family,
				'font-weight': type.weight,
				'font-style': type.italic ? 'italic' : undefined,
				'font-size': size,
				fill: type.fill,
				'text-anchor': 'middle',
				'letter-spacing': type.spacing,
			},
			along,
		)
	);
}
