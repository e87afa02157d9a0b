// What the tab of the stock asks and changes.
import { type Data, graphql } from '../../../platform/graphql.ts';

export const productStockDocument = graphql(`
	query AdminProductStock($productId: ID!) {
		productStock(productId: $productId) {
			productId
			onHand
			reserved
			available
			warningLevel
			sellWhenEmpty
			state
		}
		stockNoticeCounts(productId: $productId) {
			productId
			waiting
		}
	}
`);

export type ProductNoticeCount = Data<typeof productStockDocument>['stockNoticeCounts'][number];

export const stockNoticesDocument = graphql(`
	query AdminStockNotices($productId: ID!, $first: Int!, $offset: Int!) {
		stockNotices(productId: $productId, first: $first, offset: $offset) {
			total
			items {
				id
				productId
				email
				language
				createdAt
			}
		}
	}
`);

export const stockMovementsDocument = graphql(`
	query AdminStockMovements($productId: ID!, $first: Int!, $offset: Int!) {
		stockMovements(productId: $productId, first: $first, offset: $offset) {
			total
			items {
				id
				at
				reason
				onHandChange
				reservedChange
				onHand
				reserved
				note
				by
			}
		}
	}
`);

export const correctStockDocument = graphql(`
	mutation AdminCorrectStock($productIds: [ID!]!, $reason: StockCorrection!, $quantity: Int!, $note: String!) {
		correctStock(productIds: $productIds, reason: $reason, quantity: $quantity, note: $note) {
			productId
		}
	}
`);

export const saveStockSettingsDocument = graphql(`
	mutation AdminSaveStockSettings($productIds: [ID!]!, $warningLevel: Int, $sellWhenEmpty: Boolean) {
		saveStockSettings(productIds: $productIds, warningLevel: $warningLevel, sellWhenEmpty: $sellWhenEmpty) {
			productId
		}
	}
`);

export const deleteStockDocument = graphql(`
	mutation AdminDeleteStock($productId: ID!) {
		deleteStock(productId: $productId)
	}
`);
