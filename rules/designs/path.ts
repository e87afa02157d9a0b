// Paths of drawings: absolute commands `M L C Z` and numbers, nothing else.

export type PathCommand =
	| { command: 'M' | 'L'; points: readonly [number, number] }
	| { command: 'C'; points: readonly [number, number, number, number, number, number] }
	| { command: 'Z'; points: readonly [] };

const counts = { M: 2, L: 2, C: 6, Z: 0 } as const;
type Letter = keyof typeof counts;
const longestPath = 20_000;

const wholePath = /^\s*M[\sMLCZ,.\d-]*$/;
const part = /([MLCZ])([^MLCZ]*)/g;
const number = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** Further points behind a command repeat it; behind M they are lines. */
function readPart(letter: Letter, written: string): PathCommand[] | null {
	const numbers = written.split(/[\s,]+/).filter((text) => text !== '');
	const count = counts[letter];
	if (!numbers.every((text) => number.test(text))) return null;
	if (count === 0) return numbers.length === 0 ? [{ command: 'Z', points: [] }] : null;
	if (numbers.length === 0 || numbers.length % count > 0) return null;
	return Array.from({ length: numbers.length / count }, (_, index) => {
		const points = numbers.slice(index * count, (index + 1) * count).map(Number);
		return { command: letter === 'M' && index > 0 ? 'L' : letter, points } as unknown as PathCommand;
	});
}

/** Null: not such a path. */
export function parsePath(path: string): PathCommand[] | null {
	if (!wholePath.test(path)) return null;
	const parts = [...path.matchAll(part)].map(([, letter, written = '']) => readPart(letter as Letter, written));
	return parts.includes(null) ? null : parts.flatMap((commands) => commands ?? []);
}

/** Not longer than a path may be, and readable. */
export const isPath = (value: unknown): value is string =>
	typeof value === 'string' && value.length <= longestPath && parsePath(value) !== null;

export const formatPath = (commands: readonly PathCommand[]): string =>
	commands.map(({ command, points }) => `${command}${points.join(' ')}`).join('');

/** Every number of a path, changed by its axis. */
export function mapPoints(
	commands: readonly PathCommand[],
	change: (x: number, y: number) => readonly [number, number],
): PathCommand[] {
	return commands.map(({ command, points }) => {
		const changed: number[] = [];
		for (let index = 0; index < points.length; index += 2)
			changed.push(...change(points[index] as number, points[index + 1] as number));
		return { command, points: changed } as unknown as PathCommand;
	});
}

/** Another size of the same outline, in whole micrometres. */
export const scalePath = (path: string, across: number, down: number): string =>
	formatPath(mapPoints(parsePath(path) ?? [], (x, y) => [Math.round(x * across), Math.round(y * down)]));

const rounded = (x: number, y: number): readonly [number, number] => [Math.round(x), Math.round(y)];

const polygon = (...corners: readonly (readonly [number, number])[]): string =>
	`M${corners.map(([x, y]) => rounded(x, y).join(' ')).join('L')}Z`;

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
	polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** At a distance within a sheet. @returns null where there is no room for it */
export const insetRectangle = (width: number, height: number, by: number): string | null =>
	2 * by < Math.min(width, height) ? rectanglePath(by, by, width - 2 * by, height - 2 * by) : null;

/** How far the control points of a quarter of a circle lie from its ends, as a share of the radius. */
const quarter = 0.5522847498307936;

/** A rectangle whose corners are quarters of ellipses: with radii of half its sides it is an ellipse. */
export function roundedPath(width: number, height: number, radiusX: number, radiusY: number): string {
	const [rx, ry] = [Math.min(radiusX, width / 2), Math.min(radiusY, height / 2)];
	if (rx <= 0 || ry <= 0) return rectanglePath(0, 0, width, height);
	const [cx, cy] = [rx * (1 - quarter), ry * (1 - quarter)];
	const parts: [string, ...(readonly [number, number])[]][] = [
		['M', [rx, 0]],
		['L', [width - rx, 0]],
		['C', [width - cx, 0], [width, cy], [width, ry]],
		['L', [width, height - ry]],
		['C', [width, height - cy], [width - cx, height], [width - rx, height]],
		['L', [rx, height]],
		['C', [cx, height], [0, height - cy], [0, height - ry]],
		['L', [0, ry]],
		['C', [0, cy], [cx, 0], [rx, 0]],
	];
	// An ellipse has no straight parts.
	const drawn = parts.filter(([command], index) => {
		if (command !== 'L') return true;
		const isHorizontal = index === 1 || index === 5;
		return isHorizontal ? rx * 2 < width : ry * 2 < height;
	});
	const write = ([command, ...points]: (typeof parts)[number]) =>
		`${command}${points.map(([x, y]) => rounded(x, y).join(' ')).join(' ')}`;
	return `${drawn.map(write).join('')}Z`;
}

export const ellipsePath = (width: number, height: number): string => roundedPath(width, height, width / 2, height / 2);
