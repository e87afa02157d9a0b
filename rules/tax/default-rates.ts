// The tax rates that ship with the product: EU, United Kingdom, Switzerland. A shop may say otherwise (rates.ts). Those of Germany and
// Austria are checked; the others are the best that is known and to be checked before selling there (docs/pricing.md).
import type { TaxCategory } from './categories.ts';

/** In hundredths of a per cent, from a day on; the first holds for all days before it, too. */
export type DatedRate = readonly [from: string, rate: number];

interface CountryRates {
	standard: readonly DatedRate[];
	/** Without one: the standard rate. */
	restaurant?: readonly DatedRate[];
	grocery?: readonly DatedRate[];
}

const always = (rate: number): DatedRate[] => [['2024-01-01', rate]];

/** All that a country taxes at one reduced rate here. */
const food = (...rates: DatedRate[]) => ({ restaurant: rates, grocery: rates });

const byCountry: Readonly<Record<string, CountryRates>> = {
	AT: { standard: always(2000), ...food(['2024-01-01', 1000]) },
	BE: { standard: always(2100), restaurant: always(1200), grocery: always(600) },
	BG: {
		standard: always(2000),
		restaurant: [
			['2024-01-01', 900],
			['2025-01-01', 2000],
		],
	},
	CH: { standard: always(810), grocery: always(260) },
	CY: { standard: always(1900), restaurant: always(900), grocery: always(500) },
	CZ: { standard: always(2100), ...food(['2024-01-01', 1200]) },
	DE: {
		standard: always(1900),
		restaurant: [
			['2024-01-01', 1900],
			['2026-01-01', 700],
		],
		grocery: always(700),
	},
	DK: { standard: always(2500) },
	EE: {
		standard: [
			['2024-01-01', 2200],
			['2025-07-01', 2400],
		],
	},
	ES: { standard: always(2100), ...food(['2024-01-01', 1000]) },
	FI: {
		standard: [
			['2024-01-01', 2400],
			['2024-09-01', 2550],
		],
		...food(['2024-01-01', 1400], ['2026-01-01', 1350]),
	},
	FR: { standard: always(2000), restaurant: always(1000), grocery: always(550) },
	GB: { standard: always(2000), grocery: always(0) },
	GR: { standard: always(2400), ...food(['2024-01-01', 1300]) },
	HR: { standard: always(2500), restaurant: always(1300), grocery: always(500) },
	HU: { standard: always(2700), restaurant: always(500) },
	IE: {
		standard: always(2300),
		restaurant: [
			['2024-01-01', 1350],
			['2026-07-01', 900],
		],
		grocery: always(0),
	},
	IT: { standard: always(2200), ...food(['2024-01-01', 1000]) },
	LT: { standard: always(2100) },
	LU: { standard: always(1700), ...food(['2024-01-01', 300]) },
	LV: { standard: always(2100) },
	MT: { standard: always(1800), grocery: always(0) },
	NL: { standard: always(2100), ...food(['2024-01-01', 900]) },
	PL: { standard: always(2300), restaurant: always(800), grocery: always(500) },
	PT: { standard: always(2300), restaurant: always(1300), grocery: always(600) },
	RO: {
		standard: [
			['2024-01-01', 1900],
			['2025-08-01', 2100],
		],
		...food(['2024-01-01', 900], ['2025-08-01', 1100]),
	},
	SE: {
		standard: always(2500),
		restaurant: always(1200),
		grocery: [
			['2024-01-01', 1200],
			['2026-04-01', 600],
			['2028-01-01', 1200],
		],
	},
	SI: { standard: always(2200), ...food(['2024-01-01', 950]) },
	SK: {
		standard: [
			['2024-01-01', 2000],
			['2025-01-01', 2300],
		],
		restaurant: [
			['2024-01-01', 1000],
			['2025-01-01', 500],
		],
		grocery: [
			['2024-01-01', 1000],
			['2025-01-01', 1900],
		],
	},
};

/** Schools and doctors as a rule take none; who must says so in a rate of their own. */
const exempt: readonly TaxCategory[] = ['none', 'education', 'medical'];

function ratesOf(rates: CountryRates, category: TaxCategory): readonly DatedRate[] {
	if (exempt.includes(category)) return always(0);
	if (category === 'foodRestaurant') return rates.restaurant ?? rates.standard;
	if (category === 'foodGrocery') return rates.grocery ?? rates.standard;
	return rates.standard;
}

export const taxCountries: readonly string[] = Object.keys(byCountry);

/** In rising order of days; undefined for a country that is not in the table. */
export function defaultRates(country: string, category: TaxCategory): readonly DatedRate[] | undefined {
	const rates = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
	return rates && ratesOf(rates, category);
}
