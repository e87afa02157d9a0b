// Words of SVG that the scenes are drawn with.

type Attributes = Readonly<Record<string, string | number>>;

const write = (attributes: Attributes): string =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('');

export const tag = (name: string, attributes: Attributes, ...content: readonly string[]): string =>
	content.length > 0 ? `<${name}${write(attributes)}>${content.join('')}</${name}>` : `<${name}${write(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}): string =>
	tag('rect', { x, y, width, height, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes = {}): string =>
	tag('ellipse', { cx, cy, rx, ry, ...more });

export const path = (d: string, more: Attributes = {}): string => tag('path', { d, ...more });

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (given: readonly Stop[]): string[] =>
	given.map(([offset, colour, opacity = 1]) =>
		tag('stop', { offset, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
	);

/** From one corner of what it fills to the other. */
export const linear = (id: string, [x1, y1, x2, y2]: readonly number[], ...given: readonly Stop[]): string =>
	tag('linearGradient', { id, x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 1 }, ...stops(given));

export const radial = (id: string, [cx, cy, r]: readonly number[], ...given: readonly Stop[]): string =>
	tag('radialGradient', { id, cx: cx ?? 0.5, cy: cy ?? 0.5, r: r ?? 0.5 }, ...stops(given));

export const blur = (id: string, deviation: number): string =>
	tag(
		'filter',
		{ id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
		tag('feGaussianBlur', { stdDeviation: deviation }),
	);

/** Grain over everything, as paper, linen and plaster have it. */
export const grain = (id: string, frequency: number | string, strength: number): string =>
	tag(
		'filter',
		{ id, x: 0, y: 0, width: '100%', height: '100%' },
		tag('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: 2, seed: 4 }),
		tag('feColorMatrix', { values: `0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${strength} -${strength * 0.35}` }),
	);

export interface Frame {
	x: number;
	y: number;
	width: number;
	height: number;
}

export const draw = (
	{ x, y, width, height }: Frame,
	definitions: readonly string[],
	content: readonly string[],
): string =>
	tag(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			viewBox: `${x} ${y} ${width} ${height}`,
			preserveAspectRatio: 'xMidYMid slice',
		},
		tag('defs', {}, ...definitions),
		...content,
	);

/** A leaf from its stem to its tip. */
export function leaf(x: number, y: number, length: number, angle: number, more: Attributes = {}): string {
	const at = (along: number, across: number) => `${Math.round(length * along)} ${Math.round(length * across)}`;
	const outline = `M0 0C${at(0.25, -0.28)} ${at(0.75, -0.24)} ${at(1, 0)}C${at(0.75, 0.2)} ${at(0.25, 0.24)} 0 0Z`;
	return path(outline, { transform: `translate(${x} ${Math.round(y)}) rotate(${angle})`, ...more });
}
