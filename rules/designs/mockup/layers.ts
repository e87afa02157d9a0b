// What lies over and under a sheet in a scene: its shadow, the light on it, what holds it. Pictures as wide as the sheet, unless they say otherwise.
import { draw, linear, path, rect, tag } from './scenes/svg.ts';

interface Size {
	width: number;
	height: number;
}

const whole = ({ width, height }: Size) => ({ x: 0, y: 0, width: Math.round(width), height: Math.round(height) });

/** A die line in pixels of the sheet. @param scale pixels for each micrometre */
export const scaleOutline = (dieLine: string, scale: number): string =>
	dieLine.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale * 10) / 10));

/** @param outline null: the sheet is a rectangle */
export const shadowPicture = (size: Size, outline: string | null): string =>
	draw(
		whole(size),
		[],
		[
			outline === null
				? rect(0, 0, Math.round(size.width), Math.round(size.height), { fill: '#1c130a' })
				: path(outline, { fill: '#1c130a' }),
		],
	);

/** To be multiplied with the page. @param folds in pixels from the left edge */
export const shadePicture = (size: Size, folds: readonly number[]): string =>
	draw(
		whole(size),
		[
			linear('light', [0, 0, 1, 0.9], [0, '#ffffff'], [0.55, '#f4f0ea'], [1, '#cfc7bc']),
			linear('fold', [0, 0, 1, 0], [0, '#ffffff'], [0.48, '#c9c2b8'], [0.52, '#f6f3ee'], [1, '#ffffff']),
		],
		[
			rect(0, 0, Math.round(size.width), Math.round(size.height), { fill: 'url(#light)' }),
			...folds.map((at) => rect(Math.round(at) - 14, 0, 28, Math.round(size.height), { fill: 'url(#fold)' })),
		],
	);

/** How far what holds a sheet reaches beyond it. */
export const hangerMargin = 60;

/** Bars of wood at the upper and lower edge, hung by a cord; or a spiral of wire on a nail. */
export function hangerPicture({ width, height }: Size, kind: 'bars' | 'spiral'): string {
	const [wide, high] = [Math.round(width), Math.round(height)];
	const frame = { x: -hangerMargin, y: -hangerMargin, width: wide + 2 * hangerMargin, height: high + 2 * hangerMargin };
	const nail = tag('circle', { cx: wide / 2, cy: -48, r: 4.5, fill: '#5d5248' });
	if (kind === 'bars') {
		const bar = (y: number) => [
			rect(-9, y, wide + 18, 16, { rx: 3, fill: 'url(#wood)' }),
			rect(-9, y, wide + 18, 3, { rx: 1.5, fill: '#fff', opacity: 0.3 }),
		];
		const cord = path(`M14 -8L${wide / 2} -48L${wide - 14} -8`, { fill: 'none', stroke: '#6b5a48', 'stroke-width': 2 });
		return draw(
			frame,
			[linear('wood', [0, 0, 0, 1], [0, '#c39a6b'], [1, '#97704a'])],
			[cord, nail, ...bar(-8), ...bar(high - 8)],
		);
	}
	const count = Math.max(8, Math.round(wide / 26));
	const loops = Array.from({ length: count }, (_, index) => {
		const x = Math.round(((index + 0.5) * wide) / count);
		return `M${x - 4} 12C${x - 8} -16 ${x + 8} -16 ${x + 4} 12`;
	}).join('');
	return draw(
		frame,
		[],
		[
			path(`M${wide / 2 - 46} -8L${wide / 2} -48L${wide / 2 + 46} -8`, {
				fill: 'none',
				stroke: '#7b7f82',
				'stroke-width': 3,
			}),
			nail,
			path(loops, { fill: 'none', stroke: '#6f7477', 'stroke-width': 3.2, 'stroke-linecap': 'round' }),
			path(loops, { fill: 'none', stroke: '#e6e9ea', 'stroke-width': 1, 'stroke-linecap': 'round' }),
		],
	);
}

export const toAddress = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;
