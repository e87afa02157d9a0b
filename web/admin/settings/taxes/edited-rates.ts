// The shop's own rates while they are edited: what was typed, what is wrong with it, and what of it is to be saved.
import { ownRateErrors, placeOfRate, type RateErrorKind, rateOfPercent } from '../../../../rules/tax/own-rates.ts';
import type { OwnRate } from '../../../../rules/tax/rates.ts';

export interface EditedRate extends Omit<OwnRate, 'rate'> {
	/** Of this row on the screen, whatever is typed into it. */
	key: string;
	percent: number | undefined;
}

export const editedRates = (rates: readonly OwnRate[]): EditedRate[] =>
	rates.map(({ rate, ...place }) => ({ ...place, key: placeOfRate(place), percent: rate / 100 }));

/** -1 is no rate: it is what the rules refuse. */
const ownRate = ({ key: _key, percent, ...place }: EditedRate): OwnRate => ({
	...place,
	rate: rateOfPercent(percent) ?? -1,
});

/** By the key of the row. */
export function errorsByRow(rates: readonly EditedRate[]): Map<string, RateErrorKind> {
	const errors = ownRateErrors(rates.map(ownRate));
	return new Map(errors.map(({ row, kind }) => [rates[row]?.key ?? '', kind]));
}

/** What is new or other than before, and what is gone: rates that another user has entered meanwhile stay. */
export function changesOf(before: readonly EditedRate[], after: readonly EditedRate[]) {
	const known = new Map(before.map((rate) => [placeOfRate(rate), rate.percent]));
	const kept = new Set(after.map(placeOfRate));
	return {
		saved: after.filter((rate) => known.get(placeOfRate(rate)) !== rate.percent).map(ownRate),
		removed: before
			.filter((rate) => !kept.has(placeOfRate(rate)))
			.map(({ country, category, validFrom }) => ({ country, category, validFrom })),
	};
}
