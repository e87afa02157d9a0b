import { deskSheet, monthSheet } from '../prints/calendars.ts';
import { at, circle, clipped, group, linear, path, rect, stroke } from '../svg.ts';
import type { Scene, Subject } from './scene.ts';
import { footShadow, pencil, room, wallShadow } from './table.ts';

const shade = (w: number, h: number, from: number, to: number) =>
	linear(
		[
			[0, '#000000', from],
			[1, '#000000', to],
		],
		[0, 0, 1, 0],
		(fill) => rect(0, 0, w, h, fill),
	);

const rings = (w: number) => {
	const count = Math.round(w / 26);
	return Array.from({ length: count }, (_, index) => {
		const x = 16 + ((w - 32) * index) / (count - 1);
		return circle(x, 14, 5, '#2c3034') + stroke(`M${x} 14V-12`, '#8d9298', 5) + stroke(`M${x} 12V-12`, '#d5d8db', 1.6);
	}).join('');
};

const wallCalendar: Scene = (setting, { brand, art, size = [297, 420] }) => {
	const [w, h] = size;
	const scale = 1000 / h;
	const wide = w * scale;
	const sheet = (x: number, y: number, tall: number, month: number, picture?: Subject['art']) => {
		const s = tall / h;
		return (
			wallShadow(x + 20, y + 30, w * s, tall, 0.32, 24) +
			rect(x + 4, y + 6, w * s, tall, '#e4e2dc') +
			at(
				x,
				y,
				group(`scale(${s})`, clipped(rect(0, 0, w, h, '#000'), monthSheet(w, h, brand, month, picture))) + rings(w * s),
			)
		);
	};
	return room(setting, 0.97) + sheet(1140, 260, 720, 9, 'dunes') + sheet(640 - wide / 2, 110, 1000, 4, art);
};

const deskCalendar: Scene = (setting, { brand }) => {
	const [w, h] = [210, 148];
	const scale = 4.9;
	const [x, y] = [250, 290];
	const [pw, ph] = [w * scale, h * scale];
	return (
		room(setting, 0.6) +
		footShadow(x + pw / 2 + 40, y + ph + 10, pw * 1.16, 60, 0.55) +
		path(`M${x + pw} ${y}L${x + pw + 120} ${y + ph - 70}L${x + pw} ${y + ph}Z`, '#5a6068') +
		at(
			x,
			y,
			group(`scale(${scale})`, clipped(rect(0, 0, w, h, '#000'), deskSheet(w, h, brand, 5) + shade(w, h, 0, 0.06))) +
				rings(pw),
		) +
		pencil(420, 1110, -4, 4.4, brand.colours.accent)
	);
};

export const calendarScenes = { wallCalendar, deskCalendar };
