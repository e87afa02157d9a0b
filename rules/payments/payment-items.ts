// What the page of the payment provider lists: each line of the order with its exact total, and the shipping.

export interface LineToPay {
	name: string;
	quantity: number;
	/** With tax, in minor units. */
	gross: number;
	/** In hundredths of a per cent. */
	rate: number;
}

interface Item {
	name: string;
	amount: number;
}

interface ItemWords {
	line(name: string, quantity: number): string;
	/** For so many lines that only their sums are listed. */
	sum(rate: number): string;
}

interface MostItems {
	count: number;
	/** Also where it costs nothing: it may cost something with a later payment, and the items stay the same. */
	freeShipping: boolean;
}

/** The provider lists no more, and charges fewer again and again. */
export const mostItems = {
	once: { count: 100, freeShipping: false },
	again: { count: 20, freeShipping: true },
} as const;

export interface ShippingToPay {
	name: string;
	gross: number;
}

/** The total of a run is no whole number of unit prices: each item is one piece at the price of all. */
export function paymentItems(
	lines: readonly LineToPay[],
	shipping: ShippingToPay | null,
	words: ItemWords,
	most: MostItems = mostItems.once,
): Item[] {
	const isSent = shipping !== null && (shipping.gross > 0 || most.freeShipping);
	const sent = isSent ? [{ name: shipping.name, amount: shipping.gross }] : [];
	if (lines.length + sent.length <= most.count)
		return [
			...lines.map(({ name, quantity, gross }) => ({ name: words.line(name, quantity), amount: gross })),
			...sent,
		];
	const byRate = new Map<number, number>();
	for (const { rate, gross } of lines) byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
	const sums = [...byRate].sort(([one], [other]) => other - one);
	return [...sums.map(([rate, amount]) => ({ name: words.sum(rate), amount })), ...sent];
}
