// What is done to the pictures of a product or a variant. Each acts at once.
import { graphql } from '../../../platform/graphql.ts';

export const addImagesDocument = graphql(`
	mutation AdminAddProductImages($productId: ID!, $mediaIds: [ID!]!) {
		addProductImages(productId: $productId, mediaIds: $mediaIds) {
			id
		}
	}
`);

export const removeImageDocument = graphql(`
	mutation AdminRemoveProductImage($productId: ID!, $imageId: ID!) {
		removeProductImage(productId: $productId, imageId: $imageId) {
			id
		}
	}
`);

export const orderImagesDocument = graphql(`
	mutation AdminOrderProductImages($productId: ID!, $imageIds: [ID!]!) {
		orderProductImages(productId: $productId, imageIds: $imageIds) {
			id
		}
	}
`);

export const setCoverDocument = graphql(`
	mutation AdminSetProductCover($productId: ID!, $imageId: ID!) {
		setProductCover(productId: $productId, imageId: $imageId) {
			id
		}
	}
`);

export const setImageLanguageDocument = graphql(`
	mutation AdminSetProductImageLanguage($productId: ID!, $imageId: ID!, $languageCode: String!, $mediaId: ID) {
		setProductImageLanguage(
			productId: $productId
			imageId: $imageId
			languageCode: $languageCode
			mediaId: $mediaId
		) {
			id
		}
	}
`);

export const inheritImagesDocument = graphql(`
	mutation AdminInheritProductImages($variantId: ID!) {
		inheritProductImages(variantId: $variantId) {
			id
		}
	}
`);

export const saveBorderDocument = graphql(`
	mutation AdminSaveImageBorder($productId: ID!, $border: ImageBorderInput!) {
		saveImageBorder(productId: $productId, border: $border) {
			width
		}
	}
`);

export const setThumbnailDocument = graphql(`
	mutation AdminSetProductThumbnail($productId: ID!, $mediaId: ID) {
		setProductThumbnail(productId: $productId, mediaId: $mediaId) {
			id
		}
	}
`);

export const generateThumbnailsDocument = graphql(`
	mutation AdminGenerateThumbnails($productId: ID!) {
		generateThumbnails(productId: $productId)
	}
`);
