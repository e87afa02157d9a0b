// What the studio asks and sends about a design that was ordered.
import { graphql } from '../../platform/graphql.ts';

export const sendBackDocument = graphql(`
	mutation SendBackFromStudio($itemId: ID!, $reason: String!) {
		sendBackDesign(itemId: $itemId, reason: $reason)
	}
`);

export const approveDesignDocument = graphql(`
	mutation ApproveDesign($itemId: ID!, $revision: Int!, $seriesRevision: Int!) {
		approveDesign(itemId: $itemId, revision: $revision, seriesRevision: $seriesRevision)
	}
`);

export const changedValuesDocument = graphql(`
	query ChangedValues($id: ID!) { design(id: $id) { orderLines { itemId changedValues } } }
`);
