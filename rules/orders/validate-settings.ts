// What may stand in the settings about selling; asked by the screen and by the server.
import { countryCodes } from '../accounts/countries.ts';
import type { DocumentSeller } from '../documents/document.ts';
import { isEmail } from '../field-formats.ts';
import { type FieldFault, type FieldRules, fault, findFieldError } from '../fields.ts';
import { findRecipientError } from '../price-settings.ts';
import { tidyEmail, tidyPhone } from '../tidy-fields.ts';
import { euCountries, isVatId, tidyVatId } from '../vat-id.ts';
import { isBic, isIban, tidyIban } from './bank-account.ts';
import type { OrderSettings } from './settings.ts';

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

export const emptyBank: BankAccount = { holder: '', bank: '', iban: '', bic: '' };

export const longestPaymentDays = 365;
/** In minor units. */
export const highestInvoiceLimit = 99_999_999;
/** A path, or a whole address of the shop itself. */
export const continueShoppingRules = (url: string, host: string) =>
	({
		// Two slashes, or a slash and a backslash, lead to another host as surely as a scheme does.
		kind: /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim()) ? 'urlOnHost' : 'path',
		host,
		required: true,
		maxLength: 500,
	}) as const satisfies FieldRules;
export const mailSenderRules = { maxLength: 254 } as const satisfies FieldRules;

/** By the name of the setting; of the seller and its bank as seller.vatId and bank.iban. */
export type SettingErrors = Readonly<Record<string, FieldFault | undefined>>;

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

const notAnAddress = fault('fields.email', { email: 'name@example.com' });

/** As people write it on paper, with or without https. */
const website = /^(https?:\/\/)?[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+(\/\S*)?$/i;

/** Offices write them with slashes and blanks; in Germany they have 10 to 13 digits. */
function isTaxNumber(text: string, country: string): boolean {
	if (country !== 'DE') return /^[A-Z0-9][A-Z0-9 ./-]{3,29}$/i.test(text);
	const digits = text.replace(/[\s/]/g, '');
	return /^\d{10,13}$/.test(digits);
}

/** Outside of the Union nobody here knows how they look, beyond a country and a number. */
const isOwnVatId = (text: string, country: string) =>
	isVatId(text) ||
	(country !== '' && !euCountries.includes(country) && /^[A-Z]{2,3}\d[A-Z0-9]{4,18}$/.test(tidyVatId(text)));

function sellerFault(name: keyof typeof sellerRules, seller: DocumentSeller): FieldFault | undefined {
	const value = seller[name];
	const found = findFieldError(value, { ...sellerRules[name], country: seller.country });
	if (found || value === '') return found;
	if (!isOneLine(value)) return fault('fields.notAChoice');
	if (name === 'country' && !countryCodes.includes(value)) return fault('fields.notAChoice');
	if (name === 'mail' && !isEmail(tidyEmail(value))) return notAnAddress;
	if (name === 'website' && !website.test(value)) return fault('fields.webUrl');
	if (name === 'taxNumber' && !isTaxNumber(value, seller.country)) return { key: 'orderSettings.taxNumberInvalid' };
	if (name === 'vatId' && !isOwnVatId(value, seller.country)) return { key: 'orderSettings.vatIdInvalid' };
	return undefined;
}

function bankFault(name: keyof BankAccount, bank: BankAccount): FieldFault | undefined {
	const value = bank[name];
	const found = findFieldError(value, { ...bankRules[name], required: name === 'iban' });
	if (found || value === '') return found;
	if (!isOneLine(value)) return fault('fields.notAChoice');
	if (name === 'iban' && !isIban(value)) return { key: 'orderSettings.ibanInvalid' };
	if (name === 'bic' && !isBic(value)) return { key: 'orderSettings.bicInvalid' };
	return undefined;
}

const named = <Name extends string>(
	prefix: string,
	rules: Readonly<Record<Name, FieldRules>>,
	judge: (name: Name) => FieldFault | undefined,
): SettingErrors =>
	Object.fromEntries((Object.keys(rules) as Name[]).map((name) => [`${prefix}.${name}`, judge(name)]));

function prefixFault(prefix: string): FieldFault | undefined {
	return /^[A-Z0-9/-]{0,10}$/.test(prefix) ? undefined : { key: 'orderSettings.prefixInvalid' };
}

const isPublishableKey = (key: string) => key === '' || /^pk_(test|live)_[A-Za-z0-9_]{1,240}$/.test(key);

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** @param host of the shop, such as https://shop.example */
export function orderSettingErrors(settings: OrderSettings, host: string): SettingErrors {
	const { seller, invoicePrefix, creditNotePrefix, continueShoppingUrl, mailSender } = settings;
	const { bank } = seller;
	const recipients = findRecipientError(settings.orderRecipients.join(','));
	// A number may be given once only, and both kinds count from one.
	const samePrefix: FieldFault | undefined =
		invoicePrefix === creditNotePrefix ? { key: 'orderSettings.prefixSame' } : undefined;
	return {
		...named('seller', sellerRules, (name) => sellerFault(name, seller)),
		...(bank ? named('bank', bankRules, (name) => bankFault(name, bank)) : {}),
		paymentDays: isWhole(settings.paymentDays, longestPaymentDays)
			? undefined
			: { key: 'orderSettings.paymentDaysInvalid' },
		invoiceLimit: isWhole(settings.invoiceLimit, highestInvoiceLimit)
			? undefined
			: { key: 'orderSettings.invoiceLimitInvalid' },
		stockShare:
			isWhole(settings.stockShare, 100) && settings.stockShare > 0
				? undefined
				: { key: 'orderSettings.stockShareInvalid' },
		invoicePrefix: prefixFault(invoicePrefix),
		creditNotePrefix: prefixFault(creditNotePrefix) ?? samePrefix,
		continueShoppingUrl: isOneLine(continueShoppingUrl)
			? findFieldError(continueShoppingUrl, continueShoppingRules(continueShoppingUrl, host))
			: fault('fields.path'),
		orderRecipients: recipients && { key: `priceSettings.recipients.${recipients}` },
		paymentPublishableKey: isPublishableKey(settings.paymentPublishableKey)
			? undefined
			: { key: 'orderSettings.publishableKeyInvalid' },
		mailSender: mailSender === '' || isEmail(tidyEmail(mailSender)) ? undefined : notAnAddress,
	};
}

/** The first that cannot be saved as it is. */
export const firstSettingError = (settings: OrderSettings, host: string): string | undefined =>
	Object.entries(orderSettingErrors(settings, host)).find(([, found]) => found)?.[0];

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
export function tidyOrderSettings(settings: OrderSettings): OrderSettings {
	const { seller } = settings;
	return {
		...trimmed(settings),
		mailSender: tidyEmail(settings.mailSender),
		seller: {
			...trimmed(seller),
			mail: tidyEmail(seller.mail),
			phone: tidyPhone(seller.phone, seller.country),
			vatId: tidyVatId(seller.vatId),
			bank: seller.bank && tidyBank(seller.bank),
		},
	};
}

/** What an invoice must say of its seller and this one has not said, by the name of the field. */
export function missingOfSeller(
	seller: DocumentSeller,
): ('name' | 'street' | 'zipCode' | 'city' | 'country' | 'tax')[] {
	const fields = (['name', 'street', 'zipCode', 'city', 'country'] as const).filter((name) => seller[name] === '');
	return seller.taxNumber === '' && seller.vatId === '' ? [...fields, 'tax'] : fields;
}
