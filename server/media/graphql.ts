// Pictures in the API, as a caller that shows them sees them. Taking them in and all else is the library's.

import { type PictureCredit, photoProviderNames, photoProviderPages } from '../../rules/photos/photos.ts';
import { type Source, sourcesOf } from '../../rules/pictures.ts';
import { builder } from '../graphql/builder.ts';
import { imageRef } from './graphql-parts.ts';
import { pictureAddress } from './media-path.ts';

const source = builder.objectRef<Source>('ImageSource').implement({
	description: 'Sizes of an image in one format.',
	fields: (t) => ({
		type: t.exposeString('type', { description: 'MIME type of the format, such as `image/avif`.' }),
		srcset: t.exposeString('srcset', { description: 'Addresses and widths, for the attribute `srcset`.' }),
	}),
});

const focalPoint = builder.objectRef<{ x: number; y: number }>('FocalPoint').implement({
	description: 'Point of an image that stays visible when it is cropped.',
	fields: (t) => ({
		x: t.exposeFloat('x', { description: 'Horizontal position as a share of the width, from 0 to 1.' }),
		y: t.exposeFloat('y', { description: 'Vertical position as a share of the height, from 0 to 1.' }),
	}),
});

const credit = builder.objectRef<PictureCredit>('PictureCredit').implement({
	description: 'Who took an image of a stock photo provider, to be named wherever it is shown.',
	fields: (t) => ({
		author: t.exposeString('author', { description: 'Name of the author.' }),
		authorUrl: t.exposeString('authorUrl', { description: 'Page of the author at the provider.' }),
		url: t.exposeString('url', { description: 'Page of the image at the provider.' }),
		provider: t.string({
			description: 'Name of the provider.',
			resolve: ({ provider }) => photoProviderNames[provider],
		}),
		providerUrl: t.string({
			description: 'Home page of the provider.',
			resolve: ({ provider }) => photoProviderPages[provider],
		}),
	}),
});

builder.objectType(imageRef, {
	description: 'An image with its sizes.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the image.' }),
		url: t.string({ description: 'Address of a version that every browser can show.', resolve: pictureAddress }),
		width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
		height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
		alt: t.exposeString('alt', { description: 'Alternative text in the requested language; empty if there is none.' }),
		focalPoint: t.field({
			type: focalPoint,
			description: 'Point that stays visible when the image is cropped.',
			resolve: ({ focalX: x, focalY: y }) => ({ x, y }),
		}),
		sources: t.field({
			type: [source],
			description: 'Sizes by format, the best format first; empty until the sizes are made.',
			resolve: ({ id, sizes }) => sourcesOf(id, sizes),
		}),
		sizes: t.intList({
			description: 'Widths that exist at `/media/{id}/{width}.avif` and `.webp`; empty until the sizes are made.',
			resolve: ({ sizes }) => [...sizes],
		}),
		remote: t.string({
			nullable: true,
			description:
				'Address at its provider, to which a width is added, of an image that is loaded from there; null for an image of the shop.',
			resolve: ({ remoteUrl }) => remoteUrl ?? null,
		}),
		credit: t.field({
			type: credit,
			nullable: true,
			description: 'Author who is named beside it on pages; null if none is, or where no page shows it.',
			resolve: (image) => image.credit ?? null,
		}),
	}),
});
