// Outlines that templates are decorated with, in millimetres: absolute `M L C Z`, so that every colour scheme can fill them anew.
import { formatPath, mapPoints, parsePath } from '../../rules/designs/path.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** A path whose numbers are written to the micrometre. */
const outline = (parts: TemplateStringsArray, ...numbers: number[]): string =>
	String.raw({ raw: parts }, ...numbers.map(rounded));

interface Placement {
	x: number;
	y: number;
	/** Clockwise, in degrees, about the origin of the outline. */
	turn?: number;
	scale?: number;
	mirror?: boolean;
}

export function transform(path: string, { x, y, turn = 0, scale = 1, mirror = false }: Placement): string {
	const angle = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
	const commands = parsePath(path) ?? [];
	return formatPath(
		mapPoints(commands, (left, top) => {
			const across = mirror ? -left : left;
			return [rounded(x + across * cos - top * sin), rounded(y + across * sin + top * cos)];
		}),
	);
}

/** Handles of a quarter of a circle. */
const handle = 0.5523;

export function circle(x: number, y: number, r: number, down = r): string {
	const [a, b] = [r * handle, down * handle];
	return (
		outline`M${x + r} ${y}C${x + r} ${y + b} ${x + a} ${y + down} ${x} ${y + down}C${x - a} ${y + down} ${x - r} ${y + b} ${x - r} ${y}` +
		outline`C${x - r} ${y - b} ${x - a} ${y - down} ${x} ${y - down}C${x + a} ${y - down} ${x + r} ${y - b} ${x + r} ${y}Z`
	);
}

/** A quarter of a disc whose corner is the origin, to the right and below. */
export const quarter = (r: number): string => outline`M0 0L${r} 0C${r} ${r * handle} ${r * handle} ${r} 0 ${r}Z`;

/** A half disc that stands on the line from the origin to the right. */
export const half = (r: number): string =>
	outline`M0 0C0 ${-r * handle} ${r - r * handle} ${-r} ${r} ${-r}C${r + r * handle} ${-r} ${2 * r} ${-r * handle} ${2 * r} 0Z`;

/** A window with a round top, from its lower left corner. */
export const arch = (width: number, height: number): string => {
	const r = width / 2;
	return outline`M0 0L0 ${r - height}C0 ${r - height - r * handle} ${r - r * handle} ${-height} ${r} ${-height}C${r + r * handle} ${-height} ${width} ${r - height - r * handle} ${width} ${r - height}L${width} 0Z`;
};

/** A leaf that grows upwards from the origin. */
export const leaf = (length: number, width: number): string =>
	outline`M0 0C${width} ${-length * 0.25} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.25} 0 0Z`;

interface Growth {
	/** Of the leaves from the stalk, in degrees. */
	spread?: number;
	/** Width of a leaf as a share of its length. */
	plump?: number;
	/** Length of the lowest leaves as a share of the branch. */
	leaves?: number;
	/** How far the tip leans over, in degrees. */
	bend?: number;
}

/** Along an arc instead of straight upwards. */
function lean(path: string, length: number, degrees: number): string {
	if (degrees === 0) return path;
	const whole = (degrees * Math.PI) / 180;
	const radius = length / whole;
	const bent = mapPoints(parsePath(path) ?? [], (x, y) => {
		const angle = (-y / length) * whole;
		return [rounded(radius - (radius - x) * Math.cos(angle)), rounded(-(radius - x) * Math.sin(angle))];
	});
	return formatPath(bent);
}

const stalkSteps = 8;

/** A branch that grows upwards from the origin, its leaves getting smaller. */
export function sprig(length: number, pairs: number, growth: Growth = {}): string {
	const { spread = 48, plump = 0.24, leaves: share = 0.24, bend = 0 } = growth;
	const thick = (at: number) => length * 0.007 * (1 - at * 0.7);
	const edge = Array.from({ length: stalkSteps + 1 }, (_, step) => step / stalkSteps);
	const stalk = polygon(
		...edge.map((at): [number, number] => [thick(at), -length * at * 0.95]),
		...edge.toReversed().map((at): [number, number] => [-thick(at), -length * at * 0.95]),
	);
	const leaves = Array.from({ length: pairs }, (_, index) => {
		const at = index / pairs;
		const size = length * share * (1 - at * 0.5);
		const one = leaf(size, size * plump);
		const y = -length * (0.14 + 0.78 * at);
		return transform(one, { x: 0, y, turn: spread }) + transform(one, { x: 0, y: y - length * 0.05, turn: -spread });
	});
	const tip = transform(leaf(length * share * 0.6, length * share * 0.6 * plump), { x: 0, y: -length * 0.9 });
	return lean(stalk + leaves.join('') + tip, length, bend);
}

/** The area below a swinging line, from left to right edge. */
export function swell(width: number, top: number, bottom: number, swing: number, waves: number, shift = 0): string {
	const step = width / waves / 2;
	const from = -step * 2 * shift;
	let line = outline`M${from} ${bottom}L${from} ${top}`;
	let up = -1;
	for (let x = from; x < width + step * 2; x += step) {
		line += outline`C${x + step * 0.36} ${top + up * swing} ${x + step * 0.64} ${top + up * swing} ${x + step} ${top}`;
		up = -up;
	}
	return line + outline`L${width + step * 4} ${top}L${width + step * 4} ${bottom}Z`;
}

/** Rays between two circles around a point. */
export function rays(x: number, y: number, from: number, to: number, count: number, share = 0.5): string {
	return Array.from({ length: count }, (_, index) => {
		const middle = (index * 2 * Math.PI) / count;
		const spread = (Math.PI / count) * share;
		const at = (r: number, angle: number) => `${rounded(x + r * Math.sin(angle))} ${rounded(y - r * Math.cos(angle))}`;
		return `M${at(from, middle - spread)}L${at(to, middle - spread)}L${at(to, middle + spread)}L${at(from, middle + spread)}Z`;
	}).join('');
}

/** A disc with a scalloped edge. */
export function scallop(x: number, y: number, r: number, count: number, depth: number): string {
	const point = (radius: number, turn: number) =>
		`${rounded(x + radius * Math.sin(turn))} ${rounded(y - radius * Math.cos(turn))}`;
	const step = (2 * Math.PI) / count;
	const bows = Array.from({ length: count }, (_, index) => {
		const from = index * step;
		return `C${point(r + depth, from + step * 0.18)} ${point(r + depth, from + step * 0.82)} ${point(r, from + step)}`;
	});
	return `M${point(r, 0)}${bows.join('')}Z`;
}

function polygon(...corners: readonly (readonly [number, number])[]): string {
	return `M${corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
	polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** A star with so many points around a centre. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
	return polygon(
		...Array.from({ length: points * 2 }, (_, index): [number, number] => {
			const angle = (index * Math.PI) / points;
			const r = index % 2 ? inner : outer;
			return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
		}),
	);
}
