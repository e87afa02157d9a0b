// Pictures in the API, as whoever shows them sees them. Taking them in and all else is the library's.

import { type Source, sourcesOf } from '../../rules/pictures.ts';
import { builder } from '../graphql/builder.ts';
import { imageRef } from './graphql-parts.ts';
import { pictureAddress } from './media-path.ts';

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

builder.objectType(imageRef, {
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
