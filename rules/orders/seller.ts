// Who stands on the documents of a shop, and what may be said of it; asked by the screen and by the server.
import { countryCodes } from '../accounts/countries.ts';
import type { DocumentSeller } from '../documents/document.ts';
import { isEmail } from '../field-formats.ts';
import { type FieldError, type FieldRules, fieldError, findFieldError } from '../fields.ts';
import type { SettingErrors } from '../settings/schema.ts';
import { tidyEmail, tidyPhone } from '../tidy-fields.ts';
import { euCountries, isVatId, tidyVatId } from '../vat-id.ts';
import { isBic, isIban, tidyIban } from './bank-account.ts';

type BankAccount = NonNullable<DocumentSeller['bank']>;

export const sellerRules = {
	name: { maxLength: 160 },
	street: { maxLength: 120 },
	zipCode: { maxLength: 12 },
	city: { maxLength: 80 },
	country: { maxLength: 2 },
	phone: { kind: 'phone', maxLength: 60 },
	mail: { maxLength: 254 },
	website: { maxLength: 200 },
	taxNumber: { maxLength: 30 },
	vatId: { maxLength: 25 },
	register: { maxLength: 120 },
	management: { maxLength: 200 },
} as const satisfies Record<Exclude<keyof DocumentSeller, 'bank'>, FieldRules>;

export const bankRules = {
	holder: { maxLength: 120 },
	bank: { maxLength: 120 },
	iban: { maxLength: 42 },
	bic: { maxLength: 14 },
} as const satisfies Record<keyof BankAccount, FieldRules>;

export const emptySeller: DocumentSeller = {
	name: '',
	street: '',
	zipCode: '',
	city: '',
	country: '',
	phone: '',
	mail: '',
	website: '',
	taxNumber: '',
	vatId: '',
	register: '',
	management: '',
	bank: null,
};

export const emptyBank: BankAccount = { holder: '', bank: '', iban: '', bic: '' };

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

const notAnAddress = fieldError('fields.email', { email: 'name@example.com' });

/** As people write it on paper, with or without https. */
const website = /^(https?:\/\/)?[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+(\/\S*)?$/i;

/** Offices write them with slashes and blanks; in Germany they have 10 to 13 digits. */
function isTaxNumber(text: string, country: string): boolean {
	if (country !== 'DE') return /^[A-Z0-9][A-Z0-9 ./-]{3,29}$/i.test(text);
	const digits = text.replace(/[\s/]/g, '');
	return /^\d{10,13}$/.test(digits);
}

/** Outside of the Union no one here knows how they look, beyond a country and a number. */
const isOwnVatId = (text: string, country: string) =>
	isVatId(text) ||
	(country !== '' && !euCountries.includes(country) && /^[A-Z]{2,3}\d[A-Z0-9]{4,18}$/.test(tidyVatId(text)));

function sellerError(name: keyof typeof sellerRules, seller: DocumentSeller): FieldError | undefined {
	const value = seller[name];
	const found = findFieldError(value, { ...sellerRules[name], country: seller.country });
	if (found || value === '') return found;
	if (!isOneLine(value)) return fieldError('fields.notAChoice');
	if (name === 'country' && !countryCodes.includes(value)) return fieldError('fields.notAChoice');
	if (name === 'mail' && !isEmail(tidyEmail(value))) return notAnAddress;
	if (name === 'website' && !website.test(value)) return fieldError('fields.webUrl');
	if (name === 'taxNumber' && !isTaxNumber(value, seller.country))
		return { key: seller.country === 'DE' ? 'orderSettings.taxNumberInvalidGerman' : 'orderSettings.taxNumberInvalid' };
	if (name === 'vatId' && !isOwnVatId(value, seller.country)) return { key: 'orderSettings.vatIdInvalid' };
	return undefined;
}

function bankError(name: keyof BankAccount, bank: BankAccount): FieldError | undefined {
	const value = bank[name];
	const found = findFieldError(value, { ...bankRules[name], required: name === 'iban' });
	if (found || value === '') return found;
	if (!isOneLine(value)) return fieldError('fields.notAChoice');
	if (name === 'iban' && !isIban(value)) return { key: 'orderSettings.ibanInvalid' };
	if (name === 'bic' && !isBic(value)) return { key: 'orderSettings.bicInvalid' };
	return undefined;
}

const named = <Name extends string>(
	prefix: string,
	rules: Readonly<Record<Name, FieldRules>>,
	validate: (name: Name) => FieldError | undefined,
): SettingErrors =>
	Object.fromEntries((Object.keys(rules) as Name[]).map((name) => [`${prefix}.${name}`, validate(name)]));

/** Of its bank as bank.iban. */
export function sellerErrors(seller: DocumentSeller): SettingErrors {
	const { bank } = seller;
	return {
		...named('seller', sellerRules, (name) => sellerError(name, seller)),
		...(bank ? named('bank', bankRules, (name) => bankError(name, bank)) : {}),
	};
}

const trimmed = <Part extends object>(part: Part): Part =>
	Object.fromEntries(
		Object.entries(part).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
	) as Part;

function tidyBank(bank: BankAccount): BankAccount | null {
	const { holder, bank: name, iban, bic } = trimmed(bank);
	const tidy = { holder, bank: name, iban: tidyIban(iban), bic: tidyIban(bic) };
	return Object.values(tidy).every((text) => text === '') ? null : tidy;
}

/** As it is kept: without blanks around texts and within numbers; a bank of which nothing is known is none. */
export const tidySeller = (seller: DocumentSeller): DocumentSeller => ({
	...trimmed(seller),
	mail: tidyEmail(seller.mail),
	phone: tidyPhone(seller.phone, seller.country),
	vatId: tidyVatId(seller.vatId),
	bank: seller.bank && tidyBank(seller.bank),
});

/** What an invoice must say of its seller and this one has not said, by the name of the field. */
export function missingOfSeller(
	seller: DocumentSeller,
): ('name' | 'street' | 'zipCode' | 'city' | 'country' | 'tax')[] {
	const fields = (['name', 'street', 'zipCode', 'city', 'country'] as const).filter((name) => seller[name] === '');
	return seller.taxNumber === '' && seller.vatId === '' ? [...fields, 'tax'] : fields;
}
