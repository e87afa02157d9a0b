// What imports of products ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const productImportsDocument = graphql(`
	query AdminProductImports {
		productImports {
			id
			fileName
			state
			added
			changed
			unchanged
			faulty
			done
			refused
		}
	}
`);

export const productImportRowsDocument = graphql(`
	query AdminProductImportRows($id: ID!, $first: Int!) {
		changes: productImportRows(id: $id, faulty: false, first: $first) {
			row
			column
			key
			before
			after
		}
		faults: productImportRows(id: $id, faulty: true, first: $first) {
			row
			column
			key
			after
			fault
		}
	}
`);

export const checkProductImportDocument = graphql(`
	mutation AdminCheckProductImport($file: Upload!, $removeEmpty: Boolean!) {
		checkProductImport(file: $file, removeEmpty: $removeEmpty) {
			productImport {
				id
			}
			fault
			row
		}
	}
`);

export const applyProductImportDocument = graphql(`
	mutation AdminApplyProductImport($id: ID!) {
		applyProductImport(id: $id) {
			id
		}
	}
`);

export const removeProductImportDocument = graphql(`
	mutation AdminRemoveProductImport($id: ID!) {
		removeProductImport(id: $id)
	}
`);
