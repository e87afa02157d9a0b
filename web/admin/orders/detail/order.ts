// An order as its screen has it.
import type { Data } from '../../../platform/graphql.ts';
import type { orderDocument } from '../orders.documents.ts';

export type Order = Data<typeof orderDocument>['order'];
