// What the screens of subscribers ask and change.
import { graphql } from '../../platform/graphql.ts';

export const subscribersDocument = graphql(`
	query AdminSubscribers(
		$filter: NewsletterSubscriberFilter!, $sort: NewsletterSubscriberSort!, $descending: Boolean!, $first: Int!, $offset: Int!
	) {
		newsletterSubscribers(filter: $filter, sort: $sort, descending: $descending, first: $first, offset: $offset) {
			total
			items { id email language state source topicIds suppression createdAt confirmedAt }
		}
	}
`);

export const aroundSubscribersDocument = graphql(`
	query AdminAroundSubscribers($language: String!) {
		newsletterAudience { subscribed suppressed }
		newsletterTopics(language: $language) { id name }
	}
`);

export const subscriberDocument = graphql(`
	query AdminSubscriber($id: ID!, $language: String!) {
		newsletterSubscriber(id: $id) {
			subscriber { id email language state source measured topicIds suppression createdAt confirmedAt endedAt }
			proofs { id kind consent language page networkAddress note declaredOn by at }
		}
		newsletterTopics(language: $language) { id name }
	}
`);

export const addSubscriberDocument = graphql(`
	mutation AdminAddSubscriber($subscriber: NewsletterSubscriberInput!) {
		addNewsletterSubscriber(subscriber: $subscriber) { subscriber { id } }
	}
`);

export const saveSubscriberDocument = graphql(`
	mutation AdminSaveSubscriber($id: ID!, $language: String!, $topicIds: [ID!]!) {
		saveNewsletterSubscriber(id: $id, language: $language, topicIds: $topicIds) { subscriber { id } }
	}
`);

export const removeSubscriberDocument = graphql(`
	mutation AdminRemoveSubscriber($id: ID!) {
		removeNewsletterSubscriber(id: $id) { subscriber { id } }
	}
`);

export const suppressionsDocument = graphql(`
	query AdminSuppressions($search: String!, $reason: SuppressionReason, $first: Int!, $offset: Int!) {
		newsletterSuppressions(search: $search, reason: $reason, first: $first, offset: $offset) {
			total
			items { id email reason note at }
		}
	}
`);

export const addSuppressionDocument = graphql(`
	mutation AdminAddSuppression($email: String!, $note: String!) {
		addNewsletterSuppression(email: $email, note: $note)
	}
`);

export const removeSuppressionDocument = graphql(`
	mutation AdminRemoveSuppression($id: ID!) {
		removeNewsletterSuppression(id: $id)
	}
`);

export const editedTopicsDocument = graphql(`
	query AdminNewsletterTopics($language: String!) {
		editedNewsletterTopics(language: $language) { id name names { languageCode translation } subscribers }
	}
`);

export const createTopicDocument = graphql(`
	mutation AdminCreateNewsletterTopic($names: [TranslationInput!]!) {
		createNewsletterTopic(names: $names) { id }
	}
`);

export const updateTopicDocument = graphql(`
	mutation AdminUpdateNewsletterTopic($id: ID!, $names: [TranslationInput!]!) {
		updateNewsletterTopic(id: $id, names: $names) { id }
	}
`);

export const deleteTopicDocument = graphql(`
	mutation AdminDeleteNewsletterTopic($id: ID!) {
		deleteNewsletterTopic(id: $id)
	}
`);

export const placeTopicDocument = graphql(`
	mutation AdminPlaceNewsletterTopic($id: ID!, $before: ID) {
		placeNewsletterTopic(id: $id, before: $before)
	}
`);

export const subscriberImportsDocument = graphql(`
	query AdminSubscriberImports {
		subscriberImports {
			id fileName state added changed unchanged faulty done refused
			consent { source on hasProof }
		}
	}
`);

export const subscriberImportRowsDocument = graphql(`
	query AdminSubscriberImportRows($id: ID!, $first: Int!) {
		changes: subscriberImportRows(id: $id, faulty: false, first: $first) { row key language after }
		faults: subscriberImportRows(id: $id, faulty: true, first: $first) { row column key after fault }
	}
`);

export const checkSubscriberImportDocument = graphql(`
	mutation AdminCheckSubscriberImport($file: Upload!, $consent: SubscriberConsentInput!) {
		checkSubscriberImport(file: $file, consent: $consent) {
			subscriberImport { id }
			fault
			row
		}
	}
`);

export const applySubscriberImportDocument = graphql(`
	mutation AdminApplySubscriberImport($id: ID!) {
		applySubscriberImport(id: $id) { id }
	}
`);

export const removeSubscriberImportDocument = graphql(`
	mutation AdminRemoveSubscriberImport($id: ID!) {
		removeSubscriberImport(id: $id)
	}
`);
