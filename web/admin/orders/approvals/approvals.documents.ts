// What the list of approvals queries.
import { listedApproval } from '../../../approvals/approvals.fragments.ts';
import { graphql } from '../../../platform/graphql.ts';

export const shopApprovalsDocument = graphql(
	`
	query AdminApprovals($open: Boolean, $state: ApprovalState, $search: String, $first: Int!, $offset: Int!) {
		shopApprovals(open: $open, state: $state, search: $search, first: $first, offset: $offset) {
			total
			items { ...ShownListedApproval }
		}
	}
`,
	[listedApproval],
);
