// What one piece of an order's lines costs, as it is shown beside what they come to.
import { minorDigits } from '../money.ts';
import { unitPriceDigits } from '../pricing/kinds.ts';

interface PricedOrder {
	reverseCharge: boolean;
	taxFreeExport: boolean;
	pricesIncludeTax: boolean;
	currency: string;
}

interface PricedLine {
	quantity: number;
	/** In minor units. */
	net: number;
	unitPrice: number;
}

/** Who owes the tax themselves, or imports it elsewhere, pays prices without it: the price per piece is that of the amount. */
export function fittingPrices<Line extends PricedLine>(
	lines: readonly Line[],
	{ reverseCharge, taxFreeExport, pricesIncludeTax, currency }: PricedOrder,
): Line[] {
	if (!(reverseCharge || taxFreeExport) || !pricesIncludeTax) return [...lines];
	const scale = 10 ** (unitPriceDigits - minorDigits(currency));
	return lines.map((line) => ({ ...line, unitPrice: Math.round((line.net * scale) / line.quantity) }));
}
