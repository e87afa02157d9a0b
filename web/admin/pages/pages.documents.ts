// What the screens of pages ask and change.

import { listedPage } from '../../page-wizard/listed-page.fragments.ts';
import { graphql } from '../../platform/graphql.ts';

export const pagesDocument = graphql(
	`
	query AdminPages($kind: PageKind!, $search: String!, $first: Int!, $offset: Int!) {
		pages(kind: $kind, search: $search, first: $first, offset: $offset) {
			total
			items { ...ListedPage }
		}
		pageQuota {
			pages
			links
			usedPages
			usedLinks
		}
	}
`,
	[listedPage],
);

export const pageDocument = graphql(
	`
	query AdminPage($id: ID!) {
		editedPage(id: $id) { ...ListedPage }
	}
`,
	[listedPage],
);

export const createPageDocument = graphql(`
	mutation AdminCreatePage($input: NewPageInput!) {
		createPage(input: $input) {
			id
		}
	}
`);

export const savePageDocument = graphql(`
	mutation AdminSavePage($id: ID!, $input: PageInput!) {
		savePage(id: $id, input: $input) {
			id
		}
	}
`);

export const movePageDocument = graphql(`
	mutation AdminMovePage($id: ID!, $before: ID) {
		movePage(id: $id, before: $before)
	}
`);

export const copyPageDocument = graphql(`
	mutation AdminCopyPage($id: ID!) {
		copyPage(id: $id) {
			id
		}
	}
`);

export const deletePageDocument = graphql(`
	mutation AdminDeletePage($id: ID!) {
		deletePage(id: $id)
	}
`);
