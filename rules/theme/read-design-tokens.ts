// Reads design tokens (DTCG) as a theme, those of other programs too: an alias to one of our tokens stays a link, one to a token
// that only the file has is followed to its value. What is not ours is left out and named.
import { parseColour } from './colour.ts';
import { extensionName } from './design-tokens.ts';
import { findFont } from './fonts.ts';
import { valueAt } from './items.ts';
import { putItem } from './merge-theme.ts';
import { linksAtMost } from './resolve-colour.ts';
import { borderRadii, borderWidths, type ColourItem, fontRoles, type OwnTheme } from './theme.ts';
import { findThemeErrors, type ThemeError } from './theme-errors.ts';
import { tokenPaths } from './tokens.ts';

interface ReadTokens {
	theme: OwnTheme;
	/** Why a token could not be taken, or what is wrong with the theme as a whole: then it cannot be kept. */
	faults: ThemeError[];
	/** Tokens of the file that a theme does not have. */
	ignored: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const deepest = 20;

/** The values of all tokens of a file, by path. */
function tokensIn(tree: unknown, above: string, depth = 0): Map<string, Record<string, unknown>> {
	const found = new Map<string, Record<string, unknown>>();
	if (!isObject(tree) || depth > deepest) return found;
	if (Object.hasOwn(tree, '$value')) return found.set(above, tree);
	for (const [name, below] of Object.entries(tree)) {
		if (name.startsWith('$')) continue;
		for (const [path, token] of tokensIn(below, above ? `${above}.${name}` : name, depth + 1)) found.set(path, token);
	}
	return found;
}

const aliasOf = (value: unknown) => (typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined);

const known = new Set(tokenPaths);

type Tokens = ReturnType<typeof tokensIn>;

/** Follows aliases to tokens that a theme does not have. */
function follow(tokens: Tokens, value: unknown): unknown {
	let next = value;
	for (let step = 0; step <= linksAtMost; step++) {
		const alias = aliasOf(next);
		if (alias === undefined || known.has(alias)) return next;
		next = tokens.get(alias)?.$value;
	}
	return undefined;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function srgb({ colorSpace, components, alpha = 1 }: Record<string, unknown>): string | undefined {
	if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3 || !isShare(alpha))
		return undefined;
	if (!components.every(isShare)) return undefined;
	const channels = components.map((share) => Math.round(share * 255));
	if (alpha < 1) return `rgba(${channels.join(', ')}, ${Number(alpha.toFixed(4))})`;
	return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function readColour(value: unknown): ColourItem | undefined {
	const alias = aliasOf(value);
	if (alias !== undefined) return { linkedTo: alias };
	// Of colours in other spaces there is at least their nearest neighbour in ours.
	const text = isObject(value) ? (srgb(value) ?? value.hex) : value;
	const { kind } = parseColour(text);
	return typeof text === 'string' && (kind === 'hex' || kind === 'rgb' || kind === 'rgba')
		? { color: text }
		: undefined;
}

const pixels: Record<string, number> = { px: 1, rem: 16 };

function readSize(value: unknown, sizes: Record<string, string>): string | undefined {
	const { value: amount, unit } = isObject(value) ? value : { value: Number.parseFloat(String(value)), unit: 'px' };
	const wanted = Number(amount) * (pixels[String(unit)] ?? Number.NaN);
	return Object.keys(sizes).find((name) => Number.parseInt(sizes[name] ?? '', 10) === wanted);
}

const readFont = (value: unknown) => findFont(Array.isArray(value) ? value[0] : value)?.family;

function read(path: string, tokens: Tokens): unknown {
	const token = tokens.get(path) ?? {};
	const value = follow(tokens, token.$value);
	if (path === 'border.radius') return readSize(value, borderRadii);
	if (path === 'border.width') return readSize(value, borderWidths);
	if (path.startsWith('fonts.')) return readFont(value);
	const item = readColour(value);
	const label = typeof token.$description === 'string' ? { label: token.$description } : {};
	return item && { ...item, ...label };
}

function codeOf(path: string): ThemeError['code'] {
	if (path.startsWith('fonts.')) return 'font';
	return path.startsWith('border.') ? 'choice' : 'colour';
}

const ours = new Set([...fontRoles.map((role) => `fonts.${role}`), 'border.radius', 'border.width', ...tokenPaths]);

/** @param json anything: a file that a user chose, already parsed */
export function fromDesignTokens(json: unknown): ReadTokens {
	const tokens = tokensIn(json, '');
	const theme: Record<string, unknown> = {};
	const errors: ThemeError[] = [];
	for (const path of tokens.keys()) {
		if (!ours.has(path)) continue;
		const value = read(path, tokens);
		if (value === undefined) errors.push({ path, message: 'Cannot be read as a value of a theme', code: codeOf(path) });
		else putItem(theme, path, value as ColourItem);
	}
	const extensions = valueAt(json, '$extensions');
	const dark = isObject(extensions) ? valueAt(extensions[extensionName], 'dark') : undefined;
	if (isObject(dark)) theme.dark = dark;
	const ignored = [...tokens.keys()].filter((path) => !ours.has(path));
	if (ignored.length === tokens.size && !isObject(dark))
		errors.push({ path: '', message: 'Holds no design tokens of a theme', code: 'shape' });
	return { theme: theme as OwnTheme, faults: [...errors, ...findThemeErrors(theme)], ignored };
}
