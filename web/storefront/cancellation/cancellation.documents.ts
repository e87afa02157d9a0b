// What the page of cancellations sends.
import { graphql } from '../../platform/graphql.ts';

export const declareCancellationDocument = graphql(`
	mutation DeclareCancellation(
		$name: String!
		$email: String!
		$contract: String!
		$kind: CancellationKind!
		$reason: String
		$wantedOn: String
		$language: String!
	) {
		declareCancellation(
			name: $name
			email: $email
			contract: $contract
			kind: $kind
			reason: $reason
			wantedOn: $wantedOn
			language: $language
		)
	}
`);
