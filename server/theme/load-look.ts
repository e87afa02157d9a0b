// What a page needs to look like its tenant: the style element, its hash for the policy, and the fonts to fetch early.
import { createHash } from 'node:crypto';
import { fontPreloads } from '../../rules/theme/font-faces.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme, type Theme } from '../../rules/theme/theme.ts';
import { writeThemeCss } from '../../rules/theme/write-css.ts';
import type { Sql } from '../database/connection.ts';

export interface Look {
	/** The whole content of one style element. */
	css: string;
	/** As style-src of the content security policy wants it, without quotes: sha256-… */
	cssHash: string;
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
		cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
		preloads: fontPreloads(theme),
		theme,
	};
}
