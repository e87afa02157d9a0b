// The checkout as the API returns it.
import type { Data } from '../../platform/graphql.ts';
import type { checkoutDocument } from './checkout.documents.ts';

export type CheckoutResult = Data<typeof checkoutDocument>['checkout'];
export type CheckoutLine = CheckoutResult['lines'][number];
