// The look of a shop in the API: its draft, its versions, its presets, its pictures.

import type { ThemeFault } from '../../../rules/theme/theme-errors.ts';
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
import { setOverwriteColors, setThemeImage } from './look-settings.ts';
import { deletePreset, savePreset, updatePreset } from './presets.ts';
import { loadThemeState, type Preset, type ThemeImage, type ThemeState, type Version } from './theme-state.ts';

const preset = builder.objectRef<Preset>('ThemePreset').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		shipped: t.exposeBoolean('shipped', { description: 'Comes with the product and cannot be changed' }),
		theme: t.expose('theme', { type: 'JSON' }),
		updatedAt: t.string({ nullable: true, resolve: ({ updatedAt }) => updatedAt?.toISOString() ?? null }),
	}),
});

const version = builder.objectRef<Version>('ThemeVersion').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		publishedAt: t.string({ resolve: ({ publishedAt }) => publishedAt.toISOString() }),
		by: t.exposeString('by', { nullable: true }),
		theme: t.expose('theme', { type: 'JSON' }),
	}),
});

const image = builder.objectRef<ThemeImage>('ThemeImage').implement({
	fields: (t) => ({
		use: t.exposeString('use'),
		image: t.field({
			type: imageRef,
			nullable: true,
			resolve: ({ picture }) => (picture ? { ...picture, alt: '' } : null),
		}),
		wantedWidth: t.exposeInt('wantedWidth', { nullable: true }),
		wantedHeight: t.exposeInt('wantedHeight', { nullable: true }),
	}),
});

const manager = builder.objectRef<Pick<ThemeState, 'overwriteColors'>>('ThemeManager').implement({
	description: 'How the look of the shop is managed',
	fields: (t) => ({
		overwriteColors: t.exposeBoolean('overwriteColors', {
			description: 'Whether presets and imported themes bring their colours along',
		}),
	}),
});

const state = builder.objectRef<ThemeState>('ThemeState').implement({
	description: 'A theme is as much of one as the tenant wants to have its own way; the rest is as in the default theme',
	fields: (t) => ({
		tenantName: t.exposeString('tenantName'),
		theme: t.expose('published', { type: 'JSON', description: 'The same as published' }),
		baseTheme: t.expose('baseTheme', { type: 'JSON', description: 'What holds where the tenant has decided nothing' }),
		manager: t.field({ type: manager, resolve: ({ overwriteColors }) => ({ overwriteColors }) }),
		published: t.expose('published', { type: 'JSON' }),
		draft: t.expose('draft', { type: 'JSON', nullable: true }),
		draftUpdatedAt: t.string({
			nullable: true,
			resolve: ({ draftUpdatedAt }) => draftUpdatedAt?.toISOString() ?? null,
		}),
		lastTenantUiConfigUpdate: t.string({
			description: 'When theme, pictures or the decision about colours changed last',
			resolve: ({ lastTenantUiConfigUpdate }) => lastTenantUiConfigUpdate.toISOString(),
		}),
		overwriteColors: t.exposeBoolean('overwriteColors', {
			description: 'Whether presets and imported themes bring their colours along',
		}),
		header: t.expose('header', { type: headerType }),
		presets: t.expose('presets', { type: [preset] }),
		versions: t.expose('versions', { type: [version], description: 'The newest first' }),
		images: t.expose('images', { type: [image] }),
	}),
});

const fault = builder.objectRef<ThemeFault>('ThemeFault').implement({
	fields: (t) => ({
		path: t.exposeString('path'),
		message: t.exposeString('message'),
		code: t.exposeString('code'),
	}),
});

interface Saved {
	faults: readonly ThemeFault[];
	state: ThemeState;
}

const saved = builder.objectRef<Saved>('ThemeSaved').implement({
	fields: (t) => ({
		faults: t.field({
			type: [fault],
			description: 'Nothing is saved if there are any',
			resolve: ({ faults }) => [...faults],
		}),
		state: t.expose('state', { type: state }),
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
	work: (sql: Sql, caller: Caller) => Promise<readonly ThemeFault[]>,
): Promise<Saved> {
	return context.inTenant(async (sql) => {
		const faults = await work(sql, callerOf(context));
		return { faults, state: await loadThemeState(sql, context.tenant.id) };
	});
}

builder.queryField('themeState', (t) =>
	t.field({
		type: state,
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadThemeState(sql, tenant.id)),
	}),
);

builder.mutationFields((t) => ({
	saveThemeDraft: t.field({
		type: saved,
		extensions: needs('mTenant'),
		args: {
			theme: t.arg({ type: 'JSON', required: true }),
			seen: t.arg.string({ description: 'draftUpdatedAt of the draft that the caller knows; null: none' }),
		},
		resolve: (_root, { theme, seen }, context) =>
			thenSaved(context, (sql, caller) => saveDraft(sql, caller, theme, seen ?? null)),
	}),
	publishTheme: t.field({
		type: saved,
		description: 'Visitors see the draft from now on, and it is a version to go back to',
		extensions: needs('mTenant'),
		args: { seen: t.arg.string({ description: 'As of saveThemeDraft; without it whatever draft there is' }) },
		resolve: (_root, { seen }, context) =>
			thenSaved(context, (sql, caller) => publishDraft(sql, caller, seen ?? undefined)),
	}),
	discardThemeDraft: t.field({
		type: state,
		extensions: needs('mTenant'),
		resolve: (_root, _args, context) => thenState(context, discardDraft),
	}),
	restoreThemeVersion: t.field({
		type: state,
		description: 'Into the draft',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) =>
			thenState(context, (sql, caller) => restoreVersion(sql, caller, checkId(String(id)))),
	}),
	saveThemePreset: t.field({
		type: state,
		extensions: needs('mTenant'),
		args: { name: t.arg.string({ required: true }), theme: t.arg({ type: 'JSON', required: true }) },
		resolve: (_root, { name, theme }, context) =>
			thenState(context, (sql, caller) => savePreset(sql, caller, { name, theme })),
	}),
	updateThemePreset: t.field({
		type: state,
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }), name: t.arg.string(), theme: t.arg({ type: 'JSON' }) },
		resolve: (_root, { id, name, theme }, context) =>
			thenState(context, (sql, caller) =>
				updatePreset(sql, caller, checkId(String(id)), { name: name ?? undefined, theme: theme ?? undefined }),
			),
	}),
	deleteThemePreset: t.field({
		type: state,
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) =>
			thenState(context, (sql, caller) => deletePreset(sql, caller, checkId(String(id)))),
	}),
	setOverwriteColors: t.field({
		type: state,
		extensions: needs('mTenant'),
		args: { on: t.arg.boolean({ required: true }) },
		resolve: (_root, { on }, context) => thenState(context, (sql, caller) => setOverwriteColors(sql, caller, on)),
	}),
	setThemeImage: t.field({
		type: state,
		extensions: needs('mTenant'),
		args: { use: t.arg.string({ required: true }), media: t.arg.id({ description: 'None: no picture any more' }) },
		resolve: (_root, { use, media }, context) =>
			thenState(context, (sql, caller) => setThemeImage(sql, caller, use, media ? checkId(String(media)) : undefined)),
	}),
}));
