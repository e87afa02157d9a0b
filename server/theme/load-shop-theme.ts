// What a page needs to look like its tenant: a style sheet, its hash for the address, and the fonts to fetch early.
import { createHash } from 'node:crypto';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import { fontPreloads } from '../../rules/theme/font-faces.ts';
import { mergeTheme } from '../../rules/theme/merge-theme.ts';
import { defaultTheme, type Theme } from '../../rules/theme/theme.ts';
import { writeMergedCss } from '../../rules/theme/write-css.ts';
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

/** By what is stored: most shops of an installation have the default theme or a preset, and each is put together once for all of them. */
const mergedThemes = new BoundedCache<string, Theme>({ maxEntries: 50 });
const looks = new WeakMap<Theme, LoadedTheme>();

const mergedOf = (stored: string | undefined): Theme =>
	mergedThemes.getOrMake(stored ?? '', () =>
		mergeTheme(defaultTheme, stored === undefined ? undefined : JSON.parse(stored)),
	);

/** Works as well without a stored theme, and with one that an older version stored. Callers must not modify it. */
export async function loadTheme(sql: Sql, tenantId: string): Promise<Theme> {
	const [row] = await sql<{ stored: string }[]>`select theme::text as stored from themes where tenant_id = ${tenantId}`;
	return mergedOf(row?.stored);
}

function lookOf(theme: Theme): LoadedTheme {
	const css = writeMergedCss(theme);
	return {
		css,
		hash: createHash('sha256').update(css).digest('hex').slice(0, 16),
		preloads: fontPreloads(theme),
		theme,
	};
}

export async function loadShopTheme(sql: Sql, tenantId: string): Promise<LoadedTheme> {
	const theme = await loadTheme(sql, tenantId);
	const look = looks.get(theme) ?? lookOf(theme);
	looks.set(theme, look);
	return look;
}
