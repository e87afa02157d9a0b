// Pictures in the API, as a caller that shows them sees them. Taking them in and all else is the library's.

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
	}),
});
