// A theme as design tokens, in the format of the W3C's community group (DTCG, 2025.10), for other programs. A link is an alias,
// `{colors.primary.DEFAULT}`, and a label a description. What the format has no place for, the dark counterpart, is an extension.
import { parseColour } from './colour.ts';
import { channelsOf } from './contrast.ts';
import { itemAt, valueAt } from './items.ts';
import { putItem } from './merge-theme.ts';
import { borderRadii, borderWidths, type ColourItem, fontRoles, type OwnTheme } from './theme.ts';
import { tokenPaths } from './tokens.ts';

/** Under which name our own part of a file stands. */
export const extensionName = 'platen.theme';

interface Token {
	$type: 'color' | 'fontFamily' | 'dimension';
	$value: unknown;
	$description?: string;
}

const rounded = (value: number) => Number(value.toFixed(5));

function writtenColour(item: Required<ColourItem>): unknown {
	const colour = parseColour(item.linkedTo || item.color);
	if (colour.kind === 'path') return `{${colour.path}}`;
	if (colour.kind === 'empty' || colour.kind === 'invalid') return undefined;
	const { channels, alpha } = channelsOf(colour);
	const hex = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
	return { colorSpace: 'srgb', components: channels.map((value) => rounded(value / 255)), alpha: rounded(alpha), hex };
}

const dimension = (size: string | undefined): Token | undefined =>
	size === undefined ? undefined : { $type: 'dimension', $value: { value: Number.parseInt(size, 10), unit: 'px' } };

function put(tree: object, path: string, token: Token | undefined): void {
	if (token) putItem(tree, path, token as ColourItem);
}

/** Of a whole theme all tokens, of a part of one those that it has. */
export function toDesignTokens(theme: OwnTheme): Record<string, unknown> {
	const tokens: Record<string, unknown> = {};
	for (const role of fontRoles) {
		const family = theme.fonts?.[role];
		if (family) put(tokens, `fonts.${role}`, { $type: 'fontFamily', $value: family });
	}
	const { radius, width } = theme.border ?? {};
	put(tokens, 'border.radius', dimension(radius && borderRadii[radius]));
	put(tokens, 'border.width', dimension(width && borderWidths[width]));
	for (const path of tokenPaths) {
		if (valueAt(theme, path) === undefined) continue;
		const item = itemAt(theme, path);
		const value = writtenColour(item);
		const described = item.label ? { $description: item.label } : {};
		if (value) put(tokens, path, { $type: 'color', $value: value, ...described });
	}
	if (theme.dark) tokens.$extensions = { [extensionName]: { dark: theme.dark } };
	return tokens;
}
