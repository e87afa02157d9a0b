// VAT ids of the European Union: how they are written, and when their owner owes the tax themselves.

/** After the two letters of the country; Greece writes EL. */
const shapes: Readonly<Record<string, RegExp>> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	EL: /^\d{9}$/,
	ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
	IT: /^\d{11}$/,
	LT: /^(\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^[A-Z0-9+*]{12}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	/** Northern Ireland, for goods. */
	XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const isoCodes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** ISO codes of the member states. */
export const euCountries: readonly string[] = Object.keys(shapes)
	.filter((prefix) => prefix !== 'XI')
	.map((prefix) => isoCodes[prefix] ?? prefix);

/** As registers want it: DE123456789. */
export const tidyVatId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

export const isVatId = (text: string): boolean => {
	const tidy = tidyVatId(text);
	return shapes[tidy.slice(0, 2)]?.test(tidy.slice(2)) ?? false;
};

/** ISO; undefined for what is none. */
export const countryOfVatId = (text: string): string | undefined => {
	const prefix = tidyVatId(text).slice(0, 2);
	return isVatId(text) ? (isoCodes[prefix] ?? prefix) : undefined;
};

/** What the register was found to say; `waiting` until it has answered, `unknown` when it could not be asked. */
export const vatStates = ['none', 'waiting', 'valid', 'invalid', 'unknown'] as const;
export type VatState = (typeof vatStates)[number];

interface Sale {
	sellerCountry: string;
	/** Where the goods go, or where the bill goes if nothing is sent. */
	country: string;
	vatId: string;
	state: VatState;
}

/** A business of another member state, with an id that the register knows, to which something is sold across the border. */
export function owesTaxHimself({ sellerCountry, country, vatId, state }: Sale): boolean {
	const registered = countryOfVatId(vatId);
	return (
		state === 'valid' &&
		registered !== undefined &&
		registered !== sellerCountry &&
		country !== sellerCountry &&
		euCountries.includes(sellerCountry) &&
		euCountries.includes(country)
	);
}
