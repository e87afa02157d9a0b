// What visitors are shown of pages that editors have built.
import { graphql } from '../../platform/graphql.ts';

export const contentPageDocument = graphql(`
	query ContentPage($slug: String!, $kind: PageKind!, $language: String!) {
		page(slug: $slug, kind: $kind, language: $language) {
			id
			slug
			kind
			name
			seoTitle
			seoDescription
			seoImage { id url width height alt focalPoint { x y } sizes }
			indexed
			words
			sections
			pictures { id url width height alt focalPoint { x y } sizes }
			products {
				section
				products {
					id
					slug
					name
					fromPrice { minor currency }
					image { id url width height alt focalPoint { x y } sizes }
					published
					offline
					unavailable
					labels { id name kind }
				}
			}
		}
	}
`);

export const homePageDocument = graphql(`
	query HomePage($language: String!) {
		homePage(language: $language) {
			id
			slug
			kind
			name
			seoTitle
			seoDescription
			seoImage { id url width height alt focalPoint { x y } sizes }
			indexed
			words
			sections
			pictures { id url width height alt focalPoint { x y } sizes }
			products {
				section
				products {
					id
					slug
					name
					fromPrice { minor currency }
					image { id url width height alt focalPoint { x y } sizes }
					published
					offline
					unavailable
					labels { id name kind }
				}
			}
		}
	}
`);
