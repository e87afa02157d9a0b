// An approval as its screens have it.
import type { Data } from '../platform/graphql.ts';
import type { orderApprovalDocument } from './approvals.documents.ts';

export type ShownApproval = Data<typeof orderApprovalDocument>['orderApproval'];
