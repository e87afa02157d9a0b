// Whether an account of a bank can be one: ISO 13616 for its number, ISO 9362 for its bank.

/** How long the IBANs of a country are; those of others are only checked by their digits. */
const lengths: Readonly<Record<string, number>> = {
	AT: 20,
	BE: 16,
	BG: 22,
	CH: 21,
	CY: 28,
	CZ: 24,
	DE: 22,
	DK: 18,
	EE: 20,
	ES: 24,
	FI: 18,
	FR: 27,
	GB: 22,
	GR: 27,
	HR: 21,
	HU: 28,
	IE: 22,
	IS: 26,
	IT: 27,
	LI: 21,
	LT: 20,
	LU: 20,
	LV: 21,
	MT: 31,
	NL: 18,
	NO: 15,
	PL: 28,
	PT: 25,
	RO: 24,
	SE: 24,
	SI: 19,
	SK: 24,
};

/** Without blanks, in capitals. */
export const tidyIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** As people read it, in groups of four. */
export const grouped = (iban: string): string => tidyIban(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** Digit by digit: the number has up to 68 of them. */
const remainder = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

export function isIban(text: string): boolean {
	const iban = tidyIban(text);
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
	const length = lengths[iban.slice(0, 2)];
	if (length !== undefined && iban.length !== length) return false;
	const turned = iban.slice(4) + iban.slice(0, 4);
	return remainder(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(tidyIban(text));
