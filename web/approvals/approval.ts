// An approval as its screens have it.
import type { Data } from '../platform/graphql.ts';
import type { orderApprovalDocument } from './approvals.documents.ts';

export type ShownApproval = Data<typeof orderApprovalDocument>['orderApproval'];

/** It has expired while its buyer had to answer: nobody has left it undecided. */
export const wasUnanswered = (decisions: ShownApproval['decisions']): boolean =>
	decisions.at(-1)?.decision === 'expired' && decisions.at(-2)?.decision === 'returned';
