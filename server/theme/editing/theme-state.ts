// Everything that the theme editor shows: what visitors see, what is being changed, what one can go back to or begin with.
import type { HeaderType } from '../../../rules/settings/shop.ts';
import { mergeTheme } from '../../../rules/theme/merge-theme.ts';
import { shippedPresets } from '../../../rules/theme/presets.ts';
import { defaultTheme, type OwnTheme, type Theme } from '../../../rules/theme/theme.ts';
import { findThemeErrors } from '../../../rules/theme/theme-errors.ts';
import { type ThemeImageUse, themeImages, themeImageUses } from '../../../rules/theme/theme-images.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import type { Picture } from '../../media/media-path.ts';
import { findShopDetails } from '../../shop-details/shop-details.ts';
import { findShopImages } from '../../shop-details/shop-images.ts';
import { listPublished, loadStyleState } from '../style-state.ts';
import { findDraft } from './draft.ts';

export interface Preset {
	id: string;
	name: string;
	/** Whether it comes with the product; those can be taken, not changed. */
	shipped: boolean;
	theme: OwnTheme;
	updatedAt: Date | null;
}

export interface Version {
	id: string;
	publishedAt: Date;
	by: string | null;
	theme: OwnTheme;
}

export interface ThemeImage {
	use: ThemeImageUse;
	picture: Picture | undefined;
	wantedWidth: number | null;
	wantedHeight: number | null;
}

export interface ThemeState {
	tenantName: string;
	/** Whatever the tenant has not decided. */
	baseTheme: Theme;
	published: OwnTheme;
	draft: OwnTheme | null;
	draftUpdatedAt: Date | null;
	lastTenantUiConfigUpdate: Date;
	overwriteColors: boolean;
	header: HeaderType;
	presets: Preset[];
	versions: Version[];
	images: ThemeImage[];
}

/** What is stored, if it could be stored today; else what visitors see of it, which always can. */
const readable = (theme: unknown): OwnTheme =>
	findThemeErrors(theme).length === 0 ? (theme as OwnTheme) : mergeTheme(defaultTheme, theme);

async function listPresets(sql: Sql, tenantId: string): Promise<Preset[]> {
	const own = await sql<{ id: string; name: string; theme: unknown; updatedAt: Date }[]>`
		select id, name, theme, updated_at from theme_presets where tenant_id = ${tenantId} order by lower(name), id`;
	return [
		...shippedPresets.map((preset) => ({ ...preset, shipped: true, updatedAt: null })),
		...own.map(({ theme, ...preset }) => ({ ...preset, shipped: false, theme: readable(theme) })),
	];
}

async function listVersions(sql: Sql, tenantId: string): Promise<Version[]> {
	const versions = await listPublished(sql, tenantId);
	const names = await findNames(
		sql,
		tenantId,
		versions.flatMap(({ publishedBy }) => publishedBy ?? []),
	);
	return versions.map(({ id, theme, publishedAt, publishedBy }) => ({
		id,
		publishedAt,
		by: (publishedBy && names.get(publishedBy)) || null,
		theme: readable(theme),
	}));
}

export async function loadThemeState(sql: Sql, tenantId: string): Promise<ThemeState> {
	const { tenantName, theme, overwriteColors, lastTenantUiConfigUpdate } = await loadStyleState(sql, tenantId);
	const draft = await findDraft(sql, tenantId);
	const { header } = await findShopDetails(sql, tenantId);
	const images = await findShopImages(sql, tenantId);
	return {
		tenantName,
		baseTheme: defaultTheme,
		published: readable(theme),
		draft: draft ? readable(draft.theme) : null,
		draftUpdatedAt: draft?.updatedAt ?? null,
		lastTenantUiConfigUpdate,
		overwriteColors,
		header,
		presets: await listPresets(sql, tenantId),
		versions: await listVersions(sql, tenantId),
		images: themeImageUses.map((use) => ({
			use,
			picture: images[use],
			wantedWidth: themeImages[use]?.width ?? null,
			wantedHeight: themeImages[use]?.height ?? null,
		})),
	};
}
