// What the screens of price lists ask and change.
import { graphql } from '../../platform/graphql.ts';

export const priceListsDocument = graphql(`
	query AdminPriceLists(
		$search: String!
		$archived: Boolean!
		$sort: PriceListOrder!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
	) {
		priceLists(
			search: $search
			archived: $archived
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
		) {
			total
			items {
				id
				name
				archivedAt
				updatedAt
				rowCount
				productCount
			}
		}
	}
`);

export const priceListDocument = graphql(`
	query AdminPriceList($id: ID!, $language: String!) {
		priceList(id: $id) {
			id
			name
			revision
			archivedAt
			updatedAt
			productCount
			rows(language: $language) {
				code
				productName
				quantity
				unitPrice
				total
			}
			usedBy(language: $language, first: 12) {
				productId
				parentId
				name
				code
				archived
				roles
			}
		}
	}
`);

export const codeNamesDocument = graphql(`
	query PriceListCodes($codes: [String!]!, $language: String!) {
		priceListCodes(codes: $codes, language: $language) {
			code
			productName
			fault
		}
	}
`);

export const priceListUsesDocument = graphql(`
	query PriceListUses($ids: [ID!]!) {
		priceListUses(ids: $ids) {
			products
			fallToNext
			withoutList
		}
	}
`);

export const createPriceListDocument = graphql(`
	mutation CreatePriceList($name: String!) {
		createPriceList(name: $name) {
			id
		}
	}
`);

export const renamePriceListDocument = graphql(`
	mutation RenamePriceList($id: ID!, $name: String!) {
		renamePriceList(id: $id, name: $name) {
			id
		}
	}
`);

export const copyPriceListDocument = graphql(`
	mutation CopyPriceList($id: ID!, $name: String!) {
		copyPriceList(id: $id, name: $name) {
			id
		}
	}
`);

export const savePriceListRowsDocument = graphql(`
	mutation SavePriceListRows($id: ID!, $revision: Int!, $rows: [PriceRowInput!]!) {
		savePriceListRows(id: $id, revision: $revision, rows: $rows) {
			revision
			saved
			faults {
				row
				cell
				fault
			}
		}
	}
`);

export const archivePriceListsDocument = graphql(`
	mutation ArchivePriceLists($ids: [ID!]!) {
		archivePriceLists(ids: $ids) {
			lists
		}
	}
`);

export const restorePriceListsDocument = graphql(`
	mutation RestorePriceLists($ids: [ID!]!) {
		restorePriceLists(ids: $ids)
	}
`);
