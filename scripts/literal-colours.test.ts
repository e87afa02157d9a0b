import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLiteralColours, readWeb } from './literal-colours.mjs';

const found = (file: string, text: string) => findLiteralColours(new Map([[file, text]]));

describe('literal colours', () => {
	it('are nowhere in this project', () => {
		const files = readWeb(path.dirname(import.meta.dirname));
		expect(files.size).toBeGreaterThan(0);
		expect(findLiteralColours(files)).toEqual([]);
	});

	it('are reported with file and line', () => {
		expect(found('web/a.css', 'a {\n\t/* red\n\t */\n\tcolor: #fff;\n}')).toEqual([
			'web/a.css:4: #fff is a literal colour; use a token of docs/theme-tokens.md',
		]);
	});

	it.each([
		['a { color: #fff }', '#fff'],
		['a { color: #FFFFFF80; }', '#FFFFFF80'],
		['a { background: rgb(0 0 0 / 50%) }', 'rgb('],
		['a { background: rgba(0,0,0,.5) }', 'rgba('],
		['a { border: 1px solid hsl(0deg 0% 0%) }', 'hsl('],
		['a { outline-color: oklch(0.5 0.1 20) }', 'oklch('],
		['a { color: color(display-p3 1 0 0) }', 'color('],
		['a { color: red }', 'red'],
		['a { border: 1px solid White; }', 'White'],
		['a { --mine: rebeccapurple }', 'rebeccapurple'],
		['a { color: var(--colors-body-DEFAULT, black) }', 'black'],
		['a { color: var(--color-red-500) }', '--color-red-500'],
		['a { background: color-mix(in oklch, var(--x), white) }', 'white'],
		['a { & b:hover { fill: tan } }', 'tan'],
		['a { @apply text-red-500 p-2; }', 'text-red-500'],
	])('are found in a style sheet: %s', (text, what) => {
		expect(found('web/a.css', text)).toEqual([
			`web/a.css:1: ${what} is a literal colour; use a token of docs/theme-tokens.md`,
		]);
	});

	it.each([
		'a { color: var(--colors-primary-DEFAULT); background: transparent }',
		'a { color: currentColor; border-color: inherit; outline-color: CanvasText; accent-color: auto }',
		'a { color: color-mix(in oklch, var(--colors-primary-DEFAULT) 50%, transparent) }',
		'a { color: oklch(from var(--colors-primary-DEFAULT) l c h / 50%) }',
		'#fade { margin: 0 } a:hover .red, #abc::before { margin: 0 }',
		'a { color: var(--red); --white-space: 1px; white-space: nowrap }',
		'a { background: url(#abc) } b { background: url("data:image/svg+xml;fill=red") }',
		'a { font-family: Tan, serif; animation: gold 1s; grid-area: red }',
		'/* #fff red */ a { content: "red #fff" }',
		'@media (width > 768px) { a { margin: 0 } }',
	])('are not found in a style sheet: %s', (text) => {
		expect(found('web/a.css', text)).toEqual([]);
	});

	it.each([
		["const x = '#fff';", '#fff'],
		['<path fill="#00ff0080" />', '#00ff0080'],
		["const x = 'rgb(1, 2, 3)';", 'rgb('],
		['const x = `1px solid hsl(20 10% 10%)`;', 'hsl('],
		['const css = `a { color: #fff; margin: 0 }`;', '#fff'],
		["const style = { color: 'red' };", 'red'],
		["const style = { border: '1px solid white' };", 'white'],
		['<path stroke="black" />', 'black'],
		["<path fill={'gold'} />", 'gold'],
		['<p className="text-red-500">', 'text-red-500'],
		['<p className="p-2 hover:bg-slate-950/50 m-1">', 'bg-slate-950'],
		['<p className="border-t-emerald-50">', 'border-t-emerald-50'],
		['<p className="bg-white">', 'bg-white'],
		['<p className="bg-[#abcdef]">', '#abcdef'],
		['<p className="shadow-[0_0_2px_#abc]">', '#abc'],
	])('are found in a program: %s', (text, what) => {
		expect(found('web/a.tsx', text)).toEqual([
			`web/a.tsx:1: ${what} is a literal colour; use a token of docs/theme-tokens.md`,
		]);
	});

	it.each([
		"const style = { color: 'var(--colors-primary-DEFAULT)', background: 'transparent', fill: 'currentColor' };",
		'<p className="bg-transparent text-current text-primary-dark to-page border-2">',
		'<a href="#fade">x</a>',
		"<Link to={'/faq#add'}>x</Link>",
		'class A {\n\t#add = 1;\n\t#bed() { return this.#add; }\n}',
		"const colourName = 'red';",
		'<p>Black on white, #1 in print</p>',
		'// #fff and red\nconst a = 1; /* rgb(1,2,3) */',
		'const mixed = rgb(channels);',
		'<p>&#123; &#8226;</p>',
	])('are not found in a program: %s', (text) => {
		expect(found('web/a.tsx', text)).toEqual([]);
	});
});
