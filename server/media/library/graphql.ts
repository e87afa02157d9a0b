// The media library in the API: pictures as it shows them, found and opened.

import { mediaKinds, mediaOrders } from '../../../rules/media-library.ts';
import { mediaAddress } from '../../../rules/pictures.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { MediaServices } from '../add-picture.ts';
import { textsOf } from '../alternative-text.ts';
import { describePicture } from '../describe-picture.ts';
import { imageRef } from '../graphql-parts.ts';
import { originalFile } from '../media-path.ts';
import { type FoundUse, findUses } from '../media-use.ts';
import { checkFolder } from './folders/folders.ts';
import { findMediaItem, languagesWithoutText, listMedia, type MediaItem } from './list-media.ts';

export function servicesOf({ media }: GraphContext): MediaServices {
	if (!media) throw new Error('no media services in this context');
	return media;
}

/** An item in the language of the caller. */
interface Item extends MediaItem {
	language: string;
}

const kind = builder.enumType('MediaKind', {
	values: describeValues(mediaKinds, {
		jpg: 'The file type JPEG.',
		png: 'The file type PNG.',
		webp: 'The file type WebP.',
		gif: 'The file type GIF.',
		svg: 'An SVG drawing.',
	}),
	description: 'File type of an image.',
});
const order = builder.enumType('MediaOrder', {
	description: 'How images are sorted.',
	values: describeValues(mediaOrders, {
		createdAt: 'By the time they were added.',
		name: 'By title, or by file name without one.',
		bytes: 'By size of the file.',
	}),
});

export const item = builder.objectRef<Item>('MediaItem').implement({
	description: 'An image of the media library.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the image.' }),
		image: t.field({
			type: imageRef,
			description: 'The image with its sizes.',
			resolve: (picture) => describePicture(picture, picture.language),
		}),
		fileName: t.exposeString('fileName', { description: 'File name of the original.' }),
		title: t.exposeString('title', { description: 'Title of the image; empty if it has none.' }),
		kind: t.field({
			type: kind,
			description: 'File type of the original.',
			resolve: ({ id, contentType }) => {
				const ending = originalFile(id, contentType).split('.').at(-1);
				return mediaKinds.find((known) => known === ending) ?? 'webp';
			},
		}),
		bytes: t.exposeInt('bytes', { description: 'Size of the original in bytes.' }),
		original: t.string({
			description: 'Path of the original; of an image of a provider its page there.',
			resolve: ({ id, contentType, remoteUrl, credit }) =>
				remoteUrl && credit ? credit.url : mediaAddress(originalFile(id, contentType)),
		}),
		folderId: t.exposeID('folderId', { nullable: true, description: 'Id of its folder; null if it is in none.' }),
		sourceUrl: t.exposeString('sourceUrl', {
			nullable: true,
			description: 'Address that it was downloaded from; null for an uploaded image.',
		}),
		madeFrom: t.exposeID('madeFrom', {
			nullable: true,
			description: 'Id of the image that it is a thumbnail of; null if it is not a thumbnail.',
		}),
		createdAt: t.string({
			description: 'When it was added, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		createdBy: t.exposeString('createdByName', {
			nullable: true,
			description: 'Name of the user who added it; null if the account has been deleted or the shop made it itself.',
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		used: t.exposeBoolean('used', { description: 'Whether it is used anywhere.' }),
		missingAlt: t.stringList({
			description: 'Codes of languages of the shop without an alternative text.',
			resolve: ({ alternativeText }, _args, { tenant }) => languagesWithoutText(tenant, alternativeText),
		}),
	}),
});

const list = builder.objectRef<{ items: Item[]; total: number }>('MediaList').implement({
	description: 'A page of images.',
	fields: (t) => ({
		items: t.expose('items', { type: [item], description: 'Images of this page.' }),
		total: t.exposeInt('total', { description: 'Number of images that match.' }),
	}),
});

const use = builder.objectRef<FoundUse>('MediaUse').implement({
	description: 'A use of an image.',
	fields: (t) => ({
		mediaId: t.exposeID('mediaId', { description: 'Id of the image.' }),
		kind: t.exposeString('kind', { description: 'Kind of use, such as `product`, `category` or `shopImage`.' }),
		id: t.exposeString('id', { description: 'Id of what uses the image.' }),
		label: t.exposeString('label', { description: 'Name of what uses the image, in the requested language.' }),
		address: t.exposeString('address', {
			nullable: true,
			description: 'Path at which the use can be seen or changed; null if there is none.',
		}),
	}),
});

const details = builder.objectRef<{ item: Item; uses: FoundUse[] }>('MediaDetails').implement({
	description: 'An image with everything about it.',
	fields: (t) => ({
		item: t.expose('item', { type: item, description: 'The image itself.' }),
		alternativeTexts: t.field({
			type: ['Translation'],
			description: 'Alternative text in each language of the shop; empty where there is none.',
			resolve: ({ item: { alternativeText } }, _args, { tenant }) => {
				const texts = textsOf(alternativeText);
				return tenant.languages.map(({ languageCode }) => ({ languageCode, translation: texts[languageCode] ?? '' }));
			},
		}),
		uses: t.expose('uses', { type: [use], description: 'Everything that uses the image.' }),
	}),
});

export const deletion = builder.objectRef<{ deleted: number; inUse: FoundUse[] }>('MediaDeletion').implement({
	description: 'Result of deleting images.',
	fields: (t) => ({
		deleted: t.exposeInt('deleted', { description: 'Number of deleted images.' }),
		inUse: t.expose('inUse', {
			type: [use],
			description: 'What uses these images; if there are any uses, nothing is deleted.',
		}),
	}),
});

builder.queryField('mediaList', (t) =>
	t.field({
		type: list,
		description: 'Images of the media library.',
		extensions: needs('qContent', 'qProd'),
		args: {
			search: t.arg.string({ description: 'Part of a file name, title or alternative text; empty for all.' }),
			folder: t.arg.id({ description: 'Id of a folder: only images in it.' }),
			unfiled: t.arg.boolean({ description: 'Only images in no folder; ignored with `folder`.' }),
			deep: t.arg.boolean({ description: 'Whether to include images of subfolders.' }),
			kind: t.arg({ type: kind, description: 'Only images of this file type.' }),
			unused: t.arg.boolean({ description: 'Only images that are not used anywhere.' }),
			printable: t.arg.boolean({
				description: 'Only images that may be printed: those of stock photo providers may not.',
			}),
			hosted: t.arg.boolean({
				description: 'Only files of the shop: images that are loaded from a provider can be shown by pages alone.',
			}),
			sort: t.arg({ type: order, defaultValue: 'createdAt', description: 'How to sort the images.' }),
			descending: t.arg.boolean({
				defaultValue: true,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(24)),
			offset: t.arg.int(pageOffset),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, args, context) {
			const { tenant, inTenant } = context;
			const { uses } = servicesOf(context);
			const inside = args.folder ? checkId(args.folder) : args.unfiled ? null : undefined;
			const paging = checkPaging({ first: args.first ?? 24, offset: args.offset ?? 0 });
			const { items, total } = await inTenant(async (sql) => {
				await checkFolder(sql, tenant.id, inside ?? undefined);
				return listMedia(sql, tenant.id, uses, {
					...paging,
					search: (args.search ?? '').slice(0, 100),
					folderId: inside,
					deep: args.deep ?? false,
					kind: args.kind ?? undefined,
					unused: args.unused ?? false,
					printable: args.printable ?? false,
					hosted: args.hosted ?? false,
					sort: args.sort ?? 'createdAt',
					descending: args.descending ?? true,
				});
			});
			const language = spokenLanguage(tenant, args.language);
			return { items: items.map((found) => ({ ...found, language })), total };
		},
	}),
);

export async function findItem(context: GraphContext, id: string, asked: string | null | undefined): Promise<Item> {
	const { tenant, inTenant } = context;
	const found = await inTenant((sql) => findMediaItem(sql, tenant.id, servicesOf(context).uses, id));
	if (!found) throw new ApiError('NOT_FOUND');
	return { ...found, language: spokenLanguage(tenant, asked) };
}

builder.queryField('mediaItem', (t) =>
	t.field({
		type: details,
		description: 'An image with its alternative texts and uses. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qContent', 'qProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the image.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { id, language }, context) {
			const found = await findItem(context, checkId(id), language);
			const { uses } = servicesOf(context);
			const { tenant, inTenant } = context;
			return {
				item: found,
				uses: await inTenant((sql) => findUses(sql, uses, tenant, found.language, [found.id])),
			};
		},
	}),
);
