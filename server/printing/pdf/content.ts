// Operators of a page's content. Coordinates are points from the upper left corner of the page, y down, as pdfkit begins each page.
import type { Matrix } from '../../../rules/designs/operations.ts';
import { toPoints } from '../../../rules/designs/units.ts';

/** As PDF writes numbers: never with an exponent. */
export function writeNumber(value: number, decimals = 5): string {
	if (!Number.isFinite(value)) throw new Error(`not a number of a page: ${value}`);
	const text = value.toFixed(decimals);
	const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
	return short === '-0' ? '0' : short;
}

export const writeNumbers = (...values: readonly number[]): string =>
	values.map((value) => writeNumber(value)).join(' ');

/** Angles and scales are multiplied with lengths. */
const factorDecimals = 9;

/** A point of the page that lengths begin at. */
export interface Origin {
	x: number;
	y: number;
}

/** `cm`: from micrometres about the trim corner to points about the corner of the page; the lengths themselves are given in points. */
export function writeMatrix([a, b, c, d, e, f]: Matrix, { x, y }: Origin): string {
	const factors = [a, b, c, d].map((factor) => writeNumber(factor, factorDecimals)).join(' ');
	return `${factors} ${writeNumbers(x + toPoints(e), y + toPoints(f))} cm`;
}

const argumentCounts: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };
const operators: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Z: 'h' };

interface PathStep {
	command: string;
	/** In micrometres. */
	numbers: number[];
}

export function readPath(path: string): PathStep[] {
	const tokens = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
	const steps: PathStep[] = [];
	for (let at = 0; at < tokens.length; ) {
		const command = tokens[at] ?? '';
		const count = argumentCounts[command];
		if (count === undefined) throw new Error(`not a command of a path: ${command.slice(0, 20)}`);
		const numbers = tokens.slice(at + 1, at + 1 + count).map(Number);
		if (numbers.length < count || numbers.some(Number.isNaN)) throw new Error(`a path ends within ${command}`);
		steps.push({ command, numbers });
		at += 1 + count;
	}
	return steps;
}

/** Path construction, in points. */
export function writePath(path: string, place: (x: number, y: number) => [number, number] = (x, y) => [x, y]): string {
	const lines = readPath(path).map(({ command, numbers }) => {
		const points: number[] = [];
		for (let at = 0; at < numbers.length; at += 2) points.push(...place(numbers[at] ?? 0, numbers[at + 1] ?? 0));
		return [...points.map((length) => writeNumber(toPoints(length))), operators[command]].join(' ');
	});
	return lines.join('\n');
}

/** A name as PDF writes it: what is no plain sign, as its bytes in UTF-8. */
export const escapeName = (name: string): string =>
	[...Buffer.from(name, 'utf8')]
		.map((byte) => {
			const sign = String.fromCharCode(byte);
			return /[A-Za-z0-9_.+-]/.test(sign) ? sign : `#${byte.toString(16).padStart(2, '0')}`;
		})
		.join('');
