// The address that leads from the button to the page which tells what became of the order.

interface PlacedOrder {
	orderId: string;
	hasEarlierEntries: boolean;
}

/** A shopper who changed something after a lost answer is notified there that the order has what was entered before. */
export const returnPageOf = ({ orderId, hasEarlierEntries }: PlacedOrder): string =>
	`/checkout/return?order=${orderId}${hasEarlierEntries ? '&earlier=1' : ''}`;
