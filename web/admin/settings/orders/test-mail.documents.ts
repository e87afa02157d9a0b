// Trying out how mails are sent.
import { graphql } from '../../../platform/graphql.ts';

export const sendTestMailDocument = graphql(`
	mutation AdminSendTestMail($to: String!, $language: String!) {
		sendTestMail(to: $to, languageCode: $language)
	}
`);

export const testMailDocument = graphql(`
	query AdminTestMail($id: ID!) {
		testMail(id: $id) {
			state
			error
		}
	}
`);
