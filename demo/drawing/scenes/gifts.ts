// Things that are printed on: cups and bags.
import { type ArtName, arts } from '../art/arts.ts';
import { headline, running } from '../brand.ts';
import { at, block, clipped, element, linear, path, rect, softOutline, stroke, text } from '../svg.ts';
import type { Scene, Subject } from './scene.ts';
import { footShadow, room } from './table.ts';

function cup(
	x: number,
	foot: number,
	w: number,
	{ brand, title, art = brand.art, inside }: Subject,
	body: string,
	mirrored = false,
): string {
	const h = w * 1.12;
	const shape = `M${-w / 2} ${-h}V${-h * 0.1}Q${-w / 2} 0 ${-w * 0.4} 0H${w * 0.4}Q${w / 2} 0 ${w / 2} ${-h * 0.1}V${-h}Z`;
	const side = mirrored ? -1 : 1;
	const handle = `M${side * w * 0.48} ${-h * 0.8}C${side * w * 0.86} ${-h * 0.86} ${side * w * 0.86} ${-h * 0.2} ${side * w * 0.46} ${-h * 0.22}`;
	const dark = body !== '#ffffff';
	const print =
		at(
			-w * 0.37,
			-h * 0.84,
			clipped(rect(0, 0, w * 0.74, h * 0.46, '#000', { rx: w * 0.02 }), arts[art](w * 0.74, h * 0.46, brand.colours)),
		) +
		block(
			title,
			0,
			-h * 0.22,
			w * 0.1,
			headline(brand, w * 0.1, dark ? '#ffffff' : brand.colours.ink, { anchor: 'middle', within: w * 0.76 }),
		) +
		text(
			brand.name,
			0,
			-h * 0.22 + title.length * w * 0.082,
			running(brand, w * 0.046, dark ? '#ffffff' : brand.colours.accent, { anchor: 'middle', within: w * 0.7 }),
		);
	return (
		footShadow(x + 34, foot, w * 1.25, w * 0.2, 0.5) +
		at(
			x,
			foot,
			stroke(handle, inside ?? body, w * 0.1) +
				stroke(handle, '#000000', w * 0.1, { opacity: 0.14 }) +
				stroke(handle, '#ffffff', w * 0.03, { opacity: 0.5, transform: `translate(${-side * w * 0.015} -6)` }) +
				clipped(
					path(shape, '#000'),
					rect(-w / 2, -h, w, h, body) +
						print +
						linear(
							[
								[0, '#000000', 0.36],
								[0.14, '#000000', 0.08],
								[0.28, '#ffffff', 0.34],
								[0.45, '#ffffff', 0],
								[0.8, '#000000', 0.07],
								[1, '#000000', 0.36],
							],
							[0, 0, 1, 0],
							(fill) => rect(-w / 2, -h, w, h, fill),
						),
				) +
				element('ellipse', { cx: 0, cy: -h, rx: w / 2, ry: w * 0.085, fill: inside ?? body }) +
				element('ellipse', { cx: 0, cy: -h, rx: w / 2, ry: w * 0.085, fill: '#ffffff', opacity: 0.25 }) +
				element('ellipse', { cx: 0, cy: -h + w * 0.008, rx: w * 0.465, ry: w * 0.07, fill: '#3b2417' }) +
				element('ellipse', { cx: w * 0.02, cy: -h + w * 0.022, rx: w * 0.43, ry: w * 0.052, fill: '#6a4128' }),
		)
	);
}

const cups: Scene = (setting, subject) =>
	room(setting, 0.62) +
	cup(1150, 850, 420, { ...subject, art: 'arcs' as ArtName }, subject.tint ?? subject.brand.colours.ink) +
	cup(560, 1060, 620, subject, subject.tint ?? '#ffffff', true);

const toteBag: Scene = (setting, { brand, title, art = brand.art }) => {
	const { ink, accent } = brand.colours;
	const cloth = '#efe6d4';
	const bag = 'M410 330C600 345 1000 345 1190 330L1230 1080C1000 1110 600 1110 370 1080Z';
	const handle = (y: number, colour: string) => stroke(`M600 ${y}C620 60 980 60 1000 ${y}`, colour, 44);
	return (
		room(setting, 0.99) +
		softOutline(56, 0.34, bag, 'translate(26 34)') +
		handle(330, '#cdbf9f') +
		path(bag, cloth) +
		linear(
			[
				[0, '#000000', 0.16],
				[0.2, '#ffffff', 0.2],
				[0.5, '#000000', 0.03],
				[0.75, '#ffffff', 0.16],
				[1, '#000000', 0.2],
			],
			[0, 0, 1, 0.1],
			(fill) => path(bag, fill),
		) +
		stroke('M412 372C600 388 1000 388 1188 372', '#b7a782', 3, { 'stroke-dasharray': '12 9' }) +
		handle(352, '#e4d8bd') +
		at(600, 470, clipped(rect(0, 0, 400, 330, '#000', { rx: 10 }), arts[art](400, 330, brand.colours))) +
		block(title, 800, 890, 78, headline(brand, 72, ink, { anchor: 'middle', within: 620 })) +
		text(
			brand.name,
			800,
			890 + title.length * 66,
			running(brand, 34, accent, { anchor: 'middle', within: 560, weight: 500 }),
		)
	);
};

export const giftScenes = { cups, toteBag };
