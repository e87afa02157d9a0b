// Every colour on a page is a token of the tenant's theme. This finds those that are written out in the browser's code.
import fs from 'node:fs';
import path from 'node:path';

const names =
	'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const hues =
	'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe';
const utilities =
	'text|bg|border(?:-[xytrblse])?|ring|ring-offset|inset-ring|outline|fill|stroke|from|via|to|decoration|accent|caret|divide|placeholder|shadow|inset-shadow|drop-shadow|text-shadow';

const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])';
// One that is derived from a token, as in oklch(from var(--x) l c h), is not a literal.
const notation = '(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)\\((?!\\s*from\\s+var\\()';
const palette = new RegExp(
	`(?<![\\w-])(?:${utilities})-(?:(?:${hues})-(?:50|[1-9]00|950)|black|white)(?![\\w-])|--color-(?:(?:${hues})-\\d+|black|white)(?![\\w-])`,
	'g',
);
const inCss = new RegExp(`${hex}|(?<![\\w-])${notation}|(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');
/** In a program a hash also begins a private name, and rgb( may be a function: what stands around them decides. */
const inProgram = new RegExp(`(?<=['"\`\\s(,:[_])${hex}|(?<![\\w.-])${notation}(?=\\s*[\\d.+-])`, 'gi');
const property = '(?:\\w*[cC]olor|background\\w*|border\\w*|outline|boxShadow|textShadow|fill|stroke|floodColor)';
const styleValue = new RegExp(`(?<![\\w-])${property}\\s*[:=]\\s*\\{?\\s*(['"\`])(.*?)\\1`, 'g');
const name = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');

/** Properties whose words are names of our own. */
const madeUp =
	/^(?:font(?:-family)?|animation(?:-name)?|grid-(?:area|row|column)|(?:view-transition|container)-name|container|counter-\w+|will-change|transition(?:-property)?|content)$/;

/** Keeps the lines, so that what is found can be told with its place. */
const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/**
 * @param {string} text
 * @returns {{ at: number, what: string }[]}
 */
function inStyles(text) {
	const code = text
		.replace(/\/\*[\s\S]*?\*\//g, blank)
		.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)|"[^"\n]*"|'[^'\n]*'/g, blank);
	const found = [...code.matchAll(palette)].map((match) => ({ at: match.index, what: match[0] }));
	// What ends with a brace is a selector or the head of a block; only the rest is a declaration.
	for (const { index, 0: chunk, groups } of code.matchAll(/(?<body>[^{};]*)(?<end>[{};]|$)/g)) {
		const colon = chunk.indexOf(':');
		if (groups?.end === '{' || colon < 0 || madeUp.test(chunk.slice(0, colon).trim().toLowerCase())) continue;
		const value = chunk.slice(colon + 1).replace(/--[\w-]+/g, blank);
		for (const match of value.matchAll(inCss)) found.push({ at: index + colon + 1 + match.index, what: match[0] });
	}
	return found;
}

/** Attributes in which a hash leads to a place on the page. */
const anchor = /(?:href|to|id|htmlFor)\s*[=:]\s*\{?\s*['"`][^'"`]*$/;

/**
 * @param {string} text
 * @returns {{ at: number, what: string }[]}
 */
function inPrograms(text) {
	const code = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|[\s;{}(),])\/\/.*$/gm, blank);
	const found = [...code.matchAll(palette)].map((match) => ({ at: match.index, what: match[0] }));
	for (const match of code.matchAll(inProgram)) {
		const before = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index);
		if (!anchor.test(before) && before.trim() !== '') found.push({ at: match.index, what: match[0] });
	}
	for (const match of code.matchAll(styleValue)) {
		for (const [what] of (match[2] ?? '').replace(/--[\w-]+/g, blank).matchAll(name))
			found.push({ at: match.index, what });
	}
	return found;
}

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the errors
 */
export function findLiteralColours(files) {
	return [...files].flatMap(([file, text]) =>
		(file.endsWith('.css') ? inStyles(text) : inPrograms(text))
			.sort((a, b) => a.at - b.at)
			.map(({ at, what }) => {
				const line = text.slice(0, at).split('\n').length;
				return `${file}:${line}: ${what} is a literal colour; use a token of docs/theme-tokens.md`;
			}),
	);
}

/**
 * @param {string} root
 * @returns {Map<string, string>} what the browser loads; tests are not part of it
 */
export function readWeb(root) {
	const files = ['web', 'blocks'].flatMap((room) =>
		fs
			.readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.(css|ts|tsx)$/.test(file) && !/\.test\.tsx?$|^testing[\\/]/.test(file))
			.map((file) => path.posix.join(room, file)),
	);
	return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}
