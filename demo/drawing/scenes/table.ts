// Where things are photographed: surfaces, light, and sheets that lie on them with their thickness and shadow.
import { at, clipped, element, group, linear, path, radial, rect, softly } from '../svg.ts';

export const pictureWidth = 1600;
export const pictureHeight = 1200;

/** The same for all products of a category. */
export interface Setting {
	/** The two tones of the surface. */
	tones: [near: string, far: string];
	/** Where the tones meet, as a slope: 0 level, 1 steep. */
	slope: number;
	/** Turn of the pieces in degrees, on top of what their arrangement has. */
	turn: number;
}

const light = (w: number, h: number) =>
	radial(
		[
			[0, '#ffffff', 0.5],
			[0.55, '#ffffff', 0.08],
			[1, '#ffffff', 0],
		],
		[0.28, 0.16, 0.85],
		(fill) => rect(0, 0, w, h, fill),
	) +
	radial(
		[
			[0, '#000000', 0],
			[0.6, '#000000', 0],
			[1, '#000000', 0.16],
		],
		[0.45, 0.42, 0.85],
		(fill) => rect(0, 0, w, h, fill),
	);

/** Two sheets of coloured card that meet, seen from above. */
export function table({ tones: [near, far], slope }: Setting, w = pictureWidth, h = pictureHeight): string {
	const middle = h * 0.52;
	const rise = slope * h * 0.42;
	const edge = `M0 ${middle + rise}L${w} ${middle - rise}`;
	return (
		rect(0, 0, w, h, far) +
		[4, 9, 15, 22]
			.map((up) =>
				path(`M0 ${middle + rise - up}L${w} ${middle - rise - up}V${middle - rise}L0 ${middle + rise}Z`, '#000', {
					opacity: 0.028,
				}),
			)
			.join('') +
		path(`${edge}V${h}H0Z`, near) +
		light(w, h)
	);
}

/** A wall and a floor, for what stands. */
export function room({ tones: [near, far] }: Setting, horizon = 0.74, w = pictureWidth, h = pictureHeight): string {
	const y = h * horizon;
	return (
		rect(0, 0, w, h, far) +
		linear(
			[
				[0, near],
				[1, near, 0.82],
			],
			[0, 0, 0, 1],
			(fill) => rect(0, y, w, h - y, near) + rect(0, y, w, h - y, fill),
		) +
		linear(
			[
				[0, '#000000', 0.13],
				[1, '#000000', 0],
			],
			[0, 0, 0, 1],
			(fill) => rect(0, y, w, 34, fill),
		) +
		light(w, h)
	);
}

export interface Piece {
	/** In millimetres; the print is drawn in them too. */
	width: number;
	height: number;
	radius?: number;
	print: string;
	paper?: string;
	/** Of the edge, where it is painted. */
	edge?: string;
}

export interface Placement {
	x: number;
	y: number;
	turn: number;
	/** Pixels for a millimetre. */
	scale: number;
	/** 1 seen from straight above, less from the side. */
	tilt?: number;
	/** Height of the pile in pixels. */
	thick?: number;
	/** How far it is above the ground, for its shadow. */
	lift?: number;
}

const lying = ({ width, height }: Piece, { x, y, turn, scale, tilt = 1 }: Placement, down = 0) =>
	`translate(${Math.round(x)} ${Math.round(y + down)}) scale(1 ${tilt}) rotate(${turn}) scale(${Math.round(scale * 1000) / 1000}) translate(${-width / 2} ${-height / 2})`;

const outline = ({ width, height, radius = 0.4 }: Piece, fill: string, more = {}) =>
	rect(0, 0, width, height, fill, { rx: radius, ...more });

function shadow(piece: Piece, place: Placement): string {
	const { thick = 0, lift = 1 } = place;
	const { width, height, radius = 0.4 } = piece;
	const at = (depth: number, strength: number, down: number) => {
		const px = 1 / place.scale;
		const layer = (grown: number) => {
			const by = Math.max(grown * px, -Math.min(width, height) * 0.4);
			const round = Math.max(radius, (grown + depth * 1.4) * px);
			return element('rect', { x: -by, y: -by, width: width + 2 * by, height: height + 2 * by, rx: round });
		};
		return group(lying(piece, place, down), softly(depth, strength, layer, depth < 10 ? 5 : 9));
	};
	return at(30 * lift + thick * 0.3, 0.3, thick * 0.8 + 26 * lift) + at(6, 0.26, thick + 4);
}

/** A colour as #rrggbb, so much of it taken away. */
function darker(colour: string, share: number): string {
	const channels = colour.slice(1).match(/../g) ?? [];
	return `#${channels
		.map((pair) =>
			Math.round(Number.parseInt(pair, 16) * (1 - share))
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}

/** The edge of a pile: its sheets one below the other, every few a little darker. */
function edges(piece: Piece, place: Placement): string {
	const { thick = 0 } = place;
	const { paper = '#ffffff', edge = paper } = piece;
	const layers = [];
	for (let down = thick; down > 0; down -= 3) {
		const shade = 0.1 + (Math.round(down / 3) % 3 === 0 ? 0.1 : 0) + (Math.round(down / 3) % 5 === 0 ? 0.06 : 0);
		const moved = { ...place, x: place.x + (Math.round(down / 6) % 3) - 1 };
		layers.push(group(lying(piece, moved, down), outline(piece, darker(edge, shade))));
	}
	return layers.join('');
}

/** Lays a sheet, or a pile of it, on the table. */
export function lay(piece: Piece, place: Placement): string {
	const { paper = '#ffffff', width, height } = piece;
	const sheen = linear(
		[
			[0, '#ffffff', 0.16],
			[0.5, '#ffffff', 0],
			[1, '#000000', 0.07],
		],
		[0, 0, 1, 1],
		(fill) => rect(0, 0, width, height, fill),
	);
	const print = clipped(outline(piece, '#000'), outline(piece, paper) + piece.print + sheen);
	return shadow(piece, place) + edges(piece, place) + group(lying(piece, place), print);
}

/** A soft shadow of something that stands, around its foot. */
export const footShadow = (x: number, y: number, width: number, height: number, strength = 0.4) =>
	radial(
		[
			[0, '#000000', strength],
			[0.55, '#000000', strength * 0.62],
			[0.8, '#000000', strength * 0.2],
			[1, '#000000', 0],
		],
		[0.5, 0.5, 0.5],
		(fill) => element('ellipse', { cx: x, cy: y, rx: width * 0.62, ry: height * 1.05, fill }),
	);

/** A pencil as a prop, 175 mm long. */
export function pencil(x: number, y: number, turn: number, scale: number, colour: string): string {
	const body =
		rect(0, -3.6, 150, 7.2, colour) +
		rect(0, -3.6, 150, 2.4, '#fff', { opacity: 0.22 }) +
		rect(0, 1.4, 150, 2.2, '#000', { opacity: 0.18 }) +
		path('M150 -3.6L168 -0.8V0.8L150 3.6Z', '#e8cfa6') +
		path('M163 -1.6L170 0L163 1.6Z', '#2a2a2a') +
		rect(-9, -3.6, 9, 7.2, '#c8ccd0');
	const dark = softly(8, 0.4, (grown) =>
		element('rect', {
			x: -9 - grown / scale,
			y: -3.6 - grown / scale,
			width: 178 + (2 * grown) / scale,
			height: Math.max(1, 7.2 + (2 * grown) / scale),
			rx: 2,
		}),
	);
	return at(x + 4, y + 14, dark, turn, scale) + at(x, y, body, turn, scale);
}

/** The shadow of an upright rectangle on the wall behind it. */
export const wallShadow = (x: number, y: number, width: number, height: number, strength = 0.3, depth = 26) =>
	softly(depth, strength, (grown) =>
		element('rect', {
			x: x - grown,
			y: y - grown,
			width: width + 2 * grown,
			height: height + 2 * grown,
			rx: Math.max(2, grown + depth * 1.4),
		}),
	);
