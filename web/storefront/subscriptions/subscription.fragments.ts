// What the page of a subscription shows, however it came to be so.
import { addressFragments } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

const shownSubscription = graphql(
	`
	fragment ShownSubscription on CustomerSubscription {
		id number status state isBeingChanged interval { unit count }
		startedAt endedAt endReason cancelAt withdrawnAt isWithdrawalOpen isWithdrawnByOther isCanceledByOther withdrawalRefusal trialStart trialEnd nextPaymentDate newTermsFrom periodEnd pausedUntil
		currency pricesIncludeTax taxFreeExport net tax gross paymentCount summaryPath
		mayCancel mayReactivate mayChange mayWithdraw
		overdue { since amount retryAt actionUrl failureCode }
		card { brand last4 expMonth expYear } cardSharers { id number name }
		lines(language: $language) {
			position itemId slug code name itemName options { name value } quantity seriesRows net gross designId designPreview
			picture { id url width height alt focalPoint { x y } sizes }
			pricing {
				currency quantities { mode defined linear { from to step } minimum }
				unitPrice steps { quantity total unitPrice given }
			}
		}
		lackingLines deliveryCountries
		shipping(language: $language) { name price }
		billingAddress { ...BillingAddressFields }
		shippingAddress { ...AddressFields }
		pendingChange { gross net }
		payments(first: 12) {
			invoiceId state amount currency createdAt paidAt periodStart periodEnd kind orderId orderNumber waitsForPrintData documentNumber documentUrl refunded creditNotes { number url }
		}
	}
`,
	addressFragments,
);

export const subscriptionFragments = [shownSubscription] as const;
