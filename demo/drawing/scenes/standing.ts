// What stands or hangs: displays, banners, flags, boards, framed prints.
import { arts } from '../art/arts.ts';
import { headline } from '../brand.ts';
import { framedPicture, pictureAbove, plainCover, wide } from '../prints/sheets.ts';
import { at, circle, clipped, group, line, linear, path, rect, stroke, text } from '../svg.ts';
import type { Scene } from './scene.ts';
import { footShadow, room, wallShadow } from './table.ts';

const shade = (w: number, h: number, from: number, to: number) =>
	linear(
		[
			[0, '#000000', from],
			[1, '#000000', to],
		],
		[0, 0, 1, 0],
		(fill) => rect(0, 0, w, h, fill),
	);

const metal = (w: number, h: number) =>
	linear(
		[
			[0, '#8b9096'],
			[0.3, '#e8eaec'],
			[0.55, '#c3c7cb'],
			[1, '#777c82'],
		],
		[0, 0, 0, 1],
		(fill) => rect(0, 0, w, h, fill, { rx: 5 }),
	);

const rollUp: Scene = (setting, subject) => {
	const { brand } = subject;
	const one = (x: number, foot: number, tall: number, print: string, w: number, h: number) => {
		const scale = tall / h;
		const wide = w * scale;
		return (
			footShadow(x + 30, foot + 16, wide * 1.3, 46, 0.5) +
			wallShadow(x - wide / 2 + 26, foot - tall, wide, tall - 30, 0.22, 22) +
			at(
				x - wide / 2,
				foot - tall - 20,
				group(
					`scale(${scale})`,
					clipped(
						rect(0, 0, w, h, '#000'),
						print +
							linear(
								[
									[0, '#000000', 0.12],
									[0.25, '#ffffff', 0.1],
									[0.6, '#ffffff', 0],
									[1, '#000000', 0.14],
								],
								[0, 0, 1, 0],
								(fill) => rect(0, 0, w, h, fill),
							),
					),
				),
			) +
			at(x - wide / 2 - 8, foot - tall - 32, metal(wide + 16, 16)) +
			at(x - wide / 2 - 22, foot - 24, metal(wide + 44, 40)) +
			rect(x - wide / 2 - 4, foot + 14, 50, 10, '#4c5156', { rx: 4 }) +
			rect(x + wide / 2 - 46, foot + 14, 50, 10, '#4c5156', { rx: 4 })
		);
	};
	const back = plainCover(850, 2000, brand, { title: [brand.name], lines: [brand.claim] });
	return (
		room(setting, 0.8) +
		one(1130, 980, 830, back, 850, 2000) +
		one(590, 1090, 1010, pictureAbove(850, 2000, brand, subject), 850, 2000)
	);
};

const eyelets = (w: number, h: number, scale: number) => {
	const count = Math.max(3, Math.round(w / (h * 0.6)));
	return Array.from({ length: count + 1 }, (_, index) => {
		const x = 22 + ((w * scale - 44) * index) / count;
		return [22, h * scale - 22].map((y) => circle(x, y, 11, '#d7dade') + circle(x, y, 5.5, '#5b6066')).join('');
	}).join('');
};

/** In a light wind: soft folds across the cloth. */
const folds = (w: number, h: number) =>
	linear(
		[
			[0, '#000000', 0.16],
			[0.1, '#ffffff', 0.1],
			[0.24, '#000000', 0.07],
			[0.4, '#ffffff', 0.1],
			[0.55, '#000000', 0.06],
			[0.72, '#ffffff', 0.08],
			[0.88, '#000000', 0.08],
			[1, '#000000', 0.2],
		],
		[0, 0, 1, 0.12],
		(fill) => rect(0, 0, w, h, fill),
	);

const banner: Scene = (setting, subject) => {
	const { brand, size = [3000, 1000] } = subject;
	const [w, h] = size;
	const scale = Math.min(1400 / w, 760 / h);
	const [wideness, tallness] = [w * scale, h * scale];
	const [x, y] = [800 - wideness / 2, 500 - tallness / 2];
	const post = (px: number) =>
		linear(
			[
				[0, '#6d7278'],
				[0.4, '#e3e6e8'],
				[1, '#6d7278'],
			],
			[0, 0, 1, 0],
			(fill) => rect(px, 60, 26, 980, fill, { rx: 8 }),
		) + footShadow(px + 30, 1040, 150, 30, 0.5);
	const rope = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, '#f2f2ee', 5);
	return (
		room(setting, 0.78) +
		post(42) +
		post(1532) +
		[y + 22, y + tallness - 22].map((ry) => rope(60, ry, x + 22, ry) + rope(x + wideness - 22, ry, 1545, ry)).join('') +
		wallShadow(x + 18, y + 34, wideness, tallness, 0.3, 26) +
		at(
			x,
			y,
			group(`scale(${scale})`, clipped(rect(0, 0, w, h, '#000'), wide(w, h, brand, subject))) +
				folds(wideness, tallness) +
				eyelets(w, h, scale),
		)
	);
};

/** On a building site: the wire of the fence shows around the mesh. */
const fenceBanner: Scene = (setting, subject) => {
	const { brand, size = [3400, 1730] } = subject;
	const [w, h] = size;
	const scale = 1240 / w;
	const [x, y] = [180, 190];
	const wire = [
		...Array.from({ length: 33 }, (_, index) => line(30 + index * 48, 90, 30 + index * 48, 990, '#a7adb2', 3)),
		...Array.from({ length: 5 }, (_, index) => line(20, 110 + index * 215, 1580, 110 + index * 215, '#a7adb2', 4)),
	];
	const tube = (tx: number) =>
		linear(
			[
				[0, '#7d838a'],
				[0.4, '#eceef0'],
				[1, '#7d838a'],
			],
			[0, 0, 1, 0],
			(fill) => rect(tx, 70, 22, 970, fill, { rx: 8 }),
		);
	const foot = (fx: number) =>
		footShadow(fx + 20, 1056, 260, 36, 0.5) + rect(fx - 90, 1022, 200, 42, '#6f6a64', { rx: 6 });
	return (
		room(setting, 0.8) +
		wire.join('') +
		tube(16) +
		tube(1562) +
		foot(20) +
		foot(1560) +
		wallShadow(x + 10, y + 18, w * scale, h * scale, 0.3, 14) +
		at(
			x,
			y,
			group(`scale(${scale})`, clipped(rect(0, 0, w, h, '#000'), wide(w, h, brand, subject))) +
				folds(w * scale, h * scale) +
				eyelets(w, h, scale),
		)
	);
};

const beachFlag: Scene = (setting, { brand, title, art = brand.art }) => {
	const { ink, accent, paper, soft } = brand.colours;
	const flag = (x: number, foot: number, tall: number, ground: string) => {
		const w = tall * 0.27;
		const shape = `M0 ${-tall * 0.12}V${-tall * 0.9}C${w * 0.1} ${-tall * 1.02} ${w} ${-tall * 1.02} ${w} ${-tall * 0.8}V${-tall * 0.36}C${w} ${-tall * 0.28} ${w * 0.5} ${-tall * 0.2} 0 ${-tall * 0.12}Z`;
		const words = [...(title[0] ?? brand.name)].join('');
		return (
			footShadow(x + 10, foot + 4, 300, 44, 0.5) +
			at(
				x,
				foot,
				stroke(`M-92 6L0 -26L92 6`, '#4c5156', 12) +
					stroke(
						`M0 0V${-tall * 0.9}C${w * 0.1} ${-tall * 1.02} ${w} ${-tall * 1.02} ${w} ${-tall * 0.8}`,
						'#3c4146',
						9,
					) +
					clipped(
						path(shape, '#000'),
						rect(0, -tall * 1.05, w, tall, ground) +
							at(0, -tall * 0.42, arts[art](w, tall * 0.36, brand.colours)) +
							rect(0, -tall * 0.42, w, 8, accent) +
							group(
								`translate(${w * 0.62} ${-tall * 0.46}) rotate(-90)`,
								text(words, 0, 0, headline(brand, w * 0.34, ground === ink ? paper : ink, { within: tall * 0.44 })),
							) +
							linear(
								[
									[0, '#000000', 0.2],
									[0.3, '#ffffff', 0.14],
									[0.6, '#000000', 0.05],
									[1, '#ffffff', 0.1],
								],
								[0, 0, 1, 0],
								(fill) => rect(0, -tall * 1.05, w, tall, fill),
							),
					),
			)
		);
	};
	return room(setting, 0.8) + flag(1080, 990, 900, soft) + flag(480, 1090, 1080, ink);
};

/** A stiff board that leans against the wall. */
const board: Scene = (setting, subject) => {
	const { brand, size = [594, 841] } = subject;
	const [w, h] = size;
	const scale = 900 / h;
	const [x, y] = [800 - (w * scale) / 2, 130];
	const print = pictureAbove(w, h, brand, subject);
	return (
		room(setting, 0.8) +
		footShadow(820, y + h * scale + 8, w * scale * 1.1, 40, 0.5) +
		wallShadow(x + 34, y + 26, w * scale, h * scale - 20, 0.3, 24) +
		path(`M${x + w * scale} ${y}l16 8V${y + h * scale - 6}l-16 6Z`, '#f4f4f0') +
		path(`M${x + w * scale} ${y}l16 8V${y + h * scale - 6}l-16 6Z`, '#000', { opacity: 0.16 }) +
		at(x, y, group(`scale(${scale})`, clipped(rect(0, 0, w, h, '#000'), print + shade(w, h, 0, 0.05))))
	);
};

/** In a frame on the wall, a second one cropped beside it. */
const framed: Scene = (setting, subject) => {
	const { brand, size = [300, 400] } = subject;
	const [w, h] = size;
	const frame = (x: number, y: number, tall: number, print: string) => {
		const scale = tall / h;
		const [fw, fh] = [w * scale, tall];
		return (
			wallShadow(x + 22, y + 34, fw + 60, fh + 60, 0.34, 28) +
			rect(x, y, fw + 60, fh + 60, '#5a4636') +
			linear(
				[
					[0, '#ffffff', 0.3],
					[0.5, '#ffffff', 0],
					[1, '#000000', 0.3],
				],
				[0, 0, 1, 1],
				(fill) => rect(x, y, fw + 60, fh + 60, fill),
			) +
			rect(x + 24, y + 24, fw + 12, fh + 12, '#000', { opacity: 0.3 }) +
			at(
				x + 30,
				y + 30,
				group(
					`scale(${scale})`,
					clipped(
						rect(0, 0, w, h, '#000'),
						print +
							linear(
								[
									[0, '#ffffff', 0.2],
									[0.4, '#ffffff', 0],
									[1, '#ffffff', 0.06],
								],
								[0, 0, 1, 0.6],
								(fill) => rect(0, 0, w, h, fill),
							),
					),
				),
			)
		);
	};
	const second = framedPicture(w, h, brand, { title: [brand.name], lines: [brand.claim], art: 'vase' });
	return room(setting, 0.95) + frame(1130, 190, 720, second) + frame(330, 90, 900, framedPicture(w, h, brand, subject));
};

export const standingScenes = { rollUp, banner, fenceBanner, beachFlag, board, framed };
