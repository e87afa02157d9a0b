// What the page editor asks and changes.

import { productCard } from '../page-view/product-card.fragments.ts';
import { graphql } from '../platform/graphql.ts';

const pageState = graphql(`
	fragment PageState on EditedPage {
		id
		kind
		slug
		home
		active
		names
		publishedRevision
		publishedAt
		publishAt
		published
		changed
	}
`);

export const openPageDocument = graphql(
	`
	mutation OpenPage($page: ID!, $client: ID!, $takeOver: Boolean!) {
		openPage(page: $page, client: $client, takeOver: $takeOver) {
			page { ...PageState }
			document
			revision
			steps
			mine
			editor { name own since }
		}
	}
`,
	[pageState],
);

export const changePageDocument = graphql(`
	mutation ChangePage($page: ID!, $client: ID!, $steps: JSON!) {
		changePage(page: $page, client: $client, steps: $steps) { revision number revisions changed }
	}
`);

export const holdPageDocument = graphql(`
	mutation HoldPage($page: ID!, $client: ID!) {
		holdPage(page: $page, client: $client) { mine revision editor { name own since } }
	}
`);

export const leavePageDocument = graphql(`
	mutation LeavePage($page: ID!, $client: ID!) {
		leavePage(page: $page, client: $client)
	}
`);

export const keepPageWorkDocument = graphql(`
	mutation KeepPageWork($page: ID!, $client: ID!, $document: JSON!) {
		keepPageWork(page: $page, client: $client, document: $document)
	}
`);

export const publishPageDocument = graphql(
	`
	mutation PublishPage($page: ID!, $revision: Int!) {
		publishPage(page: $page, revision: $revision) { ...PageState }
	}
`,
	[pageState],
);

export const schedulePageDocument = graphql(
	`
	mutation SchedulePage($page: ID!, $at: String) {
		schedulePage(page: $page, at: $at) { ...PageState }
	}
`,
	[pageState],
);

export const publishedPageDocument = graphql(`
	query PublishedPage($page: ID!) {
		publishedPage(page: $page)
	}
`);

export const pageDraftDocument = graphql(`
	query PageDraft($page: ID!) {
		pageDraft(page: $page)
	}
`);

export const pageVersionsDocument = graphql(`
	query PageVersions($page: ID!, $first: Int!, $offset: Int!) {
		pageVersions(page: $page, first: $first, offset: $offset) {
			total
			items { id revision reason at by }
		}
	}
`);

export const pageVersionDocument = graphql(`
	query PageVersion($id: ID!) {
		pageVersion(id: $id) { id revision reason at by document }
	}
`);

export const pagePartsDocument = graphql(
	`
	query PageParts($sections: JSON!, $language: String!) {
		pageParts(sections: $sections, language: $language) {
			pictures {
				id url width height alt focalPoint { x y } sizes
				remote
				credit { author authorUrl url provider providerUrl }
			}
			pictureFacts { id placeholder missingAlt }
			products {
				section
				products { ...ProductCard }
			}
			feeds { section title state problem total items }
		}
	}
`,
	[productCard],
);

export const deadLinksDocument = graphql(`
	query DeadLinks($urls: [String!]!) {
		deadLinks(urls: $urls)
	}
`);

export const translatePageTextsDocument = graphql(`
	mutation TranslatePageTexts($page: ID!, $from: String!, $to: String!, $texts: [String!]!) {
		translatePageTexts(page: $page, from: $from, to: $to, texts: $texts)
	}
`);
