// The look of a shop in the API: its draft, its versions, its presets, its pictures.

import type { ThemeError } from '../../../rules/theme/theme-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { headerType } from '../../graphql/header-type.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { discardDraft, publishDraft, restoreVersion, saveDraft } from './draft.ts';
import { deletePreset, savePreset, updatePreset } from './presets.ts';
import { setOverwriteColors, setThemeImage } from './theme-settings.ts';
import { loadThemeState, type Preset, type ThemeImage, type ThemeState, type Version } from './theme-state.ts';

const preset = builder.objectRef<Preset>('ThemePreset').implement({
	description: 'A theme stored under a name.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the preset.' }),
		name: t.exposeString('name', { description: 'Name of the preset.' }),
		shipped: t.exposeBoolean('shipped', {
			description: 'Whether it ships with the product, so that it cannot be changed.',
		}),
		theme: t.expose('theme', { type: 'JSON', description: 'The theme, as an object of tokens.' }),
		updatedAt: t.string({
			nullable: true,
			description: 'When it was changed last, in ISO 8601; null if it ships with the product.',
			resolve: ({ updatedAt }) => updatedAt?.toISOString() ?? null,
		}),
	}),
});

const version = builder.objectRef<Version>('ThemeVersion').implement({
	description: 'A theme that was published.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the version.' }),
		publishedAt: t.string({
			description: 'When it was published, in ISO 8601.',
			resolve: ({ publishedAt }) => publishedAt.toISOString(),
		}),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who published it; null if the account has been deleted or the system did.',
		}),
		theme: t.expose('theme', { type: 'JSON', description: 'The theme, as an object of tokens.' }),
	}),
});

const image = builder.objectRef<ThemeImage>('ThemeImage').implement({
	description: 'An image of the theme, such as the logo.',
	fields: (t) => ({
		use: t.exposeString('use', { description: 'What the image is used for.' }),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'The image; null if none is set.',
			resolve: ({ picture }) => (picture ? { ...picture, alt: '' } : null),
		}),
		wantedWidth: t.exposeInt('wantedWidth', { nullable: true, description: 'Required width in pixels; null for any.' }),
		wantedHeight: t.exposeInt('wantedHeight', {
			nullable: true,
			description: 'Required height in pixels; null for any.',
		}),
	}),
});

const manager = builder.objectRef<Pick<ThemeState, 'overwriteColors'>>('ThemeManager').implement({
	description: 'How the theme is managed.',
	fields: (t) => ({
		overwriteColors: t.exposeBoolean('overwriteColors', {
			description: 'Whether presets and imported themes replace the colours.',
		}),
	}),
});

const state = builder.objectRef<ThemeState>('ThemeState').implement({
	description:
		'The theme of the shop with its draft, versions and presets. A theme contains only what differs from the default theme.',
	fields: (t) => ({
		tenantName: t.exposeString('tenantName', { description: 'Name of the shop.' }),
		theme: t.expose('published', { type: 'JSON', description: 'The published theme, the same as `published`.' }),
		baseTheme: t.expose('baseTheme', {
			type: 'JSON',
			description: 'The default theme, which applies where the shop has set nothing.',
		}),
		manager: t.field({
			type: manager,
			description: 'How the theme is managed.',
			resolve: ({ overwriteColors }) => ({ overwriteColors }),
		}),
		published: t.expose('published', { type: 'JSON', description: 'The theme that visitors see.' }),
		draft: t.expose('draft', {
			type: 'JSON',
			nullable: true,
			description: 'The theme that is being edited; null if there is no draft.',
		}),
		draftUpdatedAt: t.string({
			nullable: true,
			description: 'When the draft was saved last, in ISO 8601; null if there is no draft.',
			resolve: ({ draftUpdatedAt }) => draftUpdatedAt?.toISOString() ?? null,
		}),
		lastTenantUiConfigUpdate: t.string({
			description: 'When the theme, its images or `overwriteColors` changed last, in ISO 8601.',
			resolve: ({ lastTenantUiConfigUpdate }) => lastTenantUiConfigUpdate.toISOString(),
		}),
		overwriteColors: t.exposeBoolean('overwriteColors', {
			description: 'Whether presets and imported themes replace the colours.',
		}),
		header: t.expose('header', { type: headerType, description: 'Layout of the header.' }),
		presets: t.expose('presets', {
			type: [preset],
			description: 'Presets that ship with the product, then those of the shop by name.',
		}),
		versions: t.expose('versions', { type: [version], description: 'Published versions, the newest first.' }),
		images: t.expose('images', { type: [image], description: 'Images of the theme.' }),
	}),
});

const error = builder.objectRef<ThemeError>('ThemeFault').implement({
	description: 'A validation error of a theme.',
	fields: (t) => ({
		path: t.exposeString('path', { description: 'Path of the token that it concerns; empty for the whole theme.' }),
		message: t.exposeString('message', { description: 'The error as an English sentence.' }),
		code: t.exposeString('code', { description: 'Code of the error, such as `changedMeanwhile` or `noDraft`.' }),
	}),
});

interface Saved {
	faults: readonly ThemeError[];
	state: ThemeState;
}

const saved = builder.objectRef<Saved>('ThemeSaved').implement({
	description: 'Result of saving or publishing a theme.',
	fields: (t) => ({
		faults: t.field({
			type: [error],
			description: 'Validation errors; if there are any, nothing is saved.',
			resolve: ({ faults }) => [...faults],
		}),
		state: t.expose('state', { type: state, description: 'The theme after the call.' }),
	}),
});

/** Does something and answers with how things stand then. */
function thenState(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<void>): Promise<ThemeState> {
	return context.inTenant(async (sql) => {
		await work(sql, callerOf(context));
		return loadThemeState(sql, context.tenant.id);
	});
}

function thenSaved(
	context: GraphContext,
	work: (sql: Sql, caller: Caller) => Promise<readonly ThemeError[]>,
): Promise<Saved> {
	return context.inTenant(async (sql) => {
		const faults = await work(sql, callerOf(context));
		return { faults, state: await loadThemeState(sql, context.tenant.id) };
	});
}

builder.queryField('themeState', (t) =>
	t.field({
		type: state,
		description: 'The theme of the shop with its draft, versions and presets.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadThemeState(sql, tenant.id)),
	}),
);

builder.mutationFields((t) => ({
	saveThemeDraft: t.field({
		type: saved,
		description:
			'Saves the draft of the theme. An error `changedMeanwhile` is returned if another user has saved it since `seen`.',
		extensions: needs('mTenant'),
		args: {
			theme: t.arg({
				type: 'JSON',
				required: true,
				description: 'The theme: only what differs from the default theme.',
			}),
			seen: t.arg.string({
				description: '`draftUpdatedAt` of the draft that the change is based on; null if there was none.',
			}),
		},
		resolve: (_root, { theme, seen }, context) =>
			thenSaved(context, (sql, caller) => saveDraft(sql, caller, theme, seen ?? null)),
	}),
	publishTheme: t.field({
		type: saved,
		description: 'Publishes the draft, which becomes a version.',
		extensions: needs('mTenant'),
		args: {
			seen: t.arg.string({
				description: '`draftUpdatedAt` of the draft that shall be published; without it any draft.',
			}),
		},
		resolve: (_root, { seen }, context) =>
			thenSaved(context, (sql, caller) => publishDraft(sql, caller, seen ?? undefined)),
	}),
	discardThemeDraft: t.field({
		type: state,
		description: 'Deletes the draft of the theme.',
		extensions: needs('mTenant'),
		resolve: (_root, _args, context) => thenState(context, discardDraft),
	}),
	restoreThemeVersion: t.field({
		type: state,
		description: 'Copies a published version to the draft.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the version.' }) },
		resolve: (_root, { id }, context) =>
			thenState(context, (sql, caller) => restoreVersion(sql, caller, checkId(String(id)))),
	}),
	saveThemePreset: t.field({
		type: state,
		description: 'Stores a theme as a preset, at most 50. Fails with `THEME_PRESET_NAME_TAKEN` if the name is in use.',
		extensions: needs('mTenant'),
		args: {
			name: t.arg.string({ required: true, description: 'Unique name, at most 80 characters.' }),
			theme: t.arg({ type: 'JSON', required: true, description: 'The theme of the preset.' }),
		},
		resolve: (_root, { name, theme }, context) =>
			thenState(context, (sql, caller) => savePreset(sql, caller, { name, theme })),
	}),
	updateThemePreset: t.field({
		type: state,
		description: 'Changes a preset of the shop; what is left out stays as it is.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the preset.' }),
			name: t.arg.string({ description: 'New name, at most 80 characters.' }),
			theme: t.arg({ type: 'JSON', description: 'New theme of the preset.' }),
		},
		resolve: (_root, { id, name, theme }, context) =>
			thenState(context, (sql, caller) =>
				updatePreset(sql, caller, checkId(String(id)), { name: name ?? undefined, theme: theme ?? undefined }),
			),
	}),
	deleteThemePreset: t.field({
		type: state,
		description: 'Deletes a preset of the shop.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the preset.' }) },
		resolve: (_root, { id }, context) =>
			thenState(context, (sql, caller) => deletePreset(sql, caller, checkId(String(id)))),
	}),
	setOverwriteColors: t.field({
		type: state,
		description: 'Sets whether presets and imported themes replace the colours.',
		extensions: needs('mTenant'),
		args: { on: t.arg.boolean({ required: true, description: 'Whether they replace the colours.' }) },
		resolve: (_root, { on }, context) => thenState(context, (sql, caller) => setOverwriteColors(sql, caller, on)),
	}),
	setThemeImage: t.field({
		type: state,
		description: 'Sets or removes an image of the theme. Fails with `THEME_IMAGE_SIZE` if it has the wrong size.',
		extensions: needs('mTenant'),
		args: {
			use: t.arg.string({ required: true, description: 'What the image is used for, as in `ThemeImage.use`.' }),
			media: t.arg.id({ description: 'Id of an image of the media library; without it the image is removed.' }),
		},
		resolve: (_root, { use, media }, context) =>
			thenState(context, (sql, caller) => setThemeImage(sql, caller, use, media ? checkId(String(media)) : undefined)),
	}),
}));
