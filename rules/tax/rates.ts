// Which tax rate holds for a thing in a country on a day, in hundredths of a per cent.
import type { TaxCategory } from './categories.ts';
import { defaultRates } from './default-rates.ts';

/** What a shop says otherwise than the table that ships with the product. */
export interface OwnRate {
	country: string;
	category: TaxCategory;
	/** A day, as YYYY-MM-DD. */
	validFrom: string;
	rate: number;
}

export interface TaxedSupply {
	country: string;
	category: TaxCategory;
	day: string;
}

/** What ships with the product; a country that it does not know takes no tax. */
export function defaultRateOn({ country, category, day }: TaxedSupply): number {
	const rates = defaultRates(country, category) ?? [];
	return (rates.findLast(([from]) => from <= day) ?? rates[0])?.[1] ?? 0;
}

function ownRateOn(rates: readonly OwnRate[], { country, category, day }: TaxedSupply): number | undefined {
	let latest: OwnRate | undefined;
	for (const own of rates) {
		const fits = own.country === country && own.category === category && own.validFrom <= day;
		if (fits && (!latest || own.validFrom > latest.validFrom)) latest = own;
	}
	return latest?.rate;
}

/** What is not taxed stays so, whatever a shop has entered. */
export function rateOn(ownRates: readonly OwnRate[], supply: TaxedSupply): number {
	if (supply.category === 'none') return 0;
	return ownRateOn(ownRates, supply) ?? defaultRateOn(supply);
}
