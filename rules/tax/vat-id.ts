// How VAT ids look. Whether one holds only its register knows; what looks like none is not asked for.

/** After the two letters of the country, as VIES has them; Greece is EL there, Northern Ireland XI. */
const numbers: Readonly<Record<string, RegExp>> = {
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
	FR: /^[A-Z0-9]{2}\d{9}$/,
	GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
	IT: /^\d{11}$/,
	LT: /^(\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^[A-Z0-9+*]{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const swiss = /^CHE\d{9}(MWST|TVA|IVA)?$/;
/** Of countries whose numbers nobody here knows. */
const elsewhere = /^[A-Z]{2}(?=[A-Z0-9+*]*\d)[A-Z0-9+*]{4,18}$/;

/** As registers want it: without blanks, dots and dashes, in capitals. */
export const tidyVatId = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

export function isVatId(text: string): boolean {
	const id = tidyVatId(text);
	if (id.startsWith('CHE')) return swiss.test(id);
	const known = numbers[id.slice(0, 2)];
	return known ? known.test(id.slice(2)) : elsewhere.test(id);
}
