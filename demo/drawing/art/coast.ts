// Pictures of the coast: sea, harbour, lighthouse, sails, dunes, fish.
import { at, circle, line, path, rect, stroke } from '../svg.ts';
import type { Art } from './colours.ts';

/** The area below a swinging line. */
function swell(width: number, height: number, y: number, swing: number, count: number, shift = 0): string {
	const step = width / count;
	let d = `M${-step * (1 - shift)} ${height}V${y}`;
	for (let x = -step * (1 - shift); x < width + step; x += step) {
		d += `Q${x + step / 4} ${y - swing} ${x + step / 2} ${y}T${x + step} ${y}`;
	}
	return `${d}V${height}Z`;
}

const sea: Art = (w, h, { ink, accent, soft, paper }) =>
	rect(0, 0, w, h, soft) +
	circle(w * 0.68, h * 0.34, Math.min(w, h) * 0.17, accent) +
	path(swell(w, h, h * 0.52, h * 0.035, 3), ink, { opacity: 0.25 }) +
	path(swell(w, h, h * 0.62, h * 0.04, 2.5, 0.3), ink, { opacity: 0.45 }) +
	path(swell(w, h, h * 0.73, h * 0.04, 3, 0.6), ink, { opacity: 0.75 }) +
	path(swell(w, h, h * 0.86, h * 0.03, 2, 0.1), ink) +
	stroke(
		`M${w * 0.1} ${h * 0.2}q${w * 0.03} ${-h * 0.03} ${w * 0.06} 0q${w * 0.03} ${-h * 0.03} ${w * 0.06} 0`,
		paper,
		w * 0.008,
	);

function crane(x: number, ground: number, size: number, colour: string): string {
	const s = size;
	const beam = { 'stroke-width': s * 0.05 };
	return (
		path(
			`M${x} ${ground}L${x + s * 0.08} ${ground - s * 0.62}H${x + s * 0.34}L${x + s * 0.42} ${ground}H${x + s * 0.35}L${x + s * 0.29} ${ground - s * 0.4}H${x + s * 0.13}L${x + s * 0.07} ${ground}Z`,
			colour,
		) +
		rect(x + s * 0.06, ground - s * 0.76, s * 0.3, s * 0.15, colour) +
		stroke(
			`M${x + s * 0.3} ${ground - s * 0.7}L${x + s * 0.95} ${ground - s * 1.1}M${x + s * 0.1} ${ground - s * 0.72}L${x + s * 0.22} ${ground - s * 1.02}L${x + s * 0.95} ${ground - s * 1.1}`,
			colour,
			s * 0.05,
			beam,
		) +
		line(x + s * 0.92, ground - s * 1.08, x + s * 0.92, ground - s * 0.55, colour, s * 0.02)
	);
}

const harbour: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const ground = h * 0.72;
	const boxes = [0, 1, 2, 3, 4].map((index) =>
		rect(
			w * 0.5 + index * s * 0.11,
			ground - s * 0.16 - (index % 2) * s * 0.07,
			s * 0.1,
			s * 0.065,
			index % 2 ? paper : accent,
		),
	);
	return (
		rect(0, 0, w, h, soft) +
		circle(w * 0.74, h * 0.3, s * 0.18, accent) +
		crane(w * 0.04, ground, s * 0.52, ink) +
		crane(w * 0.3, ground, s * 0.4, ink) +
		path(`M${w * 0.44} ${ground - s * 0.1}H${w * 1.1}V${ground + s * 0.06}H${w * 0.5}Z`, ink) +
		boxes.join('') +
		rect(0, ground, w, h - ground, ink) +
		path(swell(w, h, h * 0.8, h * 0.012, 5), paper, { opacity: 0.16 }) +
		path(swell(w, h, h * 0.89, h * 0.012, 4, 0.4), paper, { opacity: 0.16 })
	);
};

const lighthouse: Art = (w, h, { ink, accent, soft, paper }) => {
	const x = w * 0.36;
	const top = h * 0.26;
	const foot = h * 0.8;
	const t = Math.min(w * 0.09, h * 0.07);
	const side = (share: number) => t * (0.72 + 0.5 * share);
	const band = (from: number, to: number, colour: string) => {
		const [y1, y2] = [top + (foot - top) * from, top + (foot - top) * to];
		return path(`M${x - side(from)} ${y1}H${x + side(from)}L${x + side(to)} ${y2}H${x - side(to)}Z`, colour);
	};
	return (
		rect(0, 0, w, h, ink) +
		path(`M${x} ${top - t * 0.9}L${w * 1.1} ${h * 0.02}V${h * 0.36}Z`, soft, { opacity: 0.28 }) +
		path(`M${x} ${top - t * 0.9}L${-w * 0.1} ${h * 0.1}V${h * 0.3}Z`, soft, { opacity: 0.16 }) +
		[0, 0.2, 0.4, 0.6, 0.8].map((from, index) => band(from, from + 0.2, index % 2 ? paper : accent)).join('') +
		rect(x - t * 1.05, top - t * 0.28, t * 2.1, t * 0.3, paper) +
		rect(x - t * 0.5, top - t * 1.4, t, t * 1.15, soft) +
		path(`M${x - t * 0.7} ${top - t * 1.35}L${x} ${top - t * 2.1}L${x + t * 0.7} ${top - t * 1.35}Z`, accent) +
		path(swell(w, h, h * 0.79, h * 0.025, 3), soft, { opacity: 0.35 }) +
		path(swell(w, h, h * 0.85, h * 0.025, 2.4, 0.5), soft, { opacity: 0.45 }) +
		path(swell(w, h, h * 0.92, h * 0.02, 3, 0.2), soft)
	);
};

const sails: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const boat = (x: number, y: number, size: number, one: string, two: string) =>
		at(
			x,
			y,
			path(`M0 ${-size}V${-size * 0.14}H${-size * 0.42}Z`, one) +
				path(`M${size * 0.06} ${-size * 0.86}V${-size * 0.14}H${size * 0.5}Z`, two) +
				path(`M${-size * 0.5} ${-size * 0.08}H${size * 0.56}L${size * 0.38} ${size * 0.1}H${-size * 0.32}Z`, ink),
		);
	return (
		rect(0, 0, w, h, soft) +
		rect(0, h * 0.62, w, h * 0.4, ink, { opacity: 0.16 }) +
		boat(w * 0.72, h * 0.62, s * 0.28, paper, paper) +
		boat(w * 0.38, h * 0.72, s * 0.55, accent, paper) +
		path(swell(w, h, h * 0.74, h * 0.014, 5), ink, { opacity: 0.55 }) +
		path(swell(w, h, h * 0.84, h * 0.014, 4, 0.4), ink)
	);
};

const dunes: Art = (w, h, { ink, accent, soft, paper }) =>
	rect(0, 0, w, h, paper) +
	circle(w * 0.3, h * 0.3, Math.min(w, h) * 0.16, accent) +
	path(`M0 ${h * 0.55}C${w * 0.3} ${h * 0.4} ${w * 0.6} ${h * 0.7} ${w} ${h * 0.45}V${h}H0Z`, soft) +
	path(`M0 ${h * 0.7}C${w * 0.35} ${h * 0.52} ${w * 0.55} ${h * 0.82} ${w} ${h * 0.6}V${h}H0Z`, accent, {
		opacity: 0.55,
	}) +
	path(`M0 ${h * 0.8}C${w * 0.25} ${h * 0.95} ${w * 0.65} ${h * 0.66} ${w} ${h * 0.82}V${h}H0Z`, ink);

const fish: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h) * 0.3;
	const one = (x: number, y: number, colour: string, turn: number) =>
		at(
			x,
			y,
			path(
				`M${-s * 0.5} 0C${-s * 0.2} ${-s * 0.32} ${s * 0.25} ${-s * 0.26} ${s * 0.45} 0C${s * 0.25} ${s * 0.26} ${-s * 0.2} ${s * 0.32} ${-s * 0.5} 0Z`,
				colour,
			) +
				path(`M${s * 0.36} 0L${s * 0.66} ${-s * 0.22}V${s * 0.22}Z`, colour) +
				circle(-s * 0.28, -s * 0.05, s * 0.035, ink) +
				stroke(
					`M${-s * 0.1} ${-s * 0.17}Q${s * 0.02} 0 ${-s * 0.1} ${s * 0.17}M${s * 0.06} ${-s * 0.15}Q${s * 0.16} 0 ${s * 0.06} ${s * 0.15}`,
					ink,
					s * 0.02,
				),
			turn,
		);
	const rows = Math.ceil(h / (s * 0.85));
	const columns = Math.ceil(w / (s * 1.35)) + 1;
	const all = Array.from({ length: rows * columns }, (_, index) => {
		const [row, column] = [Math.floor(index / columns), index % columns];
		const colour = [accent, soft, paper][(row * 2 + column) % 3] ?? paper;
		return one((column + (row % 2 ? 0 : 0.5)) * s * 1.35, s * 0.45 + row * s * 0.85, colour, row % 2 ? 0 : -6);
	});
	return rect(0, 0, w, h, ink) + all.join('');
};

export const coast = { sea, harbour, lighthouse, sails, dunes, fish };
