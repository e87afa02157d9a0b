// What an order comes to: net, tax by rate, gross. Each line is taxed and rounded by itself; the totals sum what the lines say.
import { roundedRatio } from '../rounding.ts';
import { type Taxed, type TaxedLine, type TaxTable, taxOf, taxTable } from '../tax/tax-of.ts';

export interface LineToTax {
	/** In minor units, net or gross as the shop's prices are. */
	amount: number;
	/** In hundredths of a per cent. */
	rate: number;
}

export interface Terms {
	pricesIncludeTax: boolean;
	/** The customer owes the tax, or it is an export: what is left of gross prices is paid. */
	untaxed: boolean;
}

export interface Totals extends TaxTable {
	lines: readonly TaxedLine[];
	/** Split over the rates of the goods: its tax follows theirs. */
	shipping: readonly TaxedLine[];
}

function taxed({ amount, rate }: LineToTax, { pricesIncludeTax, untaxed }: Terms): TaxedLine {
	const { net, ...rest }: Taxed = taxOf(amount, rate, pricesIncludeTax ? 'gross' : 'net');
	return untaxed ? { rate: 0, net, tax: 0, gross: net } : { rate, net, ...rest };
}

/** In the order of the rates; the parts come to the whole, and what rounding leaves goes to the largest. */
function splitByRate(shipping: number, goods: readonly LineToTax[]): LineToTax[] {
	const byRate = new Map<number, number>();
	for (const { rate, amount } of goods) byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
	const whole = [...byRate.values()].reduce((sum, amount) => sum + amount, 0);
	const rates = [...byRate].sort(([one], [other]) => other - one);
	if (whole <= 0) return [{ rate: rates[0]?.[0] ?? 0, amount: shipping }];
	const parts = rates.map(([rate, amount]) => ({ rate, amount: roundedRatio(shipping, amount, whole), share: amount }));
	const largest = parts.reduce((one, other) => (other.share > one.share ? other : one));
	largest.amount += shipping - parts.reduce((sum, { amount }) => sum + amount, 0);
	return parts.filter(({ amount }) => amount !== 0).map(({ rate, amount }) => ({ rate, amount }));
}

/** What a total counts of it: all of it, unless a tax within it is not charged. */
export function chargedShipping(shipping: number, goods: readonly LineToTax[], terms: Terms): number {
	if (!terms.untaxed) return shipping;
	return splitByRate(shipping, goods).reduce((sum, line) => sum + taxed(line, terms).gross, 0);
}

/** @param shipping in minor units as the shop's prices are; null where nothing is sent */
export function totalsOf(goods: readonly LineToTax[], shipping: number | null, terms: Terms): Totals {
	const lines = goods.map((line) => taxed(line, terms));
	const parts = shipping === null ? [] : splitByRate(shipping, goods).map((line) => taxed(line, terms));
	return { ...taxTable([...lines, ...parts]), lines, shipping: parts };
}
