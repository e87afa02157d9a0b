// What the screens of subscriptions ask and change.
import { addressFragments } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const subscriptionsDocument = graphql(`
	query AdminSubscriptions(
		$filter: SubscriptionFilter
		$sort: SubscriptionSort!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
		$language: String!
	) {
		adminSubscriptions(
			filter: $filter
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
			language: $language
		) {
			total
			items {
				id
				number
				status
				state
				interval {
					unit
					count
				}
				customerName
				customerMail
				startedAt
				nextPaymentDate
				cancelAt
				endedAt
				gross
				currency
				products
				nextProduct
				nextProductAt
				isPlan
				isWithdrawalOpen
				isDetached
			}
		}
	}
`);

/** What the list can be narrowed to, and whether staff has something to check. */
export const aroundSubscriptionsDocument = graphql(`
	query AdminAroundSubscriptions($language: String!) {
		subscribedProducts(language: $language) {
			id
			name
		}
		subscriptionFigures {
			plans
			cancellationsToCheck
		}
	}
`);

export const openCancellationsDocument = graphql(`
	query AdminOpenCancellations {
		openCancellations {
			id
			receivedAt
			name
			email
			contract
			kind
			reason
			wantedOn
			outcome
			checkedAt
			refusal
			isByOther
			subscriptionId
			subscriptionNumber
			candidates {
				matchedBy
				subscription {
					id
					number
					status
					state
					interval {
						unit
						count
					}
					customerName
					customerMail
					startedAt
					nextPaymentDate
					cancelAt
					endedAt
					gross
					currency
					products
					nextProduct
					nextProductAt
					isPlan
					isWithdrawalOpen
					isDetached
				}
			}
		}
	}
`);

export const subscriptionDocument = graphql(
	`
	query AdminSubscription($id: ID!, $language: String!, $payments: Int!, $paymentsFrom: Int!, $events: Int!, $eventsFrom: Int!) {
		adminSubscription(id: $id) {
			id
			number
			status
			state
			isBeingChanged
			isDetached
			isPlan
			isWithdrawalOpen
			isWithdrawnByOther
			lackingLines
			reference
			interval {
				unit
				count
			}
			startedAt
			endedAt
			endReason
			cancelAt
			trialStart
			trialEnd
			nextPaymentDate
			periodEnd
			pausedUntil
			currency
			pricesIncludeTax
			taxFreeExport
			reverseCharge
			net
			tax
			gross
			overdue {
				since
				amount
				retryAt
				actionUrl
				failureCode
			}
			card {
				brand
				last4
				expMonth
				expYear
			}
			lines(language: $language) {
				position
				productId
				code
				name
				itemName
				options {
					name
					value
				}
				quantity
				seriesRows
				unitPrice
				net
				gross
				designId
				designPreview
				pricing {
					currency
					quantities {
						mode
						defined
						linear {
							from
							to
							step
						}
						minimum
					}
					unitPrice
					steps {
						quantity
						total
						unitPrice
						given
					}
				}
				picture {
					id
					url
					width
					height
					alt
					focalPoint {
						x
						y
					}
					sizes
				}
			}
			shipping(language: $language) {
				name
				price
			}
			billingAddress { ...BillingAddressFields }
			shippingAddress { ...AddressFields }
			pendingChange {
				gross
			}
			paymentCount
			payments(first: $payments, offset: $paymentsFrom) {
				invoiceId
				kind
				state
				amount
				currency
				attempts
				createdAt
				paidAt
				periodStart
				periodEnd
				orderId
				orderNumber
				waitsForPrintData
				documentNumber
				documentUrl
				refunded
				creditNotes {
					number
					url
				}
			}
			summaryPath
			customer {
				id
				name
				email
			}
			eventCount
			events(first: $events, offset: $eventsFrom, language: $language) {
				id
				at
				actor
				by
				kind
				detail
			}
			cancellations {
				id
				receivedAt
				name
				email
				contract
				kind
				reason
				wantedOn
				outcome
				checkedAt
				refusal
				isByOther
				subscriptionId
				subscriptionNumber
			}
			mayCancel
			mayReactivate
			mayPause
			mayResume
			mayChange
		}
	}
`,
	addressFragments,
);

/** Whose money goes back. */
export const refundedOrderDocument = graphql(`
	query AdminRefundedOrder($id: ID!) {
		order(id: $id) {
			id
			number
			currency
			refundable
			payment
			paymentMethod
			customer {
				name
			}
		}
	}
`);

export const commandSubscriptionDocument = graphql(`
	mutation AdminCommandSubscription($id: ID!, $command: SubscriptionCommand!, $until: String) {
		commandSubscription(id: $id, command: $command, until: $until) {
			id
			isBeingChanged
		}
	}
`);

export const addSubscriptionNoteDocument = graphql(`
	mutation AdminAddSubscriptionNote($id: ID!, $text: String!) {
		addSubscriptionNote(id: $id, text: $text) {
			id
		}
	}
`);

export const settleSubscriptionDocument = graphql(`
	mutation AdminSettleSubscription($id: ID!) {
		settleSubscription(id: $id) {
			id
		}
	}
`);

export const takeOverSubscriptionDocument = graphql(`
	mutation AdminTakeOverSubscription($id: ID!) {
		takeOverSubscription(id: $id) {
			id
		}
	}
`);

export const checkCancellationDocument = graphql(`
	mutation AdminCheckCancellation($id: ID!, $subscriptionId: ID, $refusal: String, $atOnce: Boolean) {
		checkCancellation(id: $id, subscriptionId: $subscriptionId, refusal: $refusal, atOnce: $atOnce)
	}
`);

export const quoteChangeDocument = graphql(`
	query AdminQuoteSubscriptionChange($input: SubscriptionChangeInput!) {
		quoteSubscriptionChangeFor(input: $input) {
			net
			gross
			currency
			from
			shippingMethodId
			isShippingReplaced
			isTaxFreeExport
			shippingMethods { id name price }
		}
	}
`);

export const changeSubscriptionDocument = graphql(`
	mutation AdminChangeSubscription($input: SubscriptionChangeInput!, $seenTotal: Float) {
		changeSubscriptionFor(input: $input, seenTotal: $seenTotal) {
			id
		}
	}
`);
