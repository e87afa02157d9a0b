// What imports of prices ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const priceImportsDocument = graphql(`
	query AdminPriceImports {
		priceImports {
			id
			listId
			fileName
			state
			added
			changed
			removed
			unchanged
			faulty
			warnings
			done
			refused
		}
	}
`);

export const priceImportRowsDocument = graphql(`
	query AdminPriceImportRows($id: ID!, $first: Int!) {
		changes: priceImportRows(id: $id, faulty: false, first: $first) {
			row
			key
			quantity
			priceBefore {
				unitPrice
				total
			}
			priceAfter {
				unitPrice
				total
			}
			cheaperThan
		}
		faults: priceImportRows(id: $id, faulty: true, first: $first) {
			row
			column
			key
			after
			fault
		}
	}
`);

export const checkPriceImportDocument = graphql(`
	mutation AdminCheckPriceImport($file: Upload!, $listId: ID!, $mode: PriceImportMode!, $language: String!) {
		checkPriceImport(file: $file, listId: $listId, mode: $mode, language: $language) {
			priceImport {
				id
			}
			fault
			row
		}
	}
`);

export const applyPriceImportDocument = graphql(`
	mutation AdminApplyPriceImport($id: ID!) {
		applyPriceImport(id: $id) {
			id
		}
	}
`);

export const removePriceImportDocument = graphql(`
	mutation AdminRemovePriceImport($id: ID!) {
		removePriceImport(id: $id)
	}
`);
