// As what a draft is open, and the ordered line that it is about.
import type { Data } from '../../platform/graphql.ts';
import type { draftDocument } from '../studio.documents.ts';

type Draft = NonNullable<Data<typeof draftDocument>['design']>;
export type DraftOrders = Pick<Draft, 'access' | 'orderLines'>;
export type OrderLine = Draft['orderLines'][number];

export const isStaff = ({ access }: DraftOrders): boolean => access === 'staff' || access === 'viewer';

/** Of staff: the line that they have come from, which the address names. */
export const lineOfStaff = ({ orderLines }: DraftOrders): OrderLine | undefined => {
	const named = new URLSearchParams(window.location.search).get('line');
	return orderLines.find(({ itemId }) => itemId === named) ?? orderLines[0];
};

/** Of a customer: what waits for a new release. */
export const sentBackLine = (draft: DraftOrders): OrderLine | undefined =>
	isStaff(draft) ? undefined : draft.orderLines.find(({ state }) => state === 'refused');

/** Where the way back leads. */
export function addressBehind(draft: DraftOrders, base: string): string {
	if (isStaff(draft)) return `${base}/admin/orders/${lineOfStaff(draft)?.orderId ?? ''}`;
	const sentBack = sentBackLine(draft);
	return sentBack ? `${base}/orders/${sentBack.orderNumber}` : `${base}/cart?tab=drafts`;
}
