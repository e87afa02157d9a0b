// What the page of the newsletter sends.
import { graphql } from '../../platform/graphql.ts';

export const subscribeNewsletterDocument = graphql(`
	mutation SubscribeNewsletter($email: String!, $language: String!, $page: String!) {
		subscribeNewsletter(email: $email, language: $language, form: page, page: $page)
	}
`);
