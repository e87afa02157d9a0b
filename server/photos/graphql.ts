// Stock photos in the API: who offers them, searching them, taking one into the media library.
import {
	longestPhotoSearch,
	mostPhotoPages,
	photoColours,
	photoOrientations,
	photoProviderNames,
	photoProviders,
	photosPerPage,
} from '../../rules/photos/photos.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { needs } from '../graphql/rights.ts';
import type { StockPhoto } from '../integrations/photos/port.ts';
import { describePicture } from '../media/describe-picture.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { taking } from '../media/library/changing/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { addPhoto } from './add-photo.ts';
import { type Connection, connectAll } from './connect.ts';
import { searchPhotos } from './search-photos.ts';

const providerName = builder.enumType('PhotoProviderName', {
	description: 'Provider of stock photos.',
	values: describeValues(photoProviders, {
		pixabay: 'Pixabay: chosen images become files of the shop.',
		unsplash: 'Unsplash: chosen images are loaded from Unsplash.',
	}),
});

const colour = builder.enumType('PhotoColour', {
	description: 'Colour of an image.',
	values: describeValues(photoColours, {
		blackAndWhite: 'Without colours.',
		black: 'Mostly black images.',
		white: 'Mostly white images.',
		yellow: 'Mostly yellow images.',
		orange: 'Mostly orange images.',
		red: 'Mostly red images.',
		purple: 'Mostly purple images.',
		magenta: 'Mostly magenta images.',
		green: 'Mostly green images.',
		teal: 'Mostly teal images.',
		blue: 'Mostly blue images.',
	}),
});

const orientation = builder.enumType('PhotoOrientation', {
	description: 'Orientation of an image.',
	values: describeValues(photoOrientations, {
		landscape: 'Wider than high.',
		portrait: 'Higher than wide.',
		square: 'About as wide as high.',
	}),
});

const provider = builder.objectRef<Connection>('PhotoProvider').implement({
	description: 'A provider of stock photos.',
	fields: (t) => ({
		name: t.field({ type: providerName, description: 'Name of the provider.', resolve: (one) => one.provider.name }),
		title: t.string({
			description: 'What it is called.',
			resolve: (one) => photoProviderNames[one.provider.name],
		}),
		connection: t.string({
			description: '`account` with a key of the shop, `sandbox` in a demo, `none` without either.',
			resolve: ({ access }) => (access ? (access.sandbox ? 'sandbox' : 'account') : 'none'),
		}),
		hotlinked: t.boolean({
			description: 'Whether chosen images are loaded from the provider, which pages alone can do.',
			resolve: (one) => one.provider.hotlinked,
		}),
		orientations: t.field({
			type: [orientation],
			description: 'Orientations that it can narrow by.',
			resolve: (one) => [...one.provider.orientations],
		}),
	}),
});

const photo = builder.objectRef<StockPhoto>('StockPhoto').implement({
	description: 'An image of a provider.',
	fields: (t) => ({
		id: t.exposeString('id', { description: 'Id at the provider.' }),
		width: t.exposeInt('width', { description: 'Width in pixels.' }),
		height: t.exposeInt('height', { description: 'Height in pixels.' }),
		description: t.exposeString('description', {
			description: 'What it shows, as the provider describes it; may be empty.',
		}),
		thumbnailUrl: t.string({
			description: 'Address of a small version at the provider.',
			resolve: ({ thumbnail }) => thumbnail.url,
		}),
		author: t.string({ description: 'Name of its author.', resolve: ({ credit }) => credit.author }),
		authorUrl: t.string({ description: 'Page of its author.', resolve: ({ credit }) => credit.authorUrl }),
		url: t.string({ description: 'Its page at the provider.', resolve: ({ credit }) => credit.url }),
	}),
});

const list = builder.objectRef<{ total: number; pages: number; photos: StockPhoto[] }>('StockPhotos').implement({
	description: 'A page of images of a provider.',
	fields: (t) => ({
		total: t.exposeInt('total', { description: 'Number of images that match.' }),
		pages: t.exposeInt('pages', { description: 'Number of pages that can be shown.' }),
		photos: t.expose('photos', { type: [photo], description: 'Images of this page.' }),
	}),
});

builder.queryField('photoProviders', (t) =>
	t.field({
		type: [provider],
		description: 'Providers of stock photos, and whether the shop has an account with them.',
		extensions: needs('qContent', 'qProd', 'qTenant'),
		resolve: (_root, _args, { tenant, photos, inTenant }) => inTenant((sql) => connectAll(sql, photos, tenant.id)),
	}),
);

builder.queryField('photos', (t) =>
	t.field({
		type: list,
		description: 'Images of a provider. Results are cached for 24 hours.',
		extensions: needs('mContent', 'mProd'),
		args: {
			provider: t.arg({ type: providerName, required: true, description: 'Provider to search.' }),
			search: t.arg.string({ required: true, description: 'What to search for, at most 100 characters.' }),
			colour: t.arg({ type: colour, description: 'Only images of this colour.' }),
			orientation: t.arg({ type: orientation, description: 'Only images of this orientation.' }),
			page: t.arg.int({ description: 'Page, from 1 to 20; 1 if left out.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, args, { tenant, photos, inTenant }) {
			const text = args.search.trim();
			const page = args.page ?? 1;
			const isRight = text !== '' && text.length <= longestPhotoSearch && text.isWellFormed() && !text.includes('\0');
			if (!isRight || page < 1 || page > mostPhotoPages) throw new ApiError('VALIDATION');
			const { total, photos: found } = await searchPhotos(
				{ inTenant, services: photos, tenantId: tenant.id },
				{
					...{ provider: args.provider, text, page },
					colour: args.colour ?? undefined,
					orientation: args.orientation ?? undefined,
					language: spokenLanguage(tenant, args.language),
				},
			);
			return { total, pages: Math.min(Math.ceil(total / photosPerPage), mostPhotoPages), photos: found };
		},
	}),
);

builder.mutationField('addPhoto', (t) =>
	t.field({
		type: imageRef,
		description: 'Adds an image of a provider to the media library, with the name of its author.',
		extensions: needs('mContent', 'mProd'),
		args: {
			provider: t.arg({ type: providerName, required: true, description: 'Provider of the image.' }),
			id: t.arg.string({ required: true, description: 'Id at the provider.' }),
			folder: t.arg.id({ description: 'Id of a folder; no folder if left out.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { provider: name, id, folder, language: asked }, context) {
			const { tenant, user, photos } = context;
			const folderId = folder ? checkId(folder) : undefined;
			if (!/^[\w-]{1,100}$/.test(id)) throw new ApiError('NOT_FOUND');
			const language = spokenLanguage(tenant, asked);
			const parts = { ...taking(context, 'addPhoto', folderId, { provider: name, id }), services: photos };
			const picture = await addPhoto(parts, tenant, { provider: name, id, folderId, createdBy: user?.id });
			return describePicture(picture, language);
		},
	}),
);
