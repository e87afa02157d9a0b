// What visitors are shown of pages that editors have built.
import { graphql } from '../platform/graphql.ts';
import { productCard } from './product-card.fragments.ts';

const pageContent = graphql(
	`
	fragment PageContent on ContentPage {
		id
		slug
		kind
		name
		seoTitle
		seoDescription
		canonical
		seoImage { id url width height alt focalPoint { x y } sizes }
		indexed
		words
		sections
		pictures {
			id url width height alt focalPoint { x y } sizes
			remote
			credit { author authorUrl url provider providerUrl }
		}
		products {
			section
			products { ...ProductCard }
		}
		feeds { section items }
		loads
		madeAt
	}
`,
	[productCard],
);

export const contentPageDocument = graphql(
	`
	query ContentPage($slug: String!, $kind: PageKind!, $language: String!) {
		page(slug: $slug, kind: $kind, language: $language) { ...PageContent }
	}
`,
	[pageContent],
);

export const homePageDocument = graphql(
	`
	query HomePage($language: String!) {
		homePage(language: $language) { ...PageContent }
	}
`,
	[pageContent],
);

export const ownPageDocument = graphql(
	`
	query OwnPage($slug: String!, $language: String!) {
		ownPage(slug: $slug, language: $language) { ...PageContent }
	}
`,
	[pageContent],
);
