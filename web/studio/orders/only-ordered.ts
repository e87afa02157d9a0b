// Whether a release would lead nowhere: what is ordered is printed as it was, so that only a copy can be ordered.
import { type DraftOrders, sentBackLine } from './draft-orders.ts';

interface Proofed extends DraftOrders {
	/** Of its line in the cart. */
	itemId: string | null;
}

/** Neither in the cart, nor sent back for a new release. */
export const isOnlyOrdered = (proof: Proofed): boolean =>
	proof.itemId === null && proof.orderLines.length > 0 && !sentBackLine(proof);
