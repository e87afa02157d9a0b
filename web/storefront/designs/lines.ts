// The lines that a design belongs to: in the lists of its owner, and of orders.
import { ApiFailure, type Fetcher } from '../../platform/api.ts';
import { finaliseDraftDocument } from '../cart/cart.documents.ts';
import type { ShownDesign } from './use-proof.ts';

export type OrderLine = ShownDesign['orderLines'][number];

export const isStaff = ({ access }: ShownDesign): boolean => access === 'staff' || access === 'viewer';

/** What waits for a new release of the customer. */
export const sentBackLine = (design: ShownDesign): OrderLine | undefined =>
	isStaff(design) ? undefined : design.orderLines.find(({ state }) => state === 'refused');

/** Ordered, not sent back, and in no list any more. */
export const orderedLine = (design: ShownDesign): OrderLine | undefined =>
	design.itemId === null && !sentBackLine(design) ? design.orderLines[0] : undefined;

/** What was changed while it was in the cart is there already. */
export async function addToCart(ask: Fetcher, { itemId, isInCart }: ShownDesign): Promise<void> {
	if (itemId === null || isInCart) return;
	try {
		await ask(finaliseDraftDocument, { id: itemId, contentChecked: true });
	} catch (error) {
		if (!(error instanceof ApiFailure && error.code === 'NOT_FOUND')) throw error;
	}
}
