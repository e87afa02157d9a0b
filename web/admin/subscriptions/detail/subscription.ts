// A subscription as its screen has it.
import type { Data } from '../../../platform/graphql.ts';
import type { subscriptionDocument } from '../subscriptions.documents.ts';

export type Subscription = Data<typeof subscriptionDocument>['adminSubscription'];
