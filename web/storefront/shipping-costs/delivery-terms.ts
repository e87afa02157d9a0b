// What delivery costs, asked by the page about it and wherever a sum comes near to free delivery.
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query } from '../../platform/page.ts';
import { deliveryTermsDocument } from './delivery-terms.documents.ts';

/** Milliseconds. */
const seldomChanged = 10 * 60_000;

export const deliveryTermsQuery = ({ language }: Platform) => query(deliveryTermsDocument, { language }, seldomChanged);

export type DeliveryMethod = Data<typeof deliveryTermsDocument>['deliveryTerms']['methods'][number];
