// Changes of the media library in the API: taking pictures in, describing, moving, replacing and deleting them.

import { callerOf } from '../../../accounts/graphql-caller.ts';
import { takesFiles } from '../../../graphql/admit-upload.ts';
import { builder } from '../../../graphql/builder.ts';
import { ApiError } from '../../../graphql/errors.ts';
import { checkId } from '../../../graphql/ids.ts';
import { languageArgument } from '../../../graphql/language-argument.ts';
import { needs } from '../../../graphql/rights.ts';
import { ForeignFailure } from '../../../integrations/foreign-fetch/foreign-failure.ts';
import { spokenLanguage } from '../../../tenants/spoken-language.ts';
import { addPicture } from '../../add-picture.ts';
import type { AlternativeTexts } from '../../alternative-text.ts';
import { describePicture } from '../../describe-picture.ts';
import { imageRef } from '../../graphql-parts.ts';
import { maxPictureBytes } from '../../picture-limits.ts';
import { deletion, findItem, item, servicesOf } from '../graphql.ts';
import { addExternal } from './add-external.ts';
import { moveMedia, updateMedia } from './change-media.ts';
import { deleteMedia } from './delete-media.ts';
import { taking } from './graphql-parts.ts';
import { replaceMedia } from './replace-media.ts';

const alternativeText = builder.inputType('AlternativeText', {
	description: 'Alternative text of an image in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Alternative text in this language; empty removes it.' }),
	}),
});

const byLanguage = (given: readonly { languageCode: string; translation: string }[]): AlternativeTexts =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation]));

const focalPointInput = builder.inputType('FocalPointInput', {
	description: 'Point of an image that stays visible when it is cropped.',
	fields: (t) => ({
		x: t.float({ required: true, description: 'Horizontal position as a share of the width, from 0 to 1.' }),
		y: t.float({ required: true, description: 'Vertical position as a share of the height, from 0 to 1.' }),
	}),
});

/** What an address was refused for is reported to the caller. */
function tell(error: unknown): never {
	throw error instanceof ForeignFailure ? new ApiError(error.code, error.message) : error;
}

builder.mutationFields((t) => ({
	uploadMedia: t.field({
		type: imageRef,
		description:
			'Adds an image to the media library: JPEG, PNG, WebP, AVIF, GIF or SVG, at most 20 MiB and 40 megapixels.',
		extensions: { ...needs('mContent', 'mProd', 'mCat', 'mTenant'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The image file.' }),
			alt: t.arg({ type: [alternativeText], description: 'Alternative texts by language.' }),
			focalPoint: t.arg({
				type: focalPointInput,
				description: 'Point that stays visible when the image is cropped; the centre if left out.',
			}),
			folder: t.arg.id({ description: 'Id of a folder; no folder if left out.' }),
			language: t.arg.string(languageArgument),
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
			return describePicture(picture, spokenLanguage(tenant, language));
		},
	}),
	addExternalMedia: t.field({
		type: imageRef,
		description:
			'Downloads an image from another website and adds it to the media library. Visitors never contact that website.',
		extensions: needs('mContent', 'mProd'),
		args: {
			url: t.arg.string({ required: true, description: 'Public address with `https://`.' }),
			alt: t.arg({ type: [alternativeText], description: 'Alternative texts by language.' }),
			folder: t.arg.id({ description: 'Id of a folder; no folder if left out.' }),
			language: t.arg.string(languageArgument),
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
			return describePicture(picture, spokenLanguage(tenant, language));
		},
	}),
	updateMedia: t.field({
		type: item,
		description:
			'Changes the details of an image; what is left out stays as it is. A locked alternative text can only be changed by admins.',
		extensions: { ...needs('mContent', 'mProd'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			id: t.arg.id({ required: true, description: 'Id of the image.' }),
			fileName: t.arg.string({ description: 'New file name, at most 255 characters.' }),
			title: t.arg.string({ description: 'New title, at most 200 characters; empty for none.' }),
			alt: t.arg({ type: [alternativeText], description: 'Alternative texts by language; an empty one is removed.' }),
			focalPoint: t.arg({ type: focalPointInput, description: 'Point that stays visible when the image is cropped.' }),
			language: t.arg.string(languageArgument),
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
		description: 'Moves images to a folder, all or none, and returns how many.',
		extensions: needs('mContent', 'mProd'),
		args: {
			ids: t.arg.idList({ required: true, description: 'Ids of the images, at most 100.' }),
			folder: t.arg.id({ description: 'Id of the folder; without it they are moved out of their folders.' }),
		},
		resolve: (_root, { ids, folder }, context) =>
			context.inTenant((sql) =>
				moveMedia(sql, callerOf(context), ids.map(checkId), folder ? checkId(folder) : undefined),
			),
	}),
	deleteMedia: t.field({
		type: deletion,
		description:
			'Deletes images, all or none. If any of them is in use nothing is deleted, and the result lists where.',
		extensions: needs('mContent', 'mProd'),
		args: {
			ids: t.arg.idList({ required: true, description: 'Ids of the images, at most 100.' }),
			language: t.arg.string(languageArgument),
		},
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
		description:
			'Replaces an image by a new file everywhere it is used, and returns the new image, which has a new id.',
		extensions: { ...needs('mContent', 'mProd'), ...takesFiles({ bytes: maxPictureBytes }) },
		args: {
			id: t.arg.id({ required: true, description: 'Id of the image to be replaced.' }),
			file: t.arg({ type: 'Upload', required: true, description: 'The new image file.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { id, file, language }, context) {
			const parts = { ...servicesOf(context), inTenant: context.inTenant, signal: context.signal };
			const next = await replaceMedia(parts, callerOf(context), checkId(id), file).catch(tell);
			return findItem(context, next, language);
		},
	}),
}));
