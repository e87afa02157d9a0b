// An order in the API, for the parts of this domain that show it or add fields to it.
import { builder } from '../graphql/builder.ts';
import type { FoundOrder } from './find-order.ts';

export const orderRef = builder.objectRef<FoundOrder>('Order');
