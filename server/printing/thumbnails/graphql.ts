// Thumbnails of products in the API: here and not in the catalogue, as some are rendered from what is printed.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { generateThumbnails } from '../../catalogue/products/generate-thumbnails.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { thumbnailSources as sources } from './thumbnail-sources.ts';

builder.mutationField('generateThumbnails', (t) =>
	t.int({
		description:
			'Makes new thumbnails of a product and its variants: from their covers, or from the format of the print specification if the product has no images. Returns how many were made.',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product.' }) },
		resolve: (_root, { productId }, context) => {
			const { media, inTenant } = context;
			if (!media) throw new Error('no media services in this context');
			return generateThumbnails({ media, inTenant, sources }, callerOf(context), checkId(productId));
		},
	}),
);
