// What the tab Subscription asks.
import { graphql } from '../../../platform/graphql.ts';

export const planOverviewDocument = graphql(`
	query AdminPlanOverview($language: String!) {
		pageQuota {
			tier
			pages
			links
			usedPages
			usedLinks
		}
		planOverview(language: $language) {
			seller
			open
			sellerName
			sellerAddress
			billingAddress {
				salutation
				country
				title
				firstName
				surname
				companyName
				phone
				street
				zipCode
				city
				email
				ccEmail
				costCenter
				vatId
				orderReference
				leitwegId
				electronicAddress
				invoiceFormat
			}
			setByOperator
			offers {
				tier
				interval
				net
				gross
				currency
				trialDays
			}
			plan {
				number
				tier
				nextTier
				nextTierAt
				nextNet
				nextGross
				interval
				status
				isRunning
				isTrial
				isPaused
				pausedUntil
				isOverdue
				isPending
				isApplying
				net
				gross
				currency
				startedAt
				trialEnd
				nextPayment
				endsAt
				card {
					brand
					last4
					expMonth
					expYear
				}
				mayCancel
				mayReactivate
				mayChange
			}
			invoices {
				id
				paidAt
				amount
				currency
				periodStart
				periodEnd
				documents {
					id
					kind
					number
					url
					xrechnungUrl
				}
			}
		}
	}
`);

export const choosePlanDocument = graphql(`
	mutation AdminChoosePlan($plan: PlanChoice!) {
		choosePlan(plan: $plan) {
			state
			payUrl
		}
	}
`);

export const settlePlanDocument = graphql(`
	mutation AdminSettlePlan($orderId: ID!, $cancelled: Boolean!) {
		settlePlan(orderId: $orderId, cancelled: $cancelled) {
			state
		}
	}
`);

export const changePlanDocument = graphql(`
	mutation AdminChangePlan($tier: Tier!) {
		changePlan(tier: $tier)
	}
`);

export const cancelPlanDocument = graphql(`
	mutation AdminCancelPlan {
		cancelPlan
	}
`);

export const reactivatePlanDocument = graphql(`
	mutation AdminReactivatePlan {
		reactivatePlan
	}
`);

export const openPlanCardDocument = graphql(`
	mutation AdminOpenPlanCard($language: String!) {
		openPlanCard(language: $language)
	}
`);

export const takePlanCardDocument = graphql(`
	mutation AdminTakePlanCard {
		takePlanCard
	}
`);
