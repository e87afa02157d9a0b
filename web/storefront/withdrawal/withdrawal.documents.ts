// What the page of withdrawals sends.
import { graphql } from '../../platform/graphql.ts';

export const declareWithdrawalDocument = graphql(`
	mutation DeclareWithdrawal($name: String!, $orderNumber: String!, $email: String!, $language: String!) {
		declareWithdrawal(name: $name, orderNumber: $orderNumber, email: $email, language: $language)
	}
`);
