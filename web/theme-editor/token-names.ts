// What tokens are called, in words: their group and their entry, or the name that an admin gave them.
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { itemAt } from '../../rules/theme/items.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import { tokenPaths } from '../../rules/theme/tokens.ts';

const groupOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

export interface TokenGroup {
	path: string;
	/** Of its tokens. */
	paths: string[];
}

/** In the order of the specification. */
export const tokenGroups: readonly TokenGroup[] = [...new Set(tokenPaths.map(groupOf))].map((path) => ({
	path,
	paths: tokenPaths.filter((token) => groupOf(token) === path),
}));

// The catalogue has a word for each of them; a test looks.
export const groupName = (t: Translate, path: string): string => t(`tokenGroup.${path}` as PlainTextKey);

export const entryName = (t: Translate, theme: Theme, path: string): string =>
	itemAt(theme, path).label || t(`token.${path.slice(path.lastIndexOf('.') + 1)}` as PlainTextKey);

export const tokenName = (t: Translate, theme: Theme, path: string): string =>
	`${groupName(t, groupOf(path))}: ${entryName(t, theme, path)}`;
