import { pictureAbove, plainCover, reading } from '../prints/sheets.ts';
import { clipped, group, linear, rect, softOutline } from '../svg.ts';
import type { Scene } from './scene.ts';
import { lay, type Piece, table } from './table.ts';

const shade = (w: number, h: number, from: number, to: number) =>
	linear(
		[
			[0, '#000000', from],
			[1, '#000000', to],
		],
		[0, 0, 1, 0],
		(fill) => rect(0, 0, w, h, fill),
	);

/** Panels side by side, leaning forwards and backwards by turns. */
function zigzag(x: number, y: number, panels: string[], w: number, h: number, scale: number, lean: number): string {
	let [left, top] = [x, y];
	const upper = [`M${Math.round(left)} ${Math.round(top)}`];
	const lower = [`L${Math.round(left)} ${Math.round(top + h * scale)}`];
	const placed = panels.map((print, index) => {
		const slope = (index % 2 ? -1 : 1) * lean;
		const matrix = `matrix(${scale * 0.86} ${scale * slope} 0 ${scale} ${Math.round(left)} ${Math.round(top)})`;
		const dark = index % 2 ? shade(w, h, 0.2, 0.05) : shade(w, h, 0, 0.06);
		left += w * scale * 0.86;
		top += w * scale * slope;
		upper.push(`L${Math.round(left)} ${Math.round(top)}`);
		lower.unshift(`L${Math.round(left)} ${Math.round(top + h * scale)}`);
		return group(matrix, clipped(rect(0, 0, w, h, '#000'), rect(0, 0, w, h, '#fff') + print + dark));
	});
	const ground = `${upper.join('')}${lower.join('')}Z`;
	return softOutline(54, 0.34, ground, 'translate(26 24)') + placed.join('');
}

/** A leaflet that stands opened, and a closed one in front of it. */
const leaflet =
	(count: number, lean: number): Scene =>
	(setting, subject) => {
		const { brand, title, lines = [] } = subject;
		const [w, h] = subject.size ?? [99, 210];
		const scale = Math.min(880 / h, 1320 / (w * count * 0.86));
		const inner = (index: number) =>
			reading(w, h, brand, {
				title: [lines[index] ?? title[0] ?? ''],
				lines: [brand.phone, brand.web, brand.city],
				...(index % 2 ? {} : { art: subject.art ?? brand.art }),
			});
		const panels = [
			pictureAbove(w, h, brand, subject),
			...Array.from({ length: count - 1 }, (_, index) =>
				index % 2 ? plainCover(w, h, brand, { title: [brand.name] }) : inner(index + 1),
			),
		];
		const width = w * scale * 0.86 * count;
		const closed: Piece = { width: w, height: h, print: pictureAbove(w, h, brand, subject) };
		return (
			table(setting) +
			zigzag(700 - width / 2 + (count > 3 ? 90 : 40), 100, panels, w, h, scale, lean) +
			(count > 3 ? '' : lay(closed, { x: 1360, y: 830, turn: setting.turn + 12, scale: scale * 0.86, thick: 14 }))
		);
	};

const leaflets = leaflet(3, 0.14);
const zigzagLeaflets = leaflet(4, 0.16);
const singleFold = leaflet(2, 0.12);

export const leafletScenes = { leaflets, zigzagLeaflets, singleFold };
