// The pictures of products in the API. Each change acts at once and answers the pictures as they are now.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
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
			'Adds images of the media library after the existing ones, at most 20 in total, and returns all images. The first image of a variant replaces those of its product. Fails with `PRODUCT_IMAGES_FULL`.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			mediaIds: t.arg.idList({ required: true, description: 'Ids of images of the media library.' }),
		},
		resolve: (_root, { productId, mediaIds }, context) =>
			context.inTenant((sql) => addProductImages(sql, callerOf(context), checkId(productId), mediaIds.map(checkId))),
	}),
);

builder.mutationField('removeProductImage', (t) =>
	t.field({
		type: [productImage],
		description: 'Removes an image from a product or variant and returns the others. It stays in the media library.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			imageId: t.arg.id({ required: true, description: 'Id of the product image.' }),
		},
		resolve: (_root, { productId, imageId }, context) =>
			context.inTenant((sql) => removeProductImage(sql, callerOf(context), checkId(productId), checkId(imageId))),
	}),
);

builder.mutationField('orderProductImages', (t) =>
	t.field({
		type: [productImage],
		description:
			'Changes the order of the images. Fails with `PRODUCT_IMAGES_CHANGED` unless each image is listed once.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			imageIds: t.arg.idList({ required: true, description: 'Ids of all product images in the new order.' }),
		},
		resolve: (_root, { productId, imageIds }, context) =>
			context.inTenant((sql) => orderProductImages(sql, callerOf(context), checkId(productId), imageIds.map(checkId))),
	}),
);

builder.mutationField('setProductCover', (t) =>
	t.field({
		type: [productImage],
		description: 'Makes an image the cover and returns all images.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			imageId: t.arg.id({ required: true, description: 'Id of the product image.' }),
		},
		resolve: (_root, { productId, imageId }, context) =>
			context.inTenant((sql) => setProductCover(sql, callerOf(context), checkId(productId), checkId(imageId))),
	}),
);

builder.mutationField('setProductImageLanguage', (t) =>
	t.field({
		type: [productImage],
		description: 'Sets another image to be shown in one language instead of a product image, and returns all images.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			imageId: t.arg.id({ required: true, description: 'Id of the product image to be replaced.' }),
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			mediaId: t.arg.id({
				description: 'Id of an image of the media library; without it the same image is shown as in other languages.',
			}),
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
		description: 'Removes all images of a variant, so that it shows those of its product again. Returns an empty list.',
		extensions: needs('mProd'),
		args: { variantId: t.arg.id({ required: true, description: 'Id of the variant.' }) },
		resolve: (_root, { variantId }, context) =>
			context.inTenant((sql) => inheritProductImages(sql, callerOf(context), checkId(variantId))),
	}),
);

builder.mutationField('saveImageBorder', (t) =>
	t.field({
		type: imageBorder,
		description: 'Changes the frame of the images of a product.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product.' }),
			border: t.arg({ type: imageBorderInput, required: true, description: 'The frame as it shall be.' }),
		},
		resolve: (_root, { productId, border }, context) =>
			context.inTenant((sql) => saveImageBorder(sql, callerOf(context), checkId(productId), border)),
	}),
);

builder.mutationField('setProductThumbnail', (t) =>
	t.field({
		type: imageRef,
		nullable: true,
		description:
			'Sets the image that represents a product in lists and in the cart, and returns it; null if it was removed, so that the cover is shown.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			mediaId: t.arg.id({ description: 'Id of an image of the media library; without it the thumbnail is removed.' }),
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
