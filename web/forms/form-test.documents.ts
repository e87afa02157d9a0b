// What the page /formtest sends.
import { graphql } from '../platform/graphql.ts';

export const submitFormTestDocument = graphql(`
	mutation SubmitFormTest($language: String!, $values: FormValues!) {
		submitFormTest(language: $language, values: $values) {
			faults { element message }
			values
		}
	}
`);
