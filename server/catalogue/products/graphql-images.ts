// The pictures of products in the API. Each change acts at once and answers the pictures as they are now.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { generateThumbnails } from './generate-thumbnails.ts';
import { imageBorder, imageBorderInput, imageOf, productImage } from './graphql-types.ts';
import {
	addProductImages,
	inheritProductImages,
	orderProductImages,
	removeProductImage,
	saveImageBorder,
	setProductCover,
	setProductImageLanguage,
} from './images.ts';
import { setProductThumbnail } from './set-thumbnail.ts';

builder.mutationField('addProductImages', (t) =>
	t.field({
		type: [productImage],
		description:
			'Pictures of the library, after those that are there; at most 20. To a variant: it has pictures of its own then',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }), mediaIds: t.arg.idList({ required: true }) },
		resolve: (_root, { productId, mediaIds }, context) =>
			context.inTenant((sql) => addProductImages(sql, callerOf(context), checkId(productId), mediaIds.map(checkId))),
	}),
);

builder.mutationField('removeProductImage', (t) =>
	t.field({
		type: [productImage],
		description: 'The picture stays in the library',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }), imageId: t.arg.id({ required: true }) },
		resolve: (_root, { productId, imageId }, context) =>
			context.inTenant((sql) => removeProductImage(sql, callerOf(context), checkId(productId), checkId(imageId))),
	}),
);

builder.mutationField('orderProductImages', (t) =>
	t.field({
		type: [productImage],
		description: 'All of them, each once',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }), imageIds: t.arg.idList({ required: true }) },
		resolve: (_root, { productId, imageIds }, context) =>
			context.inTenant((sql) => orderProductImages(sql, callerOf(context), checkId(productId), imageIds.map(checkId))),
	}),
);

builder.mutationField('setProductCover', (t) =>
	t.field({
		type: [productImage],
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }), imageId: t.arg.id({ required: true }) },
		resolve: (_root, { productId, imageId }, context) =>
			context.inTenant((sql) => setProductCover(sql, callerOf(context), checkId(productId), checkId(imageId))),
	}),
);

builder.mutationField('setProductImageLanguage', (t) =>
	t.field({
		type: [productImage],
		description: 'Another picture in its place for readers of one language; without one they see what the others see',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true }),
			imageId: t.arg.id({ required: true }),
			languageCode: t.arg.string({ required: true }),
			mediaId: t.arg.id(),
		},
		resolve: (_root, { productId, imageId, languageCode, mediaId }, context) =>
			context.inTenant((sql) =>
				setProductImageLanguage(sql, callerOf(context), checkId(productId), {
					imageId: checkId(imageId),
					languageCode,
					mediaId: mediaId ? checkId(mediaId) : null,
				}),
			),
	}),
);

builder.mutationField('inheritProductImages', (t) =>
	t.field({
		type: [productImage],
		description: 'A variant shows the pictures of its product again',
		extensions: needs('mProd'),
		args: { variantId: t.arg.id({ required: true }) },
		resolve: (_root, { variantId }, context) =>
			context.inTenant((sql) => inheritProductImages(sql, callerOf(context), checkId(variantId))),
	}),
);

builder.mutationField('saveImageBorder', (t) =>
	t.field({
		type: imageBorder,
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }), border: t.arg({ type: imageBorderInput, required: true }) },
		resolve: (_root, { productId, border }, context) =>
			context.inTenant((sql) => saveImageBorder(sql, callerOf(context), checkId(productId), border)),
	}),
);

builder.mutationField('generateThumbnails', (t) =>
	t.int({
		description: 'Makes the thumbnails of a product, and of its variants with own pictures, anew. Answers how many',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }) },
		resolve: (_root, { productId }, context) => {
			const { media, inTenant } = context;
			if (!media) throw new Error('no media services in this context');
			return generateThumbnails({ media, inTenant }, callerOf(context), checkId(productId));
		},
	}),
);

builder.mutationField('setProductThumbnail', (t) =>
	t.field({
		type: imageRef,
		nullable: true,
		description:
			'Chooses the picture by which lists and the cart show a product. Null: none, so that they show the first of its pictures',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true }),
			mediaId: t.arg.id({ description: 'A picture of the library; without it the thumbnail is taken away' }),
		},
		async resolve(_root, { productId, mediaId }, context) {
			const id = mediaId ? checkId(mediaId) : null;
			const picture = await context.inTenant((sql) =>
				setProductThumbnail(sql, callerOf(context), checkId(productId), id),
			);
			return picture && imageOf(picture, context.tenant);
		},
	}),
);
