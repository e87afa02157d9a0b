// What customers ask about all of their subscriptions.
import { graphql } from '../../platform/graphql.ts';

export const ownSubscriptionsDocument = graphql(`
	query OwnSubscriptions($first: Int!, $language: String!) {
		subscriptions(first: $first) {
			total
			items {
				id number status state interval { unit count } trialEnd cancelAt endedAt endReason isWithdrawalOpen isWithdrawnByOther nextPaymentDate pausedUntil
				currency pricesIncludeTax net tax gross overdue { since }
				lines(language: $language) {
					position name itemName quantity designPreview
					picture { id url width height alt focalPoint { x y } sizes }
				}
			}
		}
	}
`);
