// What the tab Subscription has been told.
import type { Data } from '../../../platform/graphql.ts';
import type { planOverviewDocument } from './plan.documents.ts';

export type PlanResult = Data<typeof planOverviewDocument>;
export type Overview = PlanResult['planOverview'];
export type ShownPlan = NonNullable<Overview['plan']>;
export type ShownOffer = Overview['offers'][number];
