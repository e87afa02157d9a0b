// What is shown of a page wherever pages are listed.
import { graphql } from '../platform/graphql.ts';

export const listedPage = graphql(`
	fragment ListedPage on EditedPage {
		id
		kind
		slug
		home
		active
		inNavigation
		inFooter
		names
		publishAt
		updatedAt
		published
		changed
		needed
	}
`);
