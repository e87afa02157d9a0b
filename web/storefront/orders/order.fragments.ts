// What the page of an order shows, for every reader: who has ordered, or who has opened it from a mail.

import { addressFragments } from '../../platform/address-fragments.ts';
import { graphql } from '../../platform/graphql.ts';

const shownOrder = graphql(
	`
	fragment ShownOrder on Order {
		id number status payment paymentMethod createdAt placedAt currency pricesIncludeTax
		deliveryDay refunded neverCharged reverseCharge taxFreeExport waitsForPrintData cancelledAt cancelReason
		subscription { id number periodStart periodEnd isFirst isPlan }
		billingAddress { ...BillingAddressFields }
		shippingAddress { ...AddressFields }
		shipping { name days price }
		totals { goods shipping net tax gross rates { rate net tax gross } }
		lines {
			position itemId slug code name itemName options { name value } quantity seriesRows unitPrice total personalised designId designPreview
			picture { id url width height alt focalPoint { x y } sizes }
		}
		transfer { holder bank iban bic reference } payableBy paymentComing debitRefused paymentReturned unpaidPlan { cancelAt } waitsForPayment mayRequestCancellation cancellationWanted
		shipped milestones { kind at shipmentId }
		shipments { id carrierName shippedOn deliveryNoteUrl parcels { number trackingUrl lines { position quantity } } lines { position quantity } }
		documents { id kind number issuedOn url xrechnungUrl }
	}
`,
	addressFragments,
);

export const shownOrderFragments = [shownOrder] as const;
