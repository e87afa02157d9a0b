// What the screens of categories ask and change.
import { graphql } from '../../platform/graphql.ts';

export const categoryTreeDocument = graphql(`
	query AdminCategories($language: String!) {
		categoryTree(language: $language) {
			id
			parentId
			slug
			name
			published
			online
			roleIds
			openTo
			linkUrl
			products
		}
		accessRoles {
			id
			label
		}
	}
`);

export const categoryDocument = graphql(`
	query AdminCategory($id: ID!) {
		editedCategory(id: $id) {
			id
			revision
			slug
			published
			online
			parentId
			roleIds
			linkUrl
			linkTarget
			display
			image {
				id
				url
				width
				height
			}
			names {
				languageCode
				translation
			}
			descriptions {
				languageCode
				translation
			}
			seoTitles {
				languageCode
				translation
			}
			seoDescriptions {
				languageCode
				translation
			}
			products
			onlyHere
		}
	}
`);

export const createCategoryDocument = graphql(`
	mutation AdminCreateCategory($category: CategoryInput!) {
		createCategory(category: $category) {
			id
		}
	}
`);

export const updateCategoryDocument = graphql(`
	mutation AdminUpdateCategory($id: ID!, $revision: Int!, $category: CategoryInput!) {
		updateCategory(id: $id, revision: $revision, category: $category) {
			id
		}
	}
`);

export const placeCategoryDocument = graphql(`
	mutation AdminPlaceCategory($id: ID!, $parentId: ID, $before: ID) {
		placeCategory(id: $id, parentId: $parentId, before: $before)
	}
`);

export const deleteCategoryDocument = graphql(`
	mutation AdminDeleteCategory($id: ID!) {
		deleteCategory(id: $id)
	}
`);

export const uploadCategoryPictureDocument = graphql(`
	mutation UploadCategoryPicture($file: Upload!) {
		uploadMedia(file: $file) {
			id
			url
			width
			height
		}
	}
`);

export const categoryMembersDocument = graphql(`
	query AdminCategoryMembers($id: ID!, $language: String!, $first: Int!, $offset: Int!) {
		categoryMembers(id: $id, language: $language, first: $first, offset: $offset) {
			total
			items {
				id
				name
				slug
				published
				archived
				onlyHere
				image {
					url
				}
			}
		}
	}
`);

export const productsForCategoryDocument = graphql(`
	query AdminProductsForCategory($id: ID!, $language: String!, $search: String!) {
		productsForCategory(id: $id, language: $language, search: $search, first: 8) {
			id
			name
			slug
			published
			member
			image {
				url
			}
		}
	}
`);

export const addCategoryProductsDocument = graphql(`
	mutation AdminAddCategoryProducts($id: ID!, $productIds: [ID!]!) {
		addCategoryProducts(id: $id, productIds: $productIds)
	}
`);

export const removeCategoryProductDocument = graphql(`
	mutation AdminRemoveCategoryProduct($id: ID!, $productId: ID!) {
		removeCategoryProduct(id: $id, productId: $productId)
	}
`);

export const placeCategoryProductDocument = graphql(`
	mutation AdminPlaceCategoryProduct($id: ID!, $productId: ID!, $before: ID) {
		placeCategoryProduct(id: $id, productId: $productId, before: $before)
	}
`);
