// The tax of amounts: rounded per line, half away from zero; the tax table sums what the lines say.
import { roundedRatio } from '../rounding.ts';

/** 100 %, in hundredths of a per cent. */
const whole = 10_000;

export interface Taxed {
	/** All in minor units. */
	net: number;
	tax: number;
	gross: number;
}

/** @param kind whether the amount holds the tax already */
export function taxOf(amount: number, rate: number, kind: 'net' | 'gross'): Taxed {
	if (kind === 'net') {
		const tax = roundedRatio(amount, rate, whole);
		return { net: amount, tax, gross: amount + tax };
	}
	const tax = roundedRatio(amount, rate, whole + rate);
	return { net: amount - tax, tax, gross: amount };
}

export interface TaxedLine extends Taxed {
	rate: number;
}

export interface TaxTable extends Taxed {
	/** One row per rate, the highest first. */
	rates: readonly TaxedLine[];
}

const added = (one: Taxed, other: Taxed): Taxed => ({
	net: one.net + other.net,
	tax: one.tax + other.tax,
	gross: one.gross + other.gross,
});

const nothing: Taxed = { net: 0, tax: 0, gross: 0 };

export function taxTable(lines: readonly TaxedLine[]): TaxTable {
	const byRate = new Map<number, Taxed>();
	for (const line of lines) byRate.set(line.rate, added(byRate.get(line.rate) ?? nothing, line));
	const rates = [...byRate].map(([rate, sums]) => ({ rate, ...sums })).sort((one, other) => other.rate - one.rate);
	return { ...rates.reduce(added, nothing), rates };
}
