// What the checkout asks and sends.

import { addressFragments } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const checkoutDocument = graphql(
	`
	query Checkout($language: String, $shippingMethodId: ID, $country: String, $zipCode: String, $vatId: String) {
		checkout(language: $language, shippingMethodId: $shippingMethodId, country: $country, zipCode: $zipCode, vatId: $vatId) {
			lines {
				id
				name
				options { name value }
				itemName
				designId designPreview
				picture { id url width height alt focalPoint { x y } sizes }
				quantity
				seriesRows
				total
				unitPrice
				seenTotal
				problem
				available
				personalised
			}
			problems
			trial
			missingProfileFields
			currency
			totalLabel
			totals { goods shipping net tax gross rates { rate tax } }
			subscription { interval intervalCount trialDays isTrialUsed dueToday nextPayment }
			reverseCharge
			taxFreeExport
			shippingMethods { id name description charged days collection deliveryDay }
			shippingMethodId
			shopCountry
			countries
			deliveryDay
			paymentMethods
			paidBeforeProduction
			invoiceRefusal
			invoiceLimit
			paymentSandbox
			showPayment
			showShipping
			continueShoppingUrl
			shippingAddress { ...AddressFields }
			billingAddress { ...BillingAddressFields }
			vatState
			termsPage
			withdrawalPage
		}
	}
`,
	addressFragments,
);

export const checkoutTermsDocument = graphql(`
	query CheckoutTerms($net: Float!, $costCentreId: ID) {
		checkoutTerms(net: $net, costCentreId: $costCentreId) {
			companyName
			costCentres { id code name }
			costCentreId
			budget { costCentre period amount left }
			isRefused
			approval { ruleName waitsFor }
		}
	}
`);

export const continueShoppingDocument = graphql(`
	query ContinueShopping { continueShoppingUrl }
`);

export const checkVatIdDocument = graphql(`
	mutation CheckVatId($vatId: String!) { checkVatId(vatId: $vatId) }
`);

export const acceptPricesDocument = graphql(`
	mutation AcceptPrices($ids: [ID!]!) { acceptPrices(ids: $ids) }
`);

export const placeOrderDocument = graphql(`
	mutation PlaceOrder($input: PlaceOrderInput!) {
		placeOrder(input: $input) { orderId state payUrl hasEarlierEntries }
	}
`);

export const checkoutOutcomeDocument = graphql(`
	query CheckoutOutcome($checkoutKey: ID!) {
		checkoutOutcome(checkoutKey: $checkoutKey) { orderId state payUrl }
	}
`);

export const latestOrderDocument = graphql(`
	query LatestOrder { ownOrders(first: 1) { items { number placedAt } } }
`);

export const checkoutStateDocument = graphql(`
	query CheckoutState($orderId: ID!) {
		checkoutState(orderId: $orderId) {
			orderId state number payUrl gross currency paymentMethod reason email deliveryDay
			subscription { number interval intervalCount trialEnd nextPayment }
		}
	}
`);

export const waitingApprovalDocument = graphql(`
	query WaitingApproval($orderId: ID!) { orderApproval(orderId: $orderId) { ruleName waitsFor deadline } }
`);

export const settleCheckoutDocument = graphql(`
	mutation SettleCheckout($orderId: ID!) {
		settleCheckout(orderId: $orderId) {
			orderId state number payUrl gross currency paymentMethod reason email deliveryDay
			subscription { number interval intervalCount trialEnd nextPayment }
		}
	}
`);

export const cancelCheckoutDocument = graphql(`
	mutation CancelCheckout($orderId: ID!) {
		cancelCheckout(orderId: $orderId) {
			orderId state number payUrl gross currency paymentMethod reason email deliveryDay
			subscription { number interval intervalCount trialEnd nextPayment }
		}
	}
`);
