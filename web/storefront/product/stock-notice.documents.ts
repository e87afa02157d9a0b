// What the page of a product that is sold out sends.
import { graphql } from '../../platform/graphql.ts';

export const requestStockNoticeDocument = graphql(`
	mutation RequestStockNotice($productId: ID!, $email: String!, $language: String!) {
		requestStockNotice(productId: $productId, email: $email, language: $language)
	}
`);
