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

/** Absolute commands of one path as resvg writes it: M, L, Q, C and Z. */
function readCommands(data) {
	let at = [0, 0];
	return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, rest]) => {
		const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
		const [x, y] = at;
		if (letter !== 'Z') at = numbers.slice(-2);
		if (letter !== 'Q') return { letter, numbers };
		const [qx, qy, ex, ey] = numbers;
		const third = (from, to) => from + ((to - from) * 2) / 3;
		return { letter: 'C', numbers: [third(x, qx), third(y, qy), third(ex, qx), third(ey, qy), ex, ey] };
	});
}

function readIcon(name) {
	const svg = fs
		.readFileSync(path.join(folder, `${name}.svg`), 'utf8')
		.replace('currentColor', '#000')
		.replace(/<path stroke="none"[^>]*>/, '');
	const simple = new Resvg(svg).toString();
	const commands = [...simple.matchAll(/ d="([^"]+)"/g)].flatMap(([, data]) => readCommands(data));
	const [across, down] = [0, 1].map((axis) =>
		commands.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === axis)),
	);
	const [left, top] = [Math.min(...across), Math.min(...down)];
	const grid = (value, from) => Math.round((value - from) * 100);
	const written = commands.map(
		({ letter, numbers }) =>
			letter + numbers.map((value, index) => grid(value, index % 2 === 0 ? left : top)).join(' '),
	);
	return [grid(Math.max(...across), left), grid(Math.max(...down), top), written.join('')];
}

const file = path.join(root, 'web', 'studio', 'free', 'add', 'icon-paths.json');
const lines = names.map((name) => `\t${JSON.stringify(name)}: ${JSON.stringify(readIcon(name))}`);
fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
