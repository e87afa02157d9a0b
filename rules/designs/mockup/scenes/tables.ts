// What lies on a table, seen from above and a little from the front: in the light of a window, beside few things that are only half in the picture.
import { blur, draw, ellipse, grain, leaf, linear, path, radial, rect, tag } from './svg.ts';

const table = { x: 0, y: 0, width: 1200, height: 800 };

/** Two panes of a window, thrown onto the table. */
const windowLight = (opacity: number): string =>
	tag(
		'g',
		{ fill: '#fff', opacity, filter: 'url(#soft)' },
		path('M-80 120 L330 -60 L760 860 L260 860Z'),
		path('M410 -80 L640 -80 L1150 860 L880 860Z'),
	);

const surface = (fill: string): string => rect(0, 0, 1200, 800, { fill });
const texture = (opacity: number): string => rect(0, 0, 1200, 800, { filter: 'url(#grain)', opacity });

/** A pen from its tip on, lying at an angle. */
function pen(x: number, y: number, angle: number, body: string, metal: string): string {
	const at = `translate(${x} ${y}) rotate(${angle})`;
	return [
		rect(6, 12, 390, 20, { rx: 10, transform: at, fill: '#000', opacity: 0.28, filter: 'url(#near)' }),
		tag(
			'g',
			{ transform: at },
			path('M0 0 L44 -9 L44 9Z', { fill: metal }),
			rect(44, -10, 320, 20, { rx: 4, fill: body }),
			rect(44, -10, 320, 6, { rx: 3, fill: '#fff', opacity: 0.22 }),
			rect(206, -11, 10, 22, { fill: metal }),
			rect(224, -14, 130, 5, { rx: 2.5, fill: metal }),
			rect(360, -10, 16, 20, { rx: 6, fill: metal }),
		),
	].join('');
}

/** A cup on its saucer. */
const cup = (x: number, y: number): string =>
	[
		ellipse(x + 26, y + 38, 178, 132, { fill: '#000', opacity: 0.24, filter: 'url(#far)' }),
		ellipse(x, y, 172, 126, { fill: 'url(#china)' }),
		ellipse(x, y, 140, 100, { fill: '#000', opacity: 0.06 }),
		ellipse(x + 8, y + 10, 112, 82, { fill: '#000', opacity: 0.16, filter: 'url(#near)' }),
		ellipse(x, y - 8, 108, 80, { fill: 'url(#china)' }),
		ellipse(x, y - 10, 94, 68, { fill: '#4a2f20' }),
		ellipse(x, y - 5, 92, 63, { fill: 'url(#coffee)' }),
	].join('');

export const cardTable = draw(
	table,
	[
		linear('desk', [0, 0, 0.7, 1], [0, '#ece6dc'], [1, '#cfc4b4']),
		linear('china', [0, 0, 1, 1], [0, '#ffffff'], [1, '#dcd6cd']),
		radial('coffee', [0.4, 0.35, 0.7], [0, '#a9744c'], [0.6, '#7a4b2d'], [1, '#553320']),
		linear('cover', [0, 0, 1, 1], [0, '#46525a'], [1, '#2f383e']),
		blur('soft', 34),
		blur('near', 7),
		blur('far', 22),
		grain('grain', 0.8, 0.5),
	],
	[
		surface('url(#desk)'),
		texture(0.1),
		windowLight(0.34),
		// A notebook in the upper left corner.
		tag(
			'g',
			{ transform: 'translate(40 60) rotate(-13 60 40)' },
			rect(-230, -330, 470, 420, {
				rx: 16,
				fill: '#000',
				opacity: 0.3,
				filter: 'url(#far)',
				transform: 'translate(18 26)',
			}),
			rect(-230, -330, 470, 420, { rx: 14, fill: 'url(#cover)' }),
			rect(196, -330, 14, 420, { fill: '#b7653f' }),
		),
		cup(1090, 74),
		pen(930, 706, -24, '#24292d', '#c9a66b'),
	],
);

/** A twig whose leaves become smaller towards its end. */
function twig(x: number, y: number, angle: number, colours: readonly [string, string]): string {
	const leaves = Array.from({ length: 9 }, (_, index) => {
		const [along, size] = [40 + index * 44, 78 - index * 5];
		const bend = -index * index * 1.1;
		return [
			leaf(along, bend, size, -48 - index, { fill: colours[0] }),
			leaf(along + 16, bend, size * 0.92, 44 - index * 2, { fill: colours[1] }),
		].join('');
	});
	const stem = path('M0 0 C150 6 300 -40 440 -96', { fill: 'none', stroke: colours[1], 'stroke-width': 5 });
	return tag('g', { transform: `translate(${x} ${y}) rotate(${angle})` }, stem, ...leaves);
}

export const paperTable = draw(
	table,
	[
		linear('desk', [0, 0, 0.6, 1], [0, '#e3e6e2'], [1, '#c3cac5']),
		linear('wood', [0, 0, 0, 1], [0, '#e7b765'], [1, '#c98f3d']),
		linear('clip', [0, 0, 1, 1], [0, '#d9b873'], [1, '#a8823c']),
		blur('soft', 38),
		blur('near', 7),
		blur('leaf', 9),
		grain('grain', 0.7, 0.5),
	],
	[
		surface('url(#desk)'),
		texture(0.09),
		windowLight(0.38),
		// The shadow of a plant that stands outside of the picture.
		tag(
			'g',
			{ opacity: 0.2, filter: 'url(#leaf)' },
			twig(-60, 330, -38, ['#2f4038', '#2f4038']),
			twig(-90, 520, -14, ['#2f4038', '#2f4038']),
			twig(40, 150, -70, ['#2f4038', '#2f4038']),
		),
		// A pencil.
		tag(
			'g',
			{ transform: 'translate(985 640) rotate(-58)' },
			rect(0, 14, 420, 16, { rx: 8, fill: '#000', opacity: 0.28, filter: 'url(#near)' }),
			path('M-46 0 L0 -10 L0 10Z', { fill: '#ecd4ac' }),
			path('M-46 0 L-30 -3.5 L-30 3.5Z', { fill: '#2c2c2c' }),
			rect(0, -10, 360, 20, { fill: 'url(#wood)' }),
			rect(0, -3, 360, 6, { fill: '#fff', opacity: 0.22 }),
			rect(360, -10, 26, 20, { fill: '#b9bfc0' }),
			rect(386, -10, 34, 20, { rx: 6, fill: '#d98d86' }),
		),
		// Paper clips.
		...[
			[1068, 120, 24],
			[1126, 196, -38],
		].map(([x = 0, y = 0, angle = 0]) =>
			path('M0 20 V-26 a13 13 0 0 1 26 0 V26 a19 19 0 0 1 -38 0 V-14', {
				transform: `translate(${x} ${y}) rotate(${angle})`,
				fill: 'none',
				stroke: 'url(#clip)',
				'stroke-width': 4.5,
				'stroke-linecap': 'round',
			}),
		),
	],
);

export const invitationTable = draw(
	table,
	[
		linear('linen', [0, 0, 0.7, 1], [0, '#f3ece3'], [1, '#ddd0c1']),
		linear('envelope', [0, 0, 0.4, 1], [0, '#cfae9c'], [1, '#b58c78']),
		linear('flap', [0, 0, 0, 1], [0, '#d8baa9'], [1, '#c59d89']),
		blur('soft', 40),
		blur('near', 8),
		blur('far', 24),
		grain('grain', '0.9 0.35', 0.7),
		grain('weave', '0.35 0.9', 0.7),
	],
	[
		surface('url(#linen)'),
		texture(0.1),
		rect(0, 0, 1200, 800, { filter: 'url(#weave)', opacity: 0.08 }),
		// Folds of the cloth.
		tag(
			'g',
			{ fill: 'none', 'stroke-width': 26, filter: 'url(#soft)' },
			path('M-40 640 C200 560 320 720 560 860', { stroke: '#8f7b68', opacity: 0.5 }),
			path('M1240 110 C1080 170 980 60 900 -60', { stroke: '#8f7b68', opacity: 0.45 }),
			path('M-40 690 C190 612 300 760 500 880', { stroke: '#fff', opacity: 0.9 }),
		),
		windowLight(0.22),
		// An envelope below the card.
		tag(
			'g',
			{ transform: 'rotate(9 640 420)' },
			rect(386, 250, 640, 400, { rx: 6, fill: '#5b4233', opacity: 0.34, filter: 'url(#far)' }),
			rect(370, 220, 640, 400, { rx: 6, fill: 'url(#envelope)' }),
			path('M374 222 L690 446 L1006 222Z', { fill: '#5b4233', opacity: 0.2, filter: 'url(#near)' }),
			path('M374 220 L690 436 L1006 220Z', { fill: 'url(#flap)' }),
		),
		tag(
			'g',
			{ opacity: 0.3, transform: 'translate(12 20)', filter: 'url(#near)' },
			twig(22, 720, -52, ['#3d463c', '#3d463c']),
		),
		twig(22, 720, -52, ['#8fa08c', '#70836f']),
		tag('g', { transform: 'translate(-26 150) rotate(14) scale(.7)' }, twig(0, 0, 0, ['#9dac99', '#7e907c'])),
	],
);
