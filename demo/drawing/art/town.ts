// Pictures of the town: gables, coffee, music, bicycle, bread, tools, arcs.
import { at, circle, line, path, rect, stroke } from '../svg.ts';
import type { Art } from './colours.ts';

const gables: Art = (w, h, { ink, accent, soft, paper }) => {
	const count = Math.max(3, Math.round(w / h / 0.26));
	const width = w / count;
	const houses = Array.from({ length: count }, (_, index) => {
		const tall = h * ([0.5, 0.62, 0.44, 0.56, 0.66][index % 5] ?? 0.5);
		const y = h - tall;
		const wall = [accent, ink, paper, accent, ink][index % 5] ?? ink;
		const window = wall === paper ? ink : soft;
		const stepped =
			index % 2
				? `M0 ${h}V${y}L${width / 2} ${y - width * 0.55}L${width} ${y}V${h}Z`
				: `M0 ${h}V${y}H${width * 0.16}V${y - width * 0.2}H${width * 0.33}V${y - width * 0.4}H${width * 0.67}V${y - width * 0.2}H${width * 0.84}V${y}H${width}V${h}Z`;
		const rows = Math.floor((tall - width * 0.2) / (width * 0.42));
		const windows = Array.from({ length: rows * 2 }, (_unused, at) =>
			rect(
				width * (at % 2 ? 0.58 : 0.2),
				y + width * 0.16 + Math.floor(at / 2) * width * 0.42,
				width * 0.22,
				width * 0.26,
				window,
			),
		);
		return at(index * width, 0, path(stepped, wall) + windows.join(''));
	});
	return rect(0, 0, w, h, soft) + circle(w * 0.8, h * 0.18, Math.min(w, h) * 0.09, accent) + houses.join('');
};

const coffee: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	return (
		rect(0, 0, w, h, accent) +
		circle(w * 0.5, h * 0.5, s * 0.4, soft) +
		circle(w * 0.5, h * 0.5, s * 0.3, paper) +
		rect(w * 0.5 + s * 0.24, h * 0.5 - s * 0.035, s * 0.2, s * 0.07, paper, { rx: s * 0.03 }) +
		circle(w * 0.5, h * 0.5, s * 0.255, ink) +
		path(
			`M${w * 0.5} ${h * 0.5 + s * 0.16}C${w * 0.5 - s * 0.22} ${h * 0.5} ${w * 0.5 - s * 0.12} ${h * 0.5 - s * 0.18} ${w * 0.5} ${h * 0.5 - s * 0.06}C${w * 0.5 + s * 0.12} ${h * 0.5 - s * 0.18} ${w * 0.5 + s * 0.22} ${h * 0.5} ${w * 0.5} ${h * 0.5 + s * 0.16}Z`,
			soft,
		) +
		stroke(`M${w * 0.5} ${h * 0.5 - s * 0.02}V${h * 0.5 + s * 0.1}`, ink, s * 0.012)
	);
};

const music: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const [x, y] = [w * 0.58, h * 0.52];
	const grooves = [0.44, 0.4, 0.36, 0.32, 0.28, 0.24].map((share) =>
		circle(x, y, s * share, 'none', { stroke: paper, 'stroke-width': s * 0.004, opacity: 0.35 }),
	);
	const bars = Array.from({ length: 9 }, (_, index) => {
		const tall = h * ([0.2, 0.34, 0.5, 0.3, 0.62, 0.42, 0.26, 0.46, 0.16][index] ?? 0.3);
		return rect(w * 0.06 + index * w * 0.036, h * 0.5 - tall / 2, w * 0.02, tall, soft, { rx: w * 0.01 });
	});
	return (
		rect(0, 0, w, h, accent) +
		circle(x, y, s * 0.48, ink) +
		grooves.join('') +
		circle(x, y, s * 0.17, soft) +
		circle(x, y, s * 0.025, ink) +
		bars.join('')
	);
};

const bicycle: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w * 0.9, h * 1.2);
	const [x, y] = [w * 0.5, h * 0.58];
	const wheel = (cx: number) =>
		circle(cx, y, s * 0.2, 'none', { stroke: ink, 'stroke-width': s * 0.022 }) +
		circle(cx, y, s * 0.165, 'none', { stroke: paper, 'stroke-width': s * 0.006 }) +
		circle(cx, y, s * 0.022, accent);
	return (
		rect(0, 0, w, h, soft) +
		circle(w * 0.76, h * 0.26, s * 0.12, paper) +
		rect(0, y + s * 0.21, w, h, accent) +
		wheel(x - s * 0.26) +
		wheel(x + s * 0.26) +
		stroke(
			`M${x - s * 0.26} ${y}L${x - s * 0.12} ${y - s * 0.26}H${x + s * 0.16}L${x - s * 0.02} ${y}ZM${x - s * 0.02} ${y}L${x - s * 0.14} ${y - s * 0.31}M${x + s * 0.26} ${y}L${x + s * 0.14} ${y - s * 0.34}H${x + s * 0.22}M${x - s * 0.2} ${y - s * 0.32}H${x - s * 0.08}`,
			ink,
			s * 0.022,
			{ 'stroke-linejoin': 'round' },
		) +
		circle(x - s * 0.02, y, s * 0.035, accent)
	);
};

const wheat: Art = (w, h, { ink, accent, soft, paper }) => {
	const s = Math.min(w, h);
	const ear = (x: number, y: number, size: number, turn: number, colour: string) => {
		const grains = [0, 1, 2, 3, 4, 5].flatMap((row) =>
			[-1, 1].map((side) =>
				path(
					`M0 ${-size * (0.36 + row * 0.1)}q${side * size * 0.14} ${-size * 0.02} ${side * size * 0.11} ${-size * 0.15}q${-side * size * 0.12} ${size * 0.02} ${-side * size * 0.11} ${size * 0.15}`,
					colour,
				),
			),
		);
		const tip = path(
			`M0 ${-size * 0.92}q${size * 0.07} ${-size * 0.08} 0 ${-size * 0.17}q${-size * 0.07} ${size * 0.09} 0 ${size * 0.17}`,
			colour,
		);
		return at(x, y, `${stroke(`M0 0V${-size * 0.95}`, colour, size * 0.022)}${grains.join('')}${tip}`, turn);
	};
	return (
		rect(0, 0, w, h, ink) +
		circle(w * 0.5, h * 0.46, s * 0.36, accent) +
		ear(w * 0.5, h * 0.95, s * 0.82, 0, paper) +
		ear(w * 0.48, h * 0.95, s * 0.7, -20, soft) +
		ear(w * 0.52, h * 0.95, s * 0.7, 20, soft)
	);
};

const arcs: Art = (w, h, { ink, accent, soft, paper }) => {
	const columns = Math.max(2, Math.round((w / Math.min(w, h)) * 3));
	const cell = w / columns;
	const rows = Math.ceil(h / cell);
	const grounds = [soft, paper, accent, ink];
	const fronts = [accent, ink, paper, soft];
	const cells = Array.from({ length: rows * columns }, (_, index) => {
		const [row, column] = [Math.floor(index / columns), index % columns];
		const pick = (row * 3 + column * 5 + ((row * column) % 3)) % 4;
		const front = fronts[pick] ?? ink;
		const shapes = [
			path(`M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`, front),
			circle(cell / 2, cell / 2, cell * 0.34, front),
			path(`M${cell} ${cell}H0A${cell} ${cell} 0 0 1 ${cell} 0Z`, front),
			path(
				`M0 ${cell}A${cell / 2} ${cell / 2} 0 0 1 ${cell} ${cell}ZM0 ${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${cell} ${cell / 2}Z`,
				front,
			),
		];
		return at(
			column * cell,
			row * cell,
			rect(0, 0, cell + 0.3, cell + 0.3, grounds[pick] ?? soft) + (shapes[(row + column * 2) % 4] ?? ''),
		);
	});
	return cells.join('');
};

const plan: Art = (w, h, { ink, accent, soft, paper }) => {
	const grid = [
		...Array.from({ length: 13 }, (_, index) =>
			line((w * index) / 12, 0, (w * index) / 12, h, paper, w * 0.0016, { opacity: 0.25 }),
		),
		...Array.from({ length: 13 }, (_, index) =>
			line(0, (h * index) / 12, w, (h * index) / 12, paper, w * 0.0016, { opacity: 0.25 }),
		),
	];
	const t = Math.min(w, h) * 0.014;
	return (
		rect(0, 0, w, h, ink) +
		grid.join('') +
		stroke(
			`M${w * 0.16} ${h * 0.82}V${h * 0.46}L${w * 0.5} ${h * 0.2}L${w * 0.84} ${h * 0.46}V${h * 0.82}Z`,
			paper,
			t,
		) +
		rect(w * 0.24, h * 0.54, w * 0.2, h * 0.28, accent) +
		stroke(
			`M${w * 0.54} ${h * 0.54}H${w * 0.76}V${h * 0.68}H${w * 0.54}ZM${w * 0.65} ${h * 0.54}V${h * 0.68}`,
			soft,
			t,
		) +
		stroke(
			`M${w * 0.16} ${h * 0.9}H${w * 0.84}M${w * 0.16} ${h * 0.88}V${h * 0.92}M${w * 0.84} ${h * 0.88}V${h * 0.92}`,
			soft,
			t * 0.6,
		)
	);
};

export const town = { gables, coffee, music, bicycle, wheat, arcs, plan };
