// What is asked and changed about the template of a product.
import { graphql } from '../../../platform/graphql.ts';

export const templateDocument = graphql(`
	query AdminDesignTemplate($id: ID!) {
		designTemplate(productId: $id) {
			id revision version publishedAt isChanged
			previews { page name url width height }
			versions { version publishedAt publishedBy }
		}
	}
`);

export const templatesDocument = graphql(`
	query AdminDesignTemplates {
		designTemplates(first: 100) {
			items { id productId productName version }
		}
	}
`);

export const createTemplateDocument = graphql(`
	mutation AdminCreateDesignTemplate($productId: ID!, $copyOf: ID, $overwrite: Boolean!, $adapt: Boolean!) {
		createDesignTemplate(productId: $productId, copyOf: $copyOf, overwrite: $overwrite, adapt: $adapt) { id }
	}
`);

export const createFromFileDocument = graphql(`
	mutation AdminCreateDesignTemplateFromFile(
		$productId: ID!, $overwrite: Boolean!, $placement: BackgroundPlacement, $file: Upload!
	) {
		createDesignTemplateFromFile(productId: $productId, overwrite: $overwrite, placement: $placement, file: $file) { id }
	}
`);

export const importTemplateDocument = graphql(`
	mutation AdminImportDesignTemplate($productId: ID!, $overwrite: Boolean!, $adapt: Boolean!, $file: Upload!) {
		importDesignTemplate(productId: $productId, overwrite: $overwrite, adapt: $adapt, file: $file) { id }
	}
`);

export const publishTemplateDocument = graphql(`
	mutation AdminPublishDesignTemplate($id: ID!) { publishDesignTemplate(id: $id) { id version } }
`);

export const restoreTemplateDocument = graphql(`
	mutation AdminRestoreDesignTemplate($id: ID!, $version: Int!) {
		restoreDesignTemplate(id: $id, version: $version) { id }
	}
`);

export const deleteTemplateDocument = graphql(`
	mutation AdminDeleteDesignTemplate($id: ID!) { deleteDesignTemplate(id: $id) }
`);
