// Pictures of the garden and the year: leaves, flowers, pears, a vase, fir trees, the moon.
import { at, circle, element, path, rect, stroke } from '../svg.ts';
import type { Art } from './colours.ts';

const leaf = (length: number, width: number, colour: string, vein?: string) =>
	path(
		`M0 0C${width} ${-length * 0.25} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.25} 0 0Z`,
		colour,
	) + (vein ? stroke(`M0 0V${-length * 0.86}`, vein, length * 0.018) : '');

function branch(length: number, colour: string, count: number, vein?: string): string {
	const leaves = Array.from({ length: count }, (_, index) => {
		const y = -length * (0.2 + (0.74 * index) / count);
		const size = length * (0.27 - (0.14 * index) / count);
		return (
			at(0, y, leaf(size, size * 0.24, colour, vein), 50) +
			at(0, y - length * 0.04, leaf(size, size * 0.24, colour, vein), -50)
		);
	});
	return `${stroke(`M0 0V${-length * 0.96}`, colour, length * 0.014)}${leaves.join('')}${at(0, -length * 0.9, leaf(length * 0.16, length * 0.045, colour, vein))}`;
}

const leaves: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.max(w, h);
	return (
		rect(0, 0, w, h, soft) +
		at(w * 0.2, h * 1.02, branch(s * 0.8, ink, 6, soft), 8) +
		at(w * 0.62, h * 1.05, branch(s * 0.95, accent, 7, paper), -4) +
		at(w * 0.95, h * 1.02, branch(s * 0.66, ink, 5, soft), -14)
	);
};

/** A single branch on bare paper, for fine stationery. */
const sprig: Art = (w, h, { accent }) => at(w * 0.5, h * 0.96, branch(h * 0.9, accent, 6), 0);

const wreath: Art = (w, h, { ink, accent }) => {
	const s = Math.min(w, h);
	const around = Array.from({ length: 26 }, (_, index) => {
		const turn = (index * 360) / 26;
		return element(
			'g',
			{ transform: `rotate(${Math.round(turn)}) translate(0 ${-s * 0.4})` },
			at(0, 0, leaf(s * 0.13, s * 0.036, index % 3 ? accent : ink), index % 2 ? 62 : 112),
		);
	});
	return at(
		w / 2,
		h / 2,
		circle(0, 0, s * 0.4, 'none', { stroke: accent, 'stroke-width': s * 0.006 }) + around.join(''),
	);
};

const flower: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const petals = (count: number, length: number, width: number, colour: string) =>
		Array.from({ length: count }, (_, index) =>
			element('g', { transform: `rotate(${(index * 360) / count})` }, leaf(length, width, colour)),
		).join('');
	return (
		rect(0, 0, w, h, ink) +
		at(w * 0.52, h * 1.05, branch(h * 0.6, accent, 3), 4) +
		at(
			w * 0.54,
			h * 0.4,
			petals(12, s * 0.42, s * 0.1, soft) +
				petals(12, s * 0.28, s * 0.07, accent) +
				circle(0, 0, s * 0.085, paper) +
				circle(0, 0, s * 0.05, ink),
		)
	);
};

const pears: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h) * 0.5;
	const pear = (x: number, y: number, size: number, colour: string, turn: number) =>
		at(
			x,
			y,
			path(
				`M0 ${-size * 0.5}C${size * 0.18} ${-size * 0.5} ${size * 0.14} ${-size * 0.16} ${size * 0.3} ${size * 0.06}C${size * 0.5} ${size * 0.36} ${size * 0.2} ${size * 0.52} 0 ${size * 0.52}C${-size * 0.2} ${size * 0.52} ${-size * 0.5} ${size * 0.36} ${-size * 0.3} ${size * 0.06}C${-size * 0.14} ${-size * 0.16} ${-size * 0.18} ${-size * 0.5} 0 ${-size * 0.5}Z`,
				colour,
			) +
				stroke(`M0 ${-size * 0.48}q${size * 0.03} ${-size * 0.12} ${size * 0.1} ${-size * 0.18}`, ink, size * 0.03) +
				path(
					`M${size * 0.02} ${-size * 0.52}q${-size * 0.26} ${-size * 0.16} ${-size * 0.34} ${size * 0.02}q${size * 0.2} ${size * 0.1} ${size * 0.34} ${-size * 0.02}`,
					ink,
				),
			turn,
		);
	return (
		rect(0, 0, w, h, soft) +
		rect(0, h * 0.66, w, h * 0.34, paper) +
		element('ellipse', { cx: w * 0.38, cy: h * 0.52 + s * 0.49, rx: s * 0.4, ry: s * 0.03, fill: ink, opacity: 0.18 }) +
		pear(w * 0.36, h * 0.52, s * 0.95, accent, -6) +
		pear(w * 0.68, h * 0.6, s * 0.75, ink, 10)
	);
};

const vase: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h * 0.8);
	const [x, foot] = [w * 0.5, h * 0.86];
	return (
		rect(0, 0, w, h, soft) +
		rect(0, h * 0.76, w, h * 0.24, accent, { opacity: 0.85 }) +
		circle(w * 0.3, h * 0.3, s * 0.17, paper) +
		at(x - s * 0.03, foot - s * 0.42, branch(s * 0.58, ink, 5), -20) +
		at(x + s * 0.03, foot - s * 0.42, branch(s * 0.68, accent, 6), 12) +
		path(
			`M${x - s * 0.07} ${foot - s * 0.46}H${x + s * 0.07}C${x + s * 0.07} ${foot - s * 0.32} ${x + s * 0.2} ${foot - s * 0.3} ${x + s * 0.2} ${foot - s * 0.15}C${x + s * 0.2} ${foot - s * 0.04} ${x + s * 0.12} ${foot} ${x + s * 0.1} ${foot}H${x - s * 0.1}C${x - s * 0.12} ${foot} ${x - s * 0.2} ${foot - s * 0.04} ${x - s * 0.2} ${foot - s * 0.15}C${x - s * 0.2} ${foot - s * 0.3} ${x - s * 0.07} ${foot - s * 0.32} ${x - s * 0.07} ${foot - s * 0.46}Z`,
			paper,
		) +
		path(
			`M${x - s * 0.19} ${foot - s * 0.18}q${s * 0.19} ${s * 0.06} ${s * 0.38} 0v${s * 0.06}q${-s * 0.19} ${s * 0.06} ${-s * 0.38} 0Z`,
			ink,
		)
	);
};

const firs: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const fir = (x: number, foot: number, size: number, colour: string) =>
		[0, 1, 2]
			.map((row) =>
				path(
					`M${x} ${foot - size * (1 - row * 0.24)}L${x + size * (0.16 + row * 0.07)} ${foot - size * (0.6 - row * 0.24)}H${x - size * (0.16 + row * 0.07)}Z`,
					colour,
				),
			)
			.join('') + rect(x - size * 0.03, foot - size * 0.13, size * 0.06, size * 0.13, colour);
	const flakes = Array.from({ length: 26 }, (_, index) =>
		circle(
			((index * 61.8) % 100) * w * 0.01,
			((index * 41.4 + (index % 4) * 9) % 76) * h * 0.01,
			s * (0.005 + (index % 3) * 0.003),
			paper,
		),
	);
	return (
		rect(0, 0, w, h, ink) +
		circle(w * 0.74, h * 0.26, s * 0.13, soft) +
		flakes.join('') +
		path(`M0 ${h * 0.78}Q${w * 0.4} ${h * 0.66} ${w} ${h * 0.8}V${h}H0Z`, soft, { opacity: 0.35 }) +
		fir(w * 0.2, h * 0.86, s * 0.5, accent) +
		fir(w * 0.78, h * 0.88, s * 0.42, accent) +
		fir(w * 0.46, h * 0.94, s * 0.66, soft) +
		path(`M0 ${h * 0.9}Q${w * 0.5} ${h * 0.82} ${w} ${h * 0.92}V${h}H0Z`, paper)
	);
};

export const garden = { leaves, sprig, wreath, flower, pears, vase, firs };
