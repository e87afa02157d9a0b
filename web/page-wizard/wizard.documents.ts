// What the wizard asks and changes.

import { graphql } from '../platform/graphql.ts';
import { listedPage } from './listed-page.fragments.ts';

export const pageWizardsDocument = graphql(
	`
	query PageWizards($page: ID) {
		pageWizards(page: $page) {
			id
			template
			standsIn
			stage
			state
			failure
			translation
			languages
			translated
			sections
			pictures
			page { ...ListedPage }
		}
	}
`,
	[listedPage],
);

export const templateContentDocument = graphql(`
	query PageTemplateContent {
		pageTemplateContent {
			pictures { id url width height alt focalPoint { x y } sizes }
		}
	}
`);

export const beginPageWizardDocument = graphql(`
	mutation BeginPageWizard($template: String!, $prompt: String, $page: ID, $client: ID, $input: NewPageInput) {
		beginPageWizard(template: $template, prompt: $prompt, page: $page, client: $client, input: $input) {
			id
			page {
				id
			}
		}
	}
`);

export const resumePageWizardDocument = graphql(`
	mutation ResumePageWizard($id: ID!, $skip: Boolean!) {
		resumePageWizard(id: $id, skip: $skip) {
			id
		}
	}
`);

export const closePageWizardDocument = graphql(`
	mutation ClosePageWizard($id: ID!) {
		closePageWizard(id: $id)
	}
`);
