// Postal codes by country, so that no parcel goes to a code that cannot exist. Countries that are not listed take any.

/** Without blanks and hyphens, in capitals: the pattern, and how people of the country write one. */
const codes: Readonly<Record<string, readonly [pattern: string, example: string]>> = {
	AD: ['(AD)?\\d{3}', 'AD500'],
	AL: ['\\d{4}', '1001'],
	AT: ['[1-9]\\d{3}', '1010'],
	AU: ['\\d{4}', '2000'],
	BA: ['\\d{5}', '71000'],
	BE: ['[1-9]\\d{3}', '1000'],
	BG: ['\\d{4}', '1000'],
	BR: ['\\d{8}', '01310-100'],
	CA: ['[A-Z]\\d[A-Z]\\d[A-Z]\\d', 'K1A 0B1'],
	CH: ['[1-9]\\d{3}', '8001'],
	CN: ['\\d{6}', '100000'],
	CY: ['\\d{4}', '1010'],
	CZ: ['\\d{5}', '110 00'],
	DE: ['(?!00)\\d{5}', '24937'],
	DK: ['\\d{4}', '1050'],
	EE: ['\\d{5}', '10111'],
	ES: ['\\d{5}', '28001'],
	FI: ['\\d{5}', '00100'],
	FO: ['\\d{3}', '100'],
	FR: ['\\d{5}', '75001'],
	GB: ['[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}', 'SW1A 1AA'],
	GG: ['GY\\d{2,3}[A-Z]{2}', 'GY1 1AA'],
	GL: ['\\d{4}', '3900'],
	GR: ['\\d{5}', '104 31'],
	HR: ['\\d{5}', '10000'],
	HU: ['\\d{4}', '1011'],
	IE: ['([A-Z]\\d{2}|D6W)[A-Z\\d]{4}', 'D02 AF30'],
	IL: ['\\d{5}(\\d{2})?', '9100000'],
	IM: ['IM\\d{2,3}[A-Z]{2}', 'IM1 1AA'],
	IN: ['\\d{6}', '110001'],
	IS: ['\\d{3}', '101'],
	IT: ['\\d{5}', '00118'],
	JE: ['JE\\d{2,3}[A-Z]{2}', 'JE2 3AB'],
	JP: ['\\d{7}', '100-0001'],
	KR: ['\\d{5}', '03051'],
	LI: ['94\\d{2}', '9490'],
	LT: ['(LT)?\\d{5}', '01100'],
	LU: ['L?\\d{4}', '1009'],
	LV: ['(LV)?\\d{4}', 'LV-1050'],
	MC: ['980\\d{2}', '98000'],
	ME: ['\\d{5}', '81000'],
	MK: ['\\d{4}', '1000'],
	MT: ['[A-Z]{3}\\d{2,4}', 'VLT 1117'],
	MX: ['\\d{5}', '06000'],
	NL: ['[1-9]\\d{3}[A-Z]{2}', '1012 AB'],
	NO: ['\\d{4}', '0150'],
	NZ: ['\\d{4}', '6011'],
	PL: ['\\d{5}', '00-001'],
	PT: ['\\d{4}(\\d{3})?', '1100-148'],
	RO: ['\\d{6}', '010011'],
	RS: ['\\d{5,6}', '11000'],
	SE: ['\\d{5}', '111 21'],
	SG: ['\\d{6}', '018956'],
	SI: ['\\d{4}', '1000'],
	SK: ['\\d{5}', '811 01'],
	SM: ['4789\\d', '47890'],
	TR: ['\\d{5}', '34110'],
	UA: ['\\d{5}', '01001'],
	US: ['\\d{5}(\\d{4})?', '10001'],
	VA: ['00120', '00120'],
	ZA: ['\\d{4}', '0001'],
};

/** D-24937: what stands before the code is the country, which has a field of its own. */
const countryPrefix = /^(?:AT?|BE?|CH|CZ|DE?|DK|ES?|FI|FR?|HR|HU?|IT?|NL?|PL?|PT?|RO|SE?|SI|SK)\s?-\s?(?=\d)/;

/** As it is stored: in capitals, with single blanks, without the country. */
export const tidyPostalCode = (typed: string): string =>
	typed.trim().toUpperCase().replace(countryPrefix, '').replaceAll(/\s+/g, ' ');

/** Undefined where it is right, else one that would be. */
export function examplePostalCode(typed: string, country: string): string | undefined {
	const [pattern, example] = codes[country] ?? [];
	if (pattern === undefined) return undefined;
	const compact = tidyPostalCode(typed).replaceAll(/[\s-]/g, '');
	return new RegExp(`^(?:${pattern})$`).test(compact) ? undefined : example;
}
