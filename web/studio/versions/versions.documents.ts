// What the studio asks and changes about stored versions of a draft.
import { graphql } from '../../platform/graphql.ts';

export const designVersionsDocument = graphql(`
	query DesignVersions($design: ID!) {
		designVersions(design: $design, first: 30) { items { id reason at } }
	}
`);

export const designVersionDocument = graphql(`
	query DesignVersion($id: ID!) { designVersion(id: $id) { id document } }
`);

export const createDesignDocument = graphql(`
	mutation CreateDesign($productId: ID!, $itemName: String) {
		createDesign(productId: $productId, itemName: $itemName) { id }
	}
`);

export const restoreVersionDocument = graphql(`
	mutation RestoreDesignVersion($version: ID!, $client: ID!) { restoreDesignVersion(version: $version, client: $client) }
`);
