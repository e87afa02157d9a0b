// What the page to get in touch asks.
import { graphql } from '../../platform/graphql.ts';

export const contactOfferDocument = graphql(`
	query ContactOffer {
		contactOffer {
			topics
			days {
				day
				times
			}
			minutes
			bookingUrl
			isSandbox
			country
		}
	}
`);
