// What the theme editor asks and changes.
import { graphql } from '../platform/graphql.ts';

export const themeStateDocument = graphql(`
	query ThemeState {
		themeState {
			published
			draft
			draftUpdatedAt
			lastTenantUiConfigUpdate
			overwriteColors
			header
			presets {
				id
				name
				shipped
				theme
			}
			versions {
				id
				publishedAt
				by
				theme
			}
			images {
				use
				wantedWidth
				wantedHeight
				image {
					id
					url
					width
					height
				}
			}
		}
	}
`);

export const saveThemeDraftDocument = graphql(`
	mutation SaveThemeDraft($theme: JSON!, $seen: String) {
		saveThemeDraft(theme: $theme, seen: $seen) {
			faults {
				path
				message
				code
			}
			state {
				draftUpdatedAt
			}
		}
	}
`);

export const publishThemeDocument = graphql(`
	mutation PublishTheme($seen: String) {
		publishTheme(seen: $seen) {
			faults {
				path
				message
				code
			}
			state {
				draftUpdatedAt
			}
		}
	}
`);

export const discardThemeDraftDocument = graphql(`
	mutation DiscardThemeDraft {
		discardThemeDraft {
			published
			draftUpdatedAt
		}
	}
`);

export const restoreThemeVersionDocument = graphql(`
	mutation RestoreThemeVersion($id: ID!) {
		restoreThemeVersion(id: $id) {
			draft
			draftUpdatedAt
		}
	}
`);

export const saveThemePresetDocument = graphql(`
	mutation SaveThemePreset($name: String!, $theme: JSON!) {
		saveThemePreset(name: $name, theme: $theme) {
			overwriteColors
		}
	}
`);

export const updateThemePresetDocument = graphql(`
	mutation UpdateThemePreset($id: ID!, $theme: JSON!) {
		updateThemePreset(id: $id, theme: $theme) {
			overwriteColors
		}
	}
`);

export const deleteThemePresetDocument = graphql(`
	mutation DeleteThemePreset($id: ID!) {
		deleteThemePreset(id: $id) {
			overwriteColors
		}
	}
`);

export const setOverwriteColorsDocument = graphql(`
	mutation SetOverwriteColors($on: Boolean!) {
		setOverwriteColors(on: $on) {
			overwriteColors
		}
	}
`);

export const setThemeImageDocument = graphql(`
	mutation SetThemeImage($use: String!, $media: ID) {
		setThemeImage(use: $use, media: $media) {
			overwriteColors
		}
	}
`);

export const uploadThemeImageDocument = graphql(`
	mutation UploadThemeImage($file: Upload!) {
		uploadMedia(file: $file) {
			id
		}
	}
`);

export const previewProductDocument = graphql(`
	query PreviewProduct($language: String!) {
		products(language: $language, first: 1) {
			items {
				slug
				name
			}
		}
	}
`);
