// Changes of the media library in the API: taking pictures in, describing, moving, replacing and deleting them.

import { callerOf } from '../../../accounts/graphql-caller.ts';
import { actorOf } from '../../../accounts/services.ts';
import { ForeignFailure } from '../../../foreign-fetch/fetch-foreign.ts';
import { takesFiles } from '../../../graphql/admit-upload.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import { ApiError } from '../../../graphql/errors.ts';
import { checkId } from '../../../graphql/ids.ts';
import { needs } from '../../../graphql/rights.ts';
import { spokenLanguage } from '../../../tenants/spoken-language.ts';
import { addPicture, type Taking } from '../../add-picture.ts';
import type { AlternativeTexts } from '../../alternative-text.ts';
import { imageRef } from '../../graphql-parts.ts';
import { maxPictureBytes } from '../../picture-limits.ts';
import { checkFolder } from '../folders/folders.ts';
import { deletion, findItem, item, languageHelp, servicesOf, shown } from '../graphql.ts';
import { addExternal } from './add-external.ts';
import { moveMedia, updateMedia } from './change-media.ts';
import { deleteMedia } from './delete-media.ts';
import { replaceMedia } from './replace-media.ts';

const alternativeText = builder.inputType('AlternativeText', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

const byLanguage = (given: readonly { languageCode: string; translation: string }[]): AlternativeTexts =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation]));

const focalPointInput = builder.inputType('FocalPointInput', {
	fields: (t) => ({
		x: t.float({ required: true }),
		y: t.float({ required: true }),
	}),
});

/** What an address was refused for is told to the caller. */
function tell(error: unknown): never {
	throw error instanceof ForeignFailure ? new ApiError(error.code, error.message) : error;
}

/** Pictures are taken into a folder that is there, and written down. */
function taking(context: GraphContext, action: string, folderId: string | undefined, after: object = {}): Taking {
	const { tenant, inTenant, signal } = context;
	const caller = callerOf(context);
	return {
		...servicesOf(context),
		signal,
		inTenant: (work) =>
			inTenant(async (sql) => {
				await checkFolder(sql, tenant.id, folderId);
				return work(sql);
			}),
		kept: (sql, id) =>
			caller.services.record(sql, tenant.id, actorOf(caller), { action, entity: { type: 'media', id }, after }),
	};
}

builder.mutationFields((t) => ({
	uploadMedia: t.field({
		type: imageRef,
		description: 'Takes in a picture: JPEG, PNG, WebP, AVIF, GIF or SVG, at most 20 MiB and 40 megapixels',
		extensions: { ...needs('mContent', 'mProd', 'mCat', 'mTenant'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			alt: t.arg({ type: [alternativeText], description: 'What it shows, by language' }),
			focalPoint: t.arg({ type: focalPointInput }),
			folder: t.arg.id(),
			language: t.arg.string(languageHelp),
		},
		async resolve(_root, { file, alt, focalPoint, folder, language }, context) {
			const { tenant, user } = context;
			const folderId = folder ? checkId(folder) : undefined;
			const description = {
				alternativeTexts: byLanguage(alt ?? []),
				focalPoint: focalPoint ?? undefined,
				folderId,
				createdBy: user?.id,
			};
			const parts = taking(context, 'uploadMedia', folderId, { fileName: file.name.slice(0, 255) });
			const picture = await addPicture(parts, tenant, file, description).catch(tell);
			return shown(picture, spokenLanguage(tenant, language));
		},
	}),
	addExternalMedia: t.field({
		type: imageRef,
		description: 'Fetches a picture from an address elsewhere and keeps it; visitors never call that address',
		extensions: needs('mContent', 'mProd'),
		args: {
			url: t.arg.string({ required: true, description: 'https, on the public net' }),
			alt: t.arg({ type: [alternativeText] }),
			folder: t.arg.id(),
			language: t.arg.string(languageHelp),
		},
		async resolve(_root, { url, alt, folder, language }, context) {
			const { tenant, user } = context;
			const folderId = folder ? checkId(folder) : undefined;
			const parts = {
				...taking(context, 'addExternalMedia', folderId, { url: url.slice(0, 2000) }),
				fetchForeign: servicesOf(context).fetchForeign,
			};
			const wanted = { address: url, alternativeTexts: byLanguage(alt ?? []), folderId, createdBy: user?.id };
			const picture = await addExternal(parts, tenant, wanted).catch(tell);
			return shown(picture, spokenLanguage(tenant, language));
		},
	}),
	updateMedia: t.field({
		type: item,
		description: 'What is not given stays as it is',
		extensions: { ...needs('mContent', 'mProd'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			id: t.arg.id({ required: true }),
			fileName: t.arg.string(),
			title: t.arg.string(),
			alt: t.arg({ type: [alternativeText], description: 'An empty one is taken away' }),
			focalPoint: t.arg({ type: focalPointInput }),
			language: t.arg.string(languageHelp),
		},
		async resolve(_root, { id: given, fileName, title, alt, focalPoint, language }, context) {
			const id = checkId(given);
			const change = {
				fileName: fileName ?? undefined,
				title: title ?? undefined,
				alternativeTexts: alt ? byLanguage(alt) : undefined,
				focalPoint: focalPoint ?? undefined,
			};
			await context.inTenant((sql) => updateMedia(sql, servicesOf(context), callerOf(context), id, change)).catch(tell);
			return findItem(context, id, language);
		},
	}),
	moveMedia: t.int({
		description: 'How many were moved: all or none',
		extensions: needs('mContent', 'mProd'),
		args: { ids: t.arg.idList({ required: true }), folder: t.arg.id({ description: 'None: into no folder' }) },
		resolve: (_root, { ids, folder }, context) =>
			context.inTenant((sql) =>
				moveMedia(sql, callerOf(context), ids.map(checkId), folder ? checkId(folder) : undefined),
			),
	}),
	deleteMedia: t.field({
		type: deletion,
		description: 'All or none: nothing that something uses',
		extensions: needs('mContent', 'mProd'),
		args: { ids: t.arg.idList({ required: true }), language: t.arg.string(languageHelp) },
		resolve: (_root, { ids, language }, context) =>
			context.inTenant((sql) =>
				deleteMedia(
					sql,
					servicesOf(context),
					callerOf(context),
					ids.map(checkId),
					spokenLanguage(context.tenant, language),
				),
			),
	}),
	replaceMedia: t.field({
		type: item,
		description: 'A new file takes the place of a picture wherever that is used, under a new id',
		extensions: { ...needs('mContent', 'mProd'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			id: t.arg.id({ required: true }),
			file: t.arg({ type: 'Upload', required: true }),
			language: t.arg.string(languageHelp),
		},
		async resolve(_root, { id, file, language }, context) {
			const parts = { ...servicesOf(context), inTenant: context.inTenant, signal: context.signal };
			const next = await replaceMedia(parts, callerOf(context), checkId(id), file).catch(tell);
			return findItem(context, next, language);
		},
	}),
}));
