// What a shop begins with, by the country it works in: every country whose tax rates ship with the product.

interface CountryDefaults {
	/** As an ISO 4217 code. */
	currency: string;
	/** Of the IANA database; of a country with several, that of its capital. */
	timeZone: string;
	/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
	weekStart: number;
}

const monday = 1;
const sunday = 7;

const euro = (timeZone: string, weekStart = monday): CountryDefaults => ({ currency: 'EUR', timeZone, weekStart });
const own = (currency: string, timeZone: string): CountryDefaults => ({ currency, timeZone, weekStart: monday });

const byCountry: Readonly<Record<string, CountryDefaults>> = {
	AT: euro('Europe/Vienna'),
	BE: euro('Europe/Brussels'),
	BG: euro('Europe/Sofia'),
	CH: own('CHF', 'Europe/Zurich'),
	CY: euro('Asia/Nicosia'),
	CZ: own('CZK', 'Europe/Prague'),
	DE: euro('Europe/Berlin'),
	DK: own('DKK', 'Europe/Copenhagen'),
	EE: euro('Europe/Tallinn'),
	ES: euro('Europe/Madrid'),
	FI: euro('Europe/Helsinki'),
	FR: euro('Europe/Paris'),
	GB: own('GBP', 'Europe/London'),
	GR: euro('Europe/Athens'),
	HR: euro('Europe/Zagreb'),
	HU: own('HUF', 'Europe/Budapest'),
	IE: euro('Europe/Dublin'),
	IT: euro('Europe/Rome'),
	LT: euro('Europe/Vilnius'),
	LU: euro('Europe/Luxembourg'),
	LV: euro('Europe/Riga'),
	MT: euro('Europe/Malta', sunday),
	NL: euro('Europe/Amsterdam'),
	PL: own('PLN', 'Europe/Warsaw'),
	PT: euro('Europe/Lisbon', sunday),
	RO: own('RON', 'Europe/Bucharest'),
	SE: own('SEK', 'Europe/Stockholm'),
	SI: euro('Europe/Ljubljana'),
	SK: euro('Europe/Bratislava'),
};

/** What most people there read, as the two letters of a language; elsewhere a shop begins with the base language. */
const tongues: Readonly<Record<string, string>> = { AT: 'de', CH: 'de', DE: 'de' };

export const tongueOfCountry = (country: string): string | undefined => tongues[country];

export const shopCountries: readonly string[] = Object.keys(byCountry);

/** Undefined for a country in which no shop can begin yet. */
export const defaultsOfCountry = (country: string): CountryDefaults | undefined =>
	Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;

/** What the one shipping method of a new shop costs, in the smallest unit of its currency: an order of magnitude, to be changed. */
const shippingPrices: Readonly<Record<string, number>> = {
	EUR: 590,
	GBP: 490,
	CHF: 790,
	CZK: 12_900,
	DKK: 4900,
	HUF: 199_000,
	PLN: 1990,
	RON: 2500,
	SEK: 5900,
};

export const firstShippingPrice = (currency: string): number => shippingPrices[currency] ?? 590;
