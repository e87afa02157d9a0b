// The media library in the API: pictures as it shows them, found and opened.

import { mediaKinds, mediaOrders } from '../../../rules/media-library.ts';
import { mediaAddress } from '../../../rules/pictures.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { MediaServices } from '../add-picture.ts';
import { alternativeTextIn, textsOf } from '../alternative-text.ts';
import type { FoundPicture } from '../find-pictures.ts';
import { imageRef } from '../graphql-parts.ts';
import { type Image, originalFile } from '../media-path.ts';
import { type FoundUse, findUses } from '../media-use.ts';
import { checkFolder } from './folders/folders.ts';
import { findMediaItem, languagesWithoutText, listMedia, type MediaItem } from './list-media.ts';

export function servicesOf({ media }: GraphContext): MediaServices {
	if (!media) throw new Error('no media services in this context');
	return media;
}

export const shown = (picture: FoundPicture, language: string): Image => {
	const { alternativeText: text } = picture;
	return { ...picture, alt: text ? alternativeTextIn(text, language) : '' };
};

/** An item in the language of whoever asks. */
interface Item extends MediaItem {
	language: string;
}

const kind = builder.enumType('MediaKind', { values: mediaKinds, description: 'The type of file that is kept' });
const order = builder.enumType('MediaOrder', { values: mediaOrders });

export const item = builder.objectRef<Item>('MediaItem').implement({
	description: 'A picture of the library',
	fields: (t) => ({
		id: t.exposeID('id'),
		image: t.field({ type: imageRef, resolve: (picture) => shown(picture, picture.language) }),
		fileName: t.exposeString('fileName'),
		title: t.exposeString('title', { description: 'Empty: nobody has given it one' }),
		kind: t.field({
			type: kind,
			resolve: ({ id, contentType }) => {
				const ending = originalFile(id, contentType).split('.').at(-1);
				return mediaKinds.find((known) => known === ending) ?? 'webp';
			},
		}),
		bytes: t.exposeInt('bytes', { description: 'Of the original' }),
		original: t.string({
			description: 'The address of the original',
			resolve: ({ id, contentType }) => mediaAddress(originalFile(id, contentType)),
		}),
		folderId: t.exposeID('folderId', { nullable: true }),
		sourceUrl: t.exposeString('sourceUrl', {
			nullable: true,
			description: 'Where it was fetched from, once; visitors never call there',
		}),
		madeFrom: t.exposeID('madeFrom', { nullable: true, description: 'The picture that this is a thumbnail of' }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		createdBy: t.exposeString('createdByName', { nullable: true }),
		updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
		used: t.exposeBoolean('used', { description: 'Whether anything shows it' }),
		missingAlt: t.stringList({
			description: 'Languages of the shop in which it has no alternative text',
			resolve: ({ alternativeText }, _args, { tenant }) => languagesWithoutText(tenant, alternativeText),
		}),
	}),
});

const list = builder.objectRef<{ items: Item[]; total: number }>('MediaList').implement({
	fields: (t) => ({
		items: t.expose('items', { type: [item] }),
		total: t.exposeInt('total'),
	}),
});

const use = builder.objectRef<FoundUse>('MediaUse').implement({
	description: 'Something that shows a picture',
	fields: (t) => ({
		mediaId: t.exposeID('mediaId'),
		kind: t.exposeString('kind', { description: 'product, category, shopImage, …' }),
		id: t.exposeString('id'),
		label: t.exposeString('label'),
		address: t.exposeString('address', { nullable: true, description: 'Where to see or change it' }),
	}),
});

const details = builder.objectRef<{ item: Item; uses: FoundUse[] }>('MediaDetails').implement({
	fields: (t) => ({
		item: t.expose('item', { type: item }),
		alternativeTexts: t.field({
			type: ['Translation'],
			description: 'In every language of the shop; empty where nobody has written one',
			resolve: ({ item: { alternativeText } }, _args, { tenant }) => {
				const texts = textsOf(alternativeText);
				return tenant.languages.map(({ languageCode }) => ({ languageCode, translation: texts[languageCode] ?? '' }));
			},
		}),
		uses: t.expose('uses', { type: [use] }),
	}),
});

export const deletion = builder.objectRef<{ deleted: number; inUse: FoundUse[] }>('MediaDeletion').implement({
	fields: (t) => ({
		deleted: t.exposeInt('deleted'),
		inUse: t.expose('inUse', { type: [use], description: 'What still uses them; nothing is deleted if there is any' }),
	}),
});

export const languageHelp = { description: 'Of the answer' };

builder.queryField('mediaList', (t) =>
	t.field({
		type: list,
		description: 'The pictures of the library',
		extensions: needs('qContent', 'qProd'),
		args: {
			search: t.arg.string({ description: 'In file name, title and alternative texts' }),
			folder: t.arg.id({ description: 'Only what lies in it' }),
			unfiled: t.arg.boolean({ description: 'Only what lies in no folder' }),
			deep: t.arg.boolean({ description: 'Also what lies in folders inside of the folder' }),
			kind: t.arg({ type: kind }),
			unused: t.arg.boolean({ description: 'Only what nothing uses' }),
			sort: t.arg({ type: order, defaultValue: 'createdAt' }),
			descending: t.arg.boolean({ defaultValue: true }),
			first: t.arg.int({ defaultValue: 24 }),
			offset: t.arg.int({ defaultValue: 0 }),
			language: t.arg.string(languageHelp),
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
		description: 'One picture, with its words and everything that uses it',
		extensions: needs('qContent', 'qProd'),
		args: { id: t.arg.id({ required: true }), language: t.arg.string(languageHelp) },
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
