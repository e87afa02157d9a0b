// What a page needs to look like its tenant: a style sheet, its hash for the address, and the fonts to fetch early.
import { createHash } from 'node:crypto';
import { fontPreloads } from '../../rules/theme/font-faces.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme, type Theme } from '../../rules/theme/theme.ts';
import { writeThemeCss } from '../../rules/theme/write-css.ts';
import type { Sql } from '../database/connection.ts';

export interface Look {
	/** A whole style sheet: the variables of the theme and its font faces. */
	css: string;
	/** Of the style sheet, for its address. */
	hash: string;
	/** Addresses of WOFF2 files, at most two. */
	preloads: string[];
	theme: Theme;
}

/** Works as well without a stored theme, and with one that an older version stored. */
export async function loadLook(sql: Sql, tenantId: string): Promise<Look> {
	const [stored] = await sql<{ theme: unknown }[]>`select theme from themes where tenant_id = ${tenantId}`;
	const theme = mergeTheme(defaultTheme, stored?.theme);
	const css = writeThemeCss(theme);
	return {
		css,
		hash: createHash('sha256').update(css).digest('hex').slice(0, 16),
		preloads: fontPreloads(theme),
		theme,
	};
}
