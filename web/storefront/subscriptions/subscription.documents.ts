// What customers ask about one of their subscriptions, and do with it.
import { graphql } from '../../platform/graphql.ts';
import { subscriptionFragments } from './subscription.fragments.ts';

export const subscriptionDocument = graphql(
	`
	query OwnSubscription($id: ID!, $language: String!) {
		subscription(id: $id) { ...ShownSubscription }
	}
`,
	subscriptionFragments,
);

export const earlierPaymentsDocument = graphql(`
	query EarlierPayments($id: ID!, $first: Int!, $offset: Int!) {
		subscription(id: $id) {
			payments(first: $first, offset: $offset) {
				invoiceId state amount currency createdAt paidAt periodStart periodEnd kind orderId orderNumber waitsForPrintData documentNumber documentUrl refunded creditNotes { number url }
			}
		}
	}
`);

export const cancelSubscriptionDocument = graphql(
	`
	mutation CancelSubscription($id: ID!, $language: String!) {
		cancelSubscription(id: $id) { ...ShownSubscription }
	}
`,
	subscriptionFragments,
);

export const reactivateSubscriptionDocument = graphql(
	`
	mutation ReactivateSubscription($id: ID!, $language: String!) {
		reactivateSubscription(id: $id) { ...ShownSubscription }
	}
`,
	subscriptionFragments,
);

export const openCardPageDocument = graphql(`
	mutation OpenSubscriptionCardPage($id: ID!, $language: String, $forAll: Boolean) {
		openSubscriptionCardPage(id: $id, language: $language, forAll: $forAll)
	}
`);

export const takeCardDocument = graphql(
	`
	mutation TakeSubscriptionCard($id: ID!, $language: String!) {
		takeSubscriptionCard(id: $id) { outcome subscription { ...ShownSubscription } }
	}
`,
	subscriptionFragments,
);

export const paySubscriptionDocument = graphql(
	`
	mutation PaySubscription($id: ID!, $language: String!) {
		paySubscription(id: $id) { paid actionUrl failureCode subscription { ...ShownSubscription } }
	}
`,
	subscriptionFragments,
);

export const subscriptionDesignsDocument = graphql(`
	query SubscriptionDesigns($id: ID!, $position: Int!) {
		subscriptionDesigns(id: $id, position: $position) { id name preview updatedAt isChosen }
	}
`);

export const quoteChangeDocument = graphql(`
	query QuoteSubscriptionChange($input: SubscriptionChangeInput!) {
		quoteSubscriptionChange(input: $input) {
			net gross from shipping { name price } shippingMethodId isShippingReplaced isTaxFreeExport
			shippingMethods { id name price collection }
		}
	}
`);

export const changeSubscriptionDocument = graphql(
	`
	mutation ChangeSubscription($input: SubscriptionChangeInput!, $seenTotal: Float, $language: String!) {
		changeSubscription(input: $input, seenTotal: $seenTotal) { ...ShownSubscription }
	}
`,
	subscriptionFragments,
);
