// What the cart page asks and sends.
import { graphql } from '../../platform/graphql.ts';

export const listItemsDocument = graphql(`
	query ListItems($location: ItemLocation!, $language: String!, $search: String, $first: Int!, $offset: Int!) {
		listItems(location: $location, language: $language, search: $search, first: $first, offset: $offset) {
			all
			total
			items {
				id location productId slug variantCode name code
				options { name value }
				itemName itemNameAllowed hasPrintData personalised
				picture { id url width height alt focalPoint { x y } sizes }
				quantity seriesRows countsRowsTogether changedAt
				pricing {
					currency pricesIncludeTax taxRate
					quantities { mode defined linear { from to step } minimum }
					unitPrice
					steps { quantity total unitPrice given }
					payment { mode interval intervalCount trialDays isTrialUsed }
				}
				total unitPrice seenTotal problem available orderable stock designId isDesignEmpty designPreview
			}
		}
	}
`);

export const changeItemDocument = graphql(`
	mutation ChangeItem($id: ID!, $quantity: Int, $itemName: String, $seenTotal: Float) {
		changeItem(id: $id, quantity: $quantity, itemName: $itemName, seenTotal: $seenTotal) {
			id quantity itemName changedAt total unitPrice seenTotal problem available orderable stock
		}
	}
`);

export const acceptPricesDocument = graphql(`
	mutation AcceptPrices($ids: [ID!]!) { acceptPrices(ids: $ids) }
`);

export const moveItemDocument = graphql(`
	mutation MoveItem($id: ID!, $to: ItemLocation!) {
		moveItem(id: $id, to: $to) { id }
	}
`);

export const renameDesignDocument = graphql(`
	mutation RenameDraft($id: ID!, $name: String!) { renameDesign(id: $id, name: $name) { id name } }
`);

export const duplicateDesignDocument = graphql(`
	mutation DuplicateDraft($id: ID!, $language: String) { duplicateDesign(id: $id, language: $language) { id } }
`);

export const copyItemDocument = graphql(`
	mutation CopyItem($id: ID!) { copyItem(id: $id) { id } }
`);

export const removeItemDocument = graphql(`
	mutation RemoveItem($id: ID!) { removeItem(id: $id) }
`);

export const restoreItemDocument = graphql(`
	mutation RestoreItem($id: ID!) { restoreItem(id: $id) { id } }
`);

export const finaliseDraftDocument = graphql(`
	mutation FinaliseDraft($id: ID!, $contentChecked: Boolean!) {
		finaliseDraft(id: $id, contentChecked: $contentChecked) { id }
	}
`);

export const cartTermsDocument = graphql(`
	query CartTerms($language: String!) {
		checkout(language: $language) {
			totalLabel continueShoppingUrl showShipping deliveryDay paymentMethods reverseCharge taxFreeExport
			shippingMethodId
			subscription { interval intervalCount trialDays nextPayment }
			shippingMethods { id name price days collection }
		}
	}
`);

/** Of a person from a purchasing system: their cart goes there in place of the checkout. */
export const procurementVisitDocument = graphql(`
	query ProcurementVisit {
		procurementVisit {
			buyer
		}
	}
`);
