// What a page needs to look like its tenant: a style sheet, its hash for the address, and the fonts to fetch early.
import { createHash } from 'node:crypto';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { fontPreloads } from '../../rules/theme/font-faces.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme, type Theme } from '../../rules/theme/theme.ts';
import { writeThemeCss } from '../../rules/theme/write-css.ts';
import type { Sql } from '../database/connection.ts';

export interface LoadedTheme {
	/** A whole style sheet: the variables of the theme and its font faces. */
	css: string;
	/** Of the style sheet, for its address. */
	hash: string;
	/** Addresses of WOFF2 files, at most two. */
	preloads: string[];
	theme: Theme;
}

interface Merged {
	stored: string | null;
	theme: Theme;
}

/** What mails and documents of one shop ask for again and again, while no one changes it. */
const mergedThemes = new BoundedCache<string, Merged>({ maxEntries: 50 });

function mergedOf(tenantId: string, stored: string | null): Theme {
	const cached = mergedThemes.get(tenantId);
	if (cached?.stored === stored) return cached.theme;
	const theme = mergeTheme(defaultTheme, stored === null ? undefined : JSON.parse(stored));
	mergedThemes.set(tenantId, { stored, theme });
	return theme;
}

/** Works as well without a stored theme, and with one that an older version stored. Callers must not modify it. */
export async function loadTheme(sql: Sql, tenantId: string): Promise<Theme> {
	const [row] = await sql<{ stored: string }[]>`select theme::text as stored from themes where tenant_id = ${tenantId}`;
	return mergedOf(tenantId, row?.stored ?? null);
}

export async function loadShopTheme(sql: Sql, tenantId: string): Promise<LoadedTheme> {
	const theme = await loadTheme(sql, tenantId);
	const css = writeThemeCss(theme);
	return {
		css,
		hash: createHash('sha256').update(css).digest('hex').slice(0, 16),
		preloads: fontPreloads(theme),
		theme,
	};
}
