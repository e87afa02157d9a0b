// Pictures in the API.
import { type Source, sourcesOf } from '../../rules/pictures.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { addPicture } from './add-picture.ts';
import { alternativeTextIn } from './alternative-text.ts';
import { pictureAddress } from './media-path.ts';
import { RefusedPicture } from './refused-picture.ts';

const source = builder.objectRef<Source>('ImageSource').implement({
	description: 'The sizes of a picture in one format',
	fields: (t) => ({
		type: t.exposeString('type'),
		srcset: t.exposeString('srcset'),
	}),
});

const focalPoint = builder.objectRef<{ x: number; y: number }>('FocalPoint').implement({
	description: 'What stays in view when a picture is cropped, as shares of its width and height',
	fields: (t) => ({
		x: t.exposeFloat('x'),
		y: t.exposeFloat('y'),
	}),
});

builder.objectType('Image', {
	fields: (t) => ({
		id: t.exposeID('id'),
		url: t.string({ description: 'What every program can show', resolve: pictureAddress }),
		width: t.exposeInt('width', { description: 'Of the original' }),
		height: t.exposeInt('height', { description: 'Of the original' }),
		alt: t.exposeString('alt'),
		focalPoint: t.field({ type: focalPoint, resolve: ({ focalX: x, focalY: y }) => ({ x, y }) }),
		sources: t.field({
			type: [source],
			description: 'Best first; none until the sizes are made',
			resolve: ({ id, sizes }) => sourcesOf(id, sizes),
		}),
		sizes: t.intList({
			description: 'The widths that exist, at /media/{id}/{width}.avif and .webp; none until they are made',
			resolve: ({ sizes }) => [...sizes],
		}),
	}),
});

const alternativeText = builder.inputType('AlternativeText', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

const focalPointInput = builder.inputType('FocalPointInput', {
	fields: (t) => ({
		x: t.float({ required: true }),
		y: t.float({ required: true }),
	}),
});

builder.mutationField('uploadMedia', (t) =>
	t.field({
		type: 'Image',
		description: 'Takes in a picture: JPEG, PNG, WebP, AVIF, GIF or SVG, at most 20 MiB and 40 megapixels',
		extensions: needs('mContent', 'mProd', 'mCat', 'mTenant'),
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			alt: t.arg({ type: [alternativeText], description: 'What it shows, by language' }),
			focalPoint: t.arg({ type: focalPointInput }),
			language: t.arg.string({ description: 'Of the answer' }),
		},
		async resolve(_root, { file, alt, focalPoint: point, language }, { tenant, inTenant, media }) {
			if (!media) throw new Error('no media services in this context');
			const alternativeTexts = Object.fromEntries(
				(alt ?? []).map(({ languageCode, translation }) => [languageCode, translation]),
			);
			const description = { alternativeTexts, focalPoint: point ?? undefined };
			const picture = await addPicture({ ...media, inTenant }, tenant, file, description).catch((error) => {
				throw error instanceof RefusedPicture ? new ApiError(error.code, error.message) : error;
			});
			const { alternativeText: text } = picture;
			return { ...picture, alt: text ? alternativeTextIn(text, spokenLanguage(tenant, language)) : '' };
		},
	}),
);
