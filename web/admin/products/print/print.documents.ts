// What is asked and changed about the printing of products.
import { graphql } from '../../../platform/graphql.ts';
import { printSpecificationFragment } from './print.fragments.ts';

export const variantPrintDocument = graphql(
	`
	query AdminVariantPrintSpecification($id: ID!) {
		printSpecification(productId: $id) {
			...AdminPrintSpecification
		}
	}
`,
	[printSpecificationFragment],
);

export const savePrintSpecificationDocument = graphql(`
	mutation AdminSavePrintSpecification($id: ID!, $revision: Int, $specification: PrintSpecificationInput!) {
		savePrintSpecification(productId: $id, revision: $revision, specification: $specification) {
			revision
		}
	}
`);

export const deletePrintSpecificationDocument = graphql(`
	mutation AdminDeletePrintSpecification($id: ID!, $revision: Int!) {
		deletePrintSpecification(productId: $id, revision: $revision)
	}
`);

export const printProfilesDocument = graphql(`
	query AdminPrintProfiles {
		printProfiles {
			id
			name
			description
			size
			isUsed
		}
	}
`);

export const addPrintProfileDocument = graphql(`
	mutation AdminAddPrintProfile($file: Upload!) {
		addPrintProfile(file: $file) {
			id
		}
	}
`);

export const renamePrintProfileDocument = graphql(`
	mutation AdminRenamePrintProfile($id: ID!, $name: String!) {
		renamePrintProfile(id: $id, name: $name) {
			id
		}
	}
`);

export const deletePrintProfileDocument = graphql(`
	mutation AdminDeletePrintProfile($id: ID!) {
		deletePrintProfile(id: $id)
	}
`);
