// What keeps a shop's own tax rates from being saved; asked by the screen and by the server.
import { countryCodes } from '../accounts/countries.ts';
import { isDay } from '../dates.ts';
import { type TaxCategory, taxCategories } from './categories.ts';
import type { OwnRate } from './rates.ts';

/** What has no tax can have no rate of its own. */
export const ratedCategories: readonly TaxCategory[] = taxCategories.filter((category) => category !== 'none');

export const rateErrorKinds = ['countryInvalid', 'categoryInvalid', 'dayInvalid', 'rateInvalid', 'double'] as const;
export type RateErrorKind = (typeof rateErrorKinds)[number];

export interface RateError {
	/** Its place among the rates, from 0. */
	row: number;
	kind: RateErrorKind;
}

/** More than all countries and categories that anyone sells in. */
export const mostOwnRates = 2000;

const wholeRate = 10_000;

/** What makes a rate the same as another, whatever it says. */
export const placeOfRate = ({ country, category, validFrom }: Omit<OwnRate, 'rate'>): string =>
	`${country} ${category} ${validFrom}`;

function rateError({ country, category, validFrom, rate }: OwnRate): RateErrorKind | undefined {
	if (!countryCodes.includes(country)) return 'countryInvalid';
	if (!ratedCategories.includes(category)) return 'categoryInvalid';
	if (!isDay(validFrom)) return 'dayInvalid';
	return Number.isInteger(rate) && rate >= 0 && rate <= wholeRate ? undefined : 'rateInvalid';
}

export function ownRateErrors(rates: readonly OwnRate[]): RateError[] {
	const seen = new Set<string>();
	return rates.flatMap((rate, row): RateError[] => {
		const place = placeOfRate(rate);
		const kind = rateError(rate) ?? (seen.has(place) ? 'double' : undefined);
		seen.add(place);
		return kind ? [{ row, kind }] : [];
	});
}

/** Hundredths of a per cent of what a user typed; undefined where that is no rate, or has more than two places. */
export function rateOfPercent(percent: number | undefined): number | undefined {
	if (percent === undefined || !Number.isFinite(percent)) return undefined;
	const rate = Math.round(percent * 100);
	return Math.abs(percent * 100 - rate) < 1e-6 ? rate : undefined;
}
