// What is done to products outside of their form.
import { graphql } from '../../platform/graphql.ts';

export const copyProductDocument = graphql(`
	mutation AdminCopyProduct($id: ID!) {
		copyProduct(id: $id)
	}
`);

export const testLinkDocument = graphql(`
	mutation AdminProductTestLink($id: ID!) {
		productTestLink(id: $id)
	}
`);

export const publishProductsDocument = graphql(`
	mutation AdminPublishProducts($ids: [ID!]!) {
		publishProducts(ids: $ids)
	}
`);

export const unpublishProductsDocument = graphql(`
	mutation AdminUnpublishProducts($ids: [ID!]!) {
		unpublishProducts(ids: $ids)
	}
`);

export const archiveProductsDocument = graphql(`
	mutation AdminArchiveProducts($ids: [ID!]!) {
		archiveProducts(ids: $ids)
	}
`);

export const restoreProductsDocument = graphql(`
	mutation AdminRestoreProducts($ids: [ID!]!) {
		restoreProducts(ids: $ids)
	}
`);

export const deleteProductsDocument = graphql(`
	mutation AdminDeleteProducts($ids: [ID!]!) {
		deleteProducts(ids: $ids)
	}
`);
