// Writes web/studio/free/add/icon-paths.json: icons of Tabler (MIT) that can be put on a design, as paths of absolute M, L, C and Z, cut to what is
// inked, in hundredths of their grid. Run by hand after the list has changed.
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './project.mjs';

const names =
	`phone device-mobile mail map-pin home world clock calendar-event star heart user briefcase camera photo gift shopping-cart truck car
bike plane sun moon cloud flame leaf flower paw mug beer glass bottle pizza apple salad soup microphone headphones book bookmark pencil palette key
lock shield trophy award crown diamond bell bulb bolt flag umbrella circle-check circle-plus circle-arrow-right thumb-up message info-circle
alert-triangle pill baby-carriage barbell mountain campfire confetti balloon christmas-tree candle cross sparkles coin tag ticket`.split(
		/\s+/,
	);

const folder = path.join(root, 'node_modules', '@tabler', 'icons', 'icons', 'filled');

interface Command {
	letter: string;
	numbers: number[];
}

/** Absolute commands of one path as resvg writes it: M, L, Q, C and Z. */
function readCommands(data: string): Command[] {
	let at: readonly number[] = [0, 0];
	return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', rest = '']) => {
		const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
		const [x = 0, y = 0] = at;
		if (letter !== 'Z') at = numbers.slice(-2);
		if (letter !== 'Q') return { letter, numbers };
		const [qx = 0, qy = 0, ex = 0, ey = 0] = numbers;
		const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
		return { letter: 'C', numbers: [third(x, qx), third(y, qy), third(ex, qx), third(ey, qy), ex, ey] };
	});
}

function readIcon(name: string): [width: number, height: number, path: string] {
	const svg = fs
		.readFileSync(path.join(folder, `${name}.svg`), 'utf8')
		.replace('currentColor', '#000')
		.replace(/<path stroke="none"[^>]*>/, '');
	const simple = new Resvg(svg).toString();
	const commands = [...simple.matchAll(/ d="([^"]+)"/g)].flatMap(([, data = '']) => readCommands(data));
	const along = (axis: number) => commands.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === axis));
	const [across, down] = [along(0), along(1)];
	const [left, top] = [Math.min(...across), Math.min(...down)];
	const grid = (value: number, from: number) => Math.round((value - from) * 100);
	const written = commands.map(
		({ letter, numbers }) =>
			letter + numbers.map((value, index) => grid(value, index % 2 === 0 ? left : top)).join(' '),
	);
	return [grid(Math.max(...across), left), grid(Math.max(...down), top), written.join('')];
}

const file = path.join(root, 'web', 'studio', 'free', 'add', 'icon-paths.json');
const icons = Object.fromEntries(names.map((name) => [name, readIcon(name)]));
fs.writeFileSync(file, `${JSON.stringify(icons, null, '\t')}\n`);
