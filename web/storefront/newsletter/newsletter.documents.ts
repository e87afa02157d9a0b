// What the page of the newsletter sends.
import { graphql } from '../../platform/graphql.ts';

export const subscribeNewsletterDocument = graphql(`
	mutation SubscribeNewsletter($email: String!, $language: String!, $page: String!, $form: NewsletterForm!, $topicIds: [ID!]!) {
		subscribeNewsletter(email: $email, language: $language, form: $form, page: $page, topicIds: $topicIds)
	}
`);

export const newsletterTopicsDocument = graphql(`
	query NewsletterTopics($language: String!) {
		newsletterTopics(language: $language) { id name }
	}
`);
