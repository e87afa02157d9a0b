// What hangs on a wall, or sticks to a lid: flat scenes that are turned as a whole, and so reach beyond what is seen of them at first.
import { blur, draw, ellipse, grain, leaf, linear, path, radial, rect, tag } from './svg.ts';

/** Around the 1200 by 800 that are seen. */
export const wallFrame = { x: -600, y: -300, width: 2400, height: 1400 };
const { x: left, y: top, width: wide, height: high } = wallFrame;

const fill = (colour: string, more = {}): string => rect(left, top, wide, high, { fill: colour, ...more });

const room = (floorTop: number): string =>
	[
		fill('url(#wall)'),
		rect(left, top, wide, high, { filter: 'url(#grain)', opacity: 0.07 }),
		fill('url(#light)'),
		rect(left, floorTop, wide, high, { fill: 'url(#floor)' }),
		...[-420, -60, 330, 700, 1060, 1440].map((x) =>
			path(`M${x} ${floorTop} l${(x - 600) * 0.42} 420`, { stroke: '#7b5a3c', 'stroke-width': 2, opacity: 0.35 }),
		),
		rect(left, floorTop - 44, wide, 44, { fill: '#f6f3ee' }),
		rect(left, floorTop - 44, wide, 3, { fill: '#fff' }),
		rect(left, floorTop - 3, wide, 9, { fill: '#5c4127', opacity: 0.4, filter: 'url(#near)' }),
	].join('');

const roomDefinitions = [
	linear('wall', [0, 0, 0.6, 1], [0, '#f0ece6'], [1, '#dcd5cb']),
	radial('light', [0.4, 0.25, 0.75], [0, '#ffffff', 0.65], [0.5, '#ffffff', 0.12], [1, '#5f5346', 0.2]),
	linear('floor', [0, 0, 0, 1], [0, '#c9a27a'], [1, '#a87d55']),
	linear('pot', [0, 0, 1, 0], [0, '#7c858a'], [0.35, '#a6aeb2'], [1, '#5d666b']),
	linear('vase', [0, 0, 1, 0], [0, '#b9785a'], [0.35, '#d79a7c'], [1, '#8f5437']),
	blur('near', 6),
	blur('far', 20),
	grain('grain', 0.75, 0.5),
];

const plant = (x: number, y: number): string => {
	const leaves = [-152, -128, -112, -97, -84, -70, -54, -30].map((angle, index) =>
		leaf(0, 0, 250 - Math.abs(index - 3.5) * 22, angle, { fill: index % 2 ? '#5f7a63' : '#4c6651' }),
	);
	return [
		ellipse(x + 34, y + 128, 150, 22, { fill: '#3b2a1a', opacity: 0.4, filter: 'url(#far)' }),
		tag('g', { transform: `translate(${x} ${y})` }, ...leaves),
		path(`M${x - 78} ${y - 6} h156 l-20 134 q-2 8 -10 8 h-96 q-8 0 -10 -8Z`, { fill: 'url(#pot)' }),
		rect(x - 84, y - 16, 168, 24, { rx: 5, fill: 'url(#pot)' }),
	].join('');
};

export const posterWall = draw(wallFrame, roomDefinitions, [
	room(716),
	plant(1070, 628),
	// A stool with books.
	tag(
		'g',
		{},
		ellipse(118, 790, 150, 16, { fill: '#3b2a1a', opacity: 0.4, filter: 'url(#far)' }),
		path('M28 640 L8 790 M208 640 L228 790 M70 640 L60 770 M166 640 L176 770', {
			stroke: '#6d4d31',
			'stroke-width': 11,
			'stroke-linecap': 'round',
		}),
		rect(4, 622, 228, 20, { rx: 9, fill: '#8a6542' }),
		rect(44, 594, 150, 28, { rx: 3, fill: '#f1ede6' }),
		rect(44, 594, 20, 28, { rx: 3, fill: '#a8503a' }),
		rect(58, 570, 128, 24, { rx: 3, fill: '#3f5563' }),
	),
]);

export const calendarWall = draw(wallFrame, roomDefinitions, [
	room(900),
	// A shelf with a vase.
	rect(820, 640, 560, 30, { fill: '#3b2a1a', opacity: 0.34, filter: 'url(#far)', transform: 'translate(0 26)' }),
	rect(820, 626, 560, 26, { rx: 3, fill: '#a87d55' }),
	rect(820, 626, 560, 5, { rx: 2, fill: '#d2ab82' }),
	tag(
		'g',
		{ transform: 'translate(1010 520)' },
		...[-130, -108, -88, -66, -44].map((angle, index) =>
			leaf(0, -40, 170 - Math.abs(index - 2) * 20, angle, { fill: index % 2 ? '#8d9a86' : '#75846f' }),
		),
		path('M-26 -52 h52 q-6 26 10 52 q22 34 0 104 q-3 6 -10 6 h-52 q-7 0 -10 -6 q-22 -70 0 -104 q16 -26 10 -52Z', {
			fill: 'url(#vase)',
		}),
	),
	rect(1130, 512, 34, 114, { rx: 2, fill: '#3f5563' }),
	rect(1166, 496, 42, 130, { rx: 2, fill: '#e9e2d6' }),
	rect(1210, 522, 28, 104, { rx: 2, fill: '#a8503a' }),
]);

export const laptopLid = draw(
	wallFrame,
	[
		linear('table', [0, 0, 0.4, 1], [0, '#d9b48c'], [1, '#b98b5e']),
		linear('lid', [0, 0, 0.9, 1], [0, '#c9cdd1'], [0.45, '#aeb3b8'], [1, '#8d9399']),
		radial('shine', [0.3, 0.2, 0.8], [0, '#ffffff', 0.55], [0.6, '#ffffff', 0]),
		blur('near', 8),
		blur('far', 30),
		grain('wood', '0.006 0.16', 1.2),
		grain('grain', 1.1, 0.5),
	],
	[
		fill('url(#table)'),
		rect(left, top, wide, high, { filter: 'url(#wood)', opacity: 0.16 }),
		rect(40, 6, 1130, 800, {
			rx: 46,
			fill: '#3b2614',
			opacity: 0.5,
			filter: 'url(#far)',
			transform: 'translate(18 30)',
		}),
		rect(36, 0, 1128, 790, { rx: 40, fill: '#757b81' }),
		rect(36, 0, 1128, 784, { rx: 40, fill: 'url(#lid)' }),
		rect(36, 0, 1128, 784, { rx: 40, filter: 'url(#grain)', opacity: 0.08 }),
		rect(36, 0, 1128, 784, { rx: 40, fill: 'url(#shine)' }),
		rect(39, 3, 1122, 778, { rx: 38, fill: 'none', stroke: '#fff', 'stroke-width': 2, opacity: 0.5 }),
		// A hinge at the far edge.
		rect(300, -4, 600, 14, { rx: 6, fill: '#50565b' }),
	],
);
