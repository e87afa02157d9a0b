// Whether the assistant can be used.
import { graphql } from '../platform/graphql.ts';

export const assistantAvailabilityDocument = graphql(`
	query AssistantAvailability {
		assistantAvailability {
			isAvailable
			isSandbox
			messagesLeft
			messagesPerDay
		}
	}
`);
