// What account and administration show of approvals. Pages that show more of the order take these into documents of their own.
import { graphql } from '../platform/graphql.ts';

export const shownApproval = graphql(`
	fragment ShownApproval on OrderApprovalDetails {
		state ruleName step steps begunAt deadline payUntil revision hash waitsFor waitsForShop
		buyer companyName costCentre isBuyer mayDecide onBehalfOf mayChange unseen
		fewerPieces { position quantities least }
		budgets { id costCentre period currency amount before net left }
		decisions { id decision step by byPerson onBehalfOf reason changes { position name from to } at }
		order { id number currency totals { gross } lines { position name itemName options { value } quantity seriesRows } }
	}
`);

export const listedApproval = graphql(`
	fragment ShownListedApproval on ListedApproval {
		orderId number state step steps begunAt waitsSince deadline payUntil decidedAt gross currency lineCount firstName
		customerName companyName costCentre mayDecide toPay waitsFor
	}
`);
