import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { fontCatalogue } from './fonts.ts';
import { mergeTheme } from './merge-theme.ts';
import { defaultTheme, fontRoles, type Theme } from './theme.ts';
import { tokenPaths } from './tokens.ts';
import { variableOf, writeThemeCss } from './write-css.ts';

const css = writeThemeCss(defaultTheme);

describe('the CSS of a theme', () => {
	it('has one variable for each token, named by its path', () => {
		expect(css).toMatch(/^:root\{--colors-primary-DEFAULT:#1f4f82;/);
		expect(css).toContain(';--applications-button-primary-background:#1f4f82;');
		for (const path of tokenPaths) expect(css.split(`${variableOf(path)}:`)).toHaveLength(2);
	});

	it("has the fonts with a generic fallback, and the spec's sizes", () => {
		expect(css).toContain(';--font-display:"Montserrat","Montserrat Fallback",system-ui,sans-serif;');
		expect(css).toContain(';--font-body:"Inter","Inter Fallback",system-ui,sans-serif;');
		expect(css).toContain(';--font-serif:"Playfair Display","Playfair Display Fallback",serif;');
		expect(css).toContain(';--font-mono:"Roboto Mono","Roboto Mono Fallback",ui-monospace,monospace;');
		const plain = writeThemeCss(mergeTheme(defaultTheme, { fonts: { body: 'Caladea' } }));
		expect(plain).toContain(';--font-body:"Caladea","Caladea Fallback",serif;');
		expect(css).toContain(';--border-radius:4px;--border-width:1px}@font-face{');
		const bare = writeThemeCss(mergeTheme(defaultTheme, { border: { radius: 'off', width: 'off' } }));
		expect(bare).toContain(';--border-radius:0px;--border-width:0px}');
		const bold = writeThemeCss(mergeTheme(defaultTheme, { border: { radius: 'strong', width: 'thick' } }));
		expect(bold).toContain(';--border-radius:12px;--border-width:2px}');
	});
});

describe('the dark counterpart', () => {
	const dark = writeThemeCss(mergeTheme(defaultTheme, { dark: { on: true } }));

	it('comes in the same sheet where it is switched on, for those whose system is dark', () => {
		expect(css).not.toContain('prefers-color-scheme');
		expect(dark).toContain('}@media (prefers-color-scheme:dark){:root{color-scheme:dark;--colors-primary-DEFAULT:#');
		expect(dark).toContain('--applications-page-background:#12161b;');
		expect(dark.startsWith(css.slice(0, css.indexOf('}')))).toBe(true);
	});

	it('says only what is different', () => {
		const [, block = ''] = /@media [^{]*\{:root\{([^}]*)\}/.exec(dark) ?? [];
		for (const declaration of block.split(';').slice(1)) expect(css).not.toContain(`${declaration};`);
		expect(block).not.toContain('--font-');
	});

	it('leaves what asks for light as it is in light, colour by colour', () => {
		const [, block = '', kept = ''] =
			/@media [^{]*\{:root\{color-scheme:dark;([^}]*)\}\[data-theme="light"\]\{color-scheme:light;([^}]*)\}\}/.exec(
				dark,
			) ?? [];
		const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'));
		expect(kept.split(';').map(nameOf)).toEqual(block.split(';').map(nameOf));
		for (const declaration of kept.split(';')) expect(css).toContain(`${declaration};`);
	});

	it('is not in the theme of the administration', () => {
		const admin = writeThemeCss(mergeTheme(defaultTheme, { dark: { on: true } }), '[data-look="admin"]');
		expect(admin).not.toContain('prefers-color-scheme');
	});
});

/** Numbers that look random and are the same in every run. */
function generator(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

const pieces =
	'# ; : { } ( ) < > </style> " \' \\ / * /* */ , . - -- url( var(--x) rgb( rgba( 1,2,3 255 0.5 abc fff 12 red Inter expression( @import @font-face javascript: colors. applications. primary.DEFAULT body.light \n \r \0 \u2028 é 😀 %3b \\3b !important off thin strong'.split(
		' ',
	);
const valid = [
	'#fff',
	'#12345678',
	'rgb(1,2,3)',
	'rgba(1,2,3,.5)',
	'colors.primary.dark',
	'Roboto',
	'Inter',
	'thick',
	'',
];

const colour = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgb\(\d+, \d+, \d+\)|rgba\(\d+, \d+, \d+, [\d.]+\))$/;
const families = fontCatalogue.map(({ family }) => family).join('|');
const rules: [RegExp, RegExp][] = [
	[/^--(colors|applications)-/, colour],
	[/^--font-/, new RegExp(`^"(${families})","\\1 Fallback",(system-ui,sans-serif|serif|ui-monospace,monospace)$`)],
	[/^--border-radius$/, /^(0|4|12)px$/],
	[/^--border-width$/, /^[012]px$/],
];
const known = [
	...tokenPaths.map(variableOf),
	...fontRoles.map((role) => `--font-${role}`),
	'--border-radius',
	'--border-width',
];
const colourNames = new Set(tokenPaths.map(variableOf));
const file = '/assets/fonts/[a-z-]+/static/[A-Za-z]+_\\d00[A-Za-z]+(_Italic)?';
const face = new RegExp(
	`^font-family:"(${families})";font-style:(normal|italic);font-weight:[1-9]00;font-display:swap;src:url\\("${file}(_LatinExt)?\\.woff2"\\) format\\("woff2"\\),url\\("${file}\\.ttf"\\) format\\("truetype"\\);unicode-range:[U+0-9A-F,-]+$`,
);
const share = '\\d+(\\.\\d+)?%';
const standIn = new RegExp(
	`^font-family:"(${families}) Fallback";font-style:(normal|italic);font-weight:[1-9]00;src:(local\\("[A-Z][A-Za-z ]+"\\),?){3};size-adjust:${share};ascent-override:${share};descent-override:${share};line-gap-override:${share}$`,
);

const declarationsIn = (block: string) =>
	block
		.split(';')
		.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

const lightAgain = '\\[data-theme="light"\\]\\{color-scheme:light;([^{}]*)\\}';
const darkBlock = `@media \\(prefers-color-scheme:dark\\)\\{:root\\{color-scheme:dark;([^{}]*)\\}${lightAgain}\\}`;
const wholeSheet = new RegExp(`^:root\\{([^{}]*)\\}(?:${darkBlock})?((?:@font-face\\{[^{}]*\\})*)$`);

/** Reads the CSS strictly: anything but the known declarations, each once, in the dark colours alone, is named. */
function strangersIn(text: string): string[] {
	const sheet = wholeSheet.exec(text);
	if (!sheet) return ['the sheet itself'];
	const light = declarationsIn(sheet[1] ?? '');
	const dark = sheet[2] === undefined ? [] : declarationsIn(sheet[2]);
	const again = sheet[3] === undefined ? [] : declarationsIn(sheet[3]);
	const names = light.map(([name]) => name);
	const darkNames = dark.map(([name]) => name);
	const faces = [...(sheet[4] ?? '').matchAll(/@font-face\{([^{}]*)\}/g)].map(([, body = '']) => body);
	return [
		...(names.join() === known.join() ? [] : ['names']),
		...(new Set(darkNames).size === dark.length ? [] : ['dark names']),
		...darkNames.filter((name) => !colourNames.has(name)),
		...(again.map(([name]) => name).join() === darkNames.join() ? [] : ['light names']),
		...[...light, ...dark, ...again]
			.filter(([name = '', value = '']) => !rules.some(([names, values]) => names.test(name) && values.test(value)))
			.map(([name, value]) => `${name}:${value}`),
		...faces.filter((body) => !face.test(body) && !standIn.test(body)),
	];
}

/** Names of the variables that a browser would read in it, if it reads all of it without a complaint. */
function namesParsed(sheet: string): string[] {
	const { code, warnings } = transform({ filename: 'theme.css', code: Buffer.from(sheet), minify: true });
	if (warnings.length > 0) return warnings.map(({ message }) => message);
	const light = code.toString().split('@media')[0] ?? '';
	return [...light.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
}

const stringCount = 50_000;
const rounds = 2000;

describe('whatever is in a theme', () => {
	it(`gives CSS with the known declarations and nothing else: ${stringCount} random strings, ${rounds} of them into each value`, () => {
		const random = generator(20_261_115);
		const text = () =>
			random(4) === 0
				? (valid[random(valid.length)] ?? '')
				: Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]).join('');
		const strings = Array.from({ length: stringCount }, text);
		let used = 0;
		const next = () => strings[used++ % stringCount] ?? '';
		const spoil = (value: unknown): unknown =>
			typeof value === 'object' && value !== null
				? Object.fromEntries(Object.entries(value).map(([name, below]) => [name, spoil(below)]))
				: next();
		const items = (value: unknown): unknown => {
			if (typeof value !== 'object' || value === null) return value;
			if ('color' in value || 'linkedTo' in value) return { color: '', label: '', linkedTo: '' };
			return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, items(below)]));
		};
		const { colors, applications } = defaultTheme;
		const every = items({ ...defaultTheme, dark: { on: '', colors, applications } });
		/** Without a switch that is a switch nothing would be dark. */
		const switched = (theme: Theme, on: boolean): Theme => ({ ...theme, dark: { ...theme.dark, on } });
		const sheets = new Set<string>();
		for (let round = 0; round < rounds; round++) {
			const spoilt = switched(spoil(every) as Theme, round % 20 === 0);
			const sheet = writeThemeCss(round % 10 ? spoilt : mergeTheme(defaultTheme, spoilt));
			const strangers = strangersIn(sheet);
			if (strangers.length > 0) expect.fail(`${strangers} from ${JSON.stringify(spoilt)}`);
			if (namesParsed(sheet).join() !== known.join()) expect.fail(`not parsed: ${JSON.stringify(spoilt)}`);
			sheets.add(sheet);
		}
		expect(sheets.size).toBe(rounds);
		expect(used).toBeGreaterThan(20 * stringCount);
	});

	it('is noticed by this test when it gets through', () => {
		expect(strangersIn(css)).toEqual([]);
		expect(strangersIn(css.replace('#1f4f82', 'red'))).not.toEqual([]);
		expect(strangersIn(css.replace('#1f4f82', '#1f4f82;--x:1'))).not.toEqual([]);
		expect(strangersIn(css.replace('#1f4f82', '#1f4f82}*{color:red'))).not.toEqual([]);
		expect(namesParsed(css)).toEqual(known);
		expect(namesParsed(css.replace('#1f4f82', '#1f4f82;--x:1'))).not.toEqual(known);
		expect(() => namesParsed(css.replace('#1f4f82', '#1f4f82)'))).toThrow();
		expect(strangersIn(css.replace('.woff2"', '.woff2");x:url("y"'))).not.toEqual([]);
	});
});
