// Which of the two prices of a row is the one that was entered; the other follows from it.
import { totalOfUnits, unitPriceOfTotal } from '../pricing/steps.ts';

/** Exactly one of the two. */
export type GivenPrice = { unitPrice: number; total: null } | { unitPrice: null; total: number };

export const isSamePrice = (one: GivenPrice, other: GivenPrice): boolean =>
	one.unitPrice === other.unitPrice && one.total === other.total;

interface Both {
	unitPrice: number;
	total: number;
}

/** Both prices of a run, as they are shown. */
export function bothPrices({ unitPrice, total }: GivenPrice, quantity: number, currency: string): Both {
	return total === null
		? { unitPrice, total: totalOfUnits(unitPrice, quantity, currency) }
		: { unitPrice: unitPriceOfTotal(total, quantity, currency), total };
}

interface Entered {
	quantity: number;
	unitPrice: number | null;
	total: number | null;
	/** What the row itself says of it. */
	given: 'unit' | 'total' | undefined;
}

/** Where both are there and one of them was changed, that one is meant. */
function changedOne({ quantity, unitPrice, total }: Entered & Both, there: GivenPrice, currency: string) {
	const before = bothPrices(there, quantity, currency);
	if (unitPrice === before.unitPrice) return total === before.total ? there : { unitPrice: null, total };
	return total === before.total ? { unitPrice, total: null } : undefined;
}

/**
 * @param there what the list has for that run, if it has something
 * @returns what is meant, or what is wrong
 */
export function givenPrice(
	entered: Entered,
	there: GivenPrice | undefined,
	currency: string,
): GivenPrice | 'priceMissing' | 'contradiction' {
	const { quantity, unitPrice, total, given } = entered;
	if (unitPrice === null) return total === null ? 'priceMissing' : { unitPrice, total };
	if (total === null) return { unitPrice, total };
	const changed = there && changedOne({ quantity, unitPrice, total, given }, there, currency);
	if (changed) return changed;
	const ofUnits = totalOfUnits(unitPrice, quantity, currency) === total;
	const ofTotal = unitPriceOfTotal(total, quantity, currency) === unitPrice;
	if (given === 'unit' ? ofUnits : given === 'total' && ofTotal)
		return given === 'unit' ? { unitPrice, total: null } : { unitPrice: null, total };
	if (ofTotal) return { unitPrice: null, total };
	return ofUnits ? { unitPrice, total: null } : 'contradiction';
}
