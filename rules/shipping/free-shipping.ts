// From which value of goods on an order is delivered without charge.
import { deliversTo, type ShippingMethod } from './shipping-price.ts';

/** The lowest of all methods that deliver there; null where none ever does. */
export function freeShippingFrom(methods: readonly ShippingMethod[], country: string): number | null {
	const sums = methods
		.filter((method) => deliversTo(method, country))
		.flatMap(({ kind, price, freeFrom }) => {
			if (kind === 'freeFrom' && freeFrom !== null) return price === 0 ? 0 : freeFrom;
			return kind === 'flat' && price === 0 ? 0 : [];
		});
	return sums.length > 0 ? Math.min(...sums) : null;
}
