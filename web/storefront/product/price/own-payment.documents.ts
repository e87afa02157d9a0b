// What the page of a product with a free trial asks about its reader.
import { graphql } from '../../../platform/graphql.ts';

export const ownPaymentDocument = graphql(`
	query OwnPayment($productId: ID!) {
		ownPayment(productId: $productId) { mode interval intervalCount trialDays isTrialUsed nextPayment }
	}
`);
