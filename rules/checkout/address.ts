// Where an order goes, and who pays for it; asked by the checkout and by the server.
import { countryCodes } from '../accounts/countries.ts';
import { exampleElectronicAddress, parseElectronicAddress } from '../e-invoice/electronic-address.ts';
import { invoiceFormats } from '../e-invoice/formats.ts';
import { exampleLeitwegId, isLeitwegId, longestLeitwegId, tidyLeitwegId } from '../e-invoice/leitweg-id.ts';
import { type FieldError, type FieldRules, fieldError, findFieldError } from '../fields.ts';
import { tidyField } from '../tidy-fields.ts';
import { examplePostalCode, tidyPostalCode } from './postal-codes.ts';

/** What is not known is an empty text. */
export interface Address {
	/** mr, mrs, diverse */
	salutation: string;
	/** ISO 3166-1, two letters. */
	country: string;
	title: string;
	firstName: string;
	surname: string;
	companyName: string;
	phone: string;
	/** With the number of the house. */
	street: string;
	zipCode: string;
	city: string;
}

export interface BillingAddress extends Address {
	email: string;
	ccEmail: string;
	costCenter: string;
	/** Of a business; whether it holds is asked of the register. */
	vatId: string;
	/** What the customer calls this order. */
	orderReference: string;
	/** Of a public body in Germany. */
	leitwegId: string;
	/** Where machines deliver the invoice; empty: to the e-mail address. */
	electronicAddress: string;
	/** One of `invoiceFormats`; empty: the usual one. */
	invoiceFormat: string;
}

/** In the order of the form, which begins with what everyone has to fill in. */
export const addressRules = {
	firstName: { required: true, maxLength: 80 },
	surname: { required: true, maxLength: 80 },
	companyName: { maxLength: 120 },
	street: { required: true, maxLength: 120 },
	zipCode: { required: true, maxLength: 12 },
	city: { required: true, maxLength: 80 },
	country: { required: true, maxLength: 2 },
	phone: { kind: 'phone', maxLength: 60 },
	salutation: { maxLength: 20 },
	title: { maxLength: 60 },
} as const satisfies Record<keyof Address, FieldRules>;

export const billingRules = {
	...addressRules,
	email: { kind: 'email', required: true, maxLength: 254 },
	ccEmail: { kind: 'email', maxLength: 254 },
	costCenter: { maxLength: 60 },
	vatId: { maxLength: 20 },
	orderReference: { maxLength: 60 },
	invoiceFormat: { maxLength: 20 },
	leitwegId: { maxLength: longestLeitwegId },
	electronicAddress: { maxLength: 254 },
} as const satisfies Record<keyof BillingAddress, FieldRules>;

export type AddressField = keyof BillingAddress;

export interface AddressError {
	field: AddressField;
	fault: FieldError;
}

const salutations = ['', 'mr', 'mrs', 'diverse'];

const choices: Partial<Record<AddressField, readonly string[]>> = {
	country: countryCodes,
	salutation: salutations,
	invoiceFormat: ['', ...invoiceFormats],
};

/** What has a form of its own. */
const formats: Partial<Record<AddressField, (value: string) => FieldError | undefined>> = {
	leitwegId: (value) =>
		isLeitwegId(value) ? undefined : fieldError('fields.leitwegId', { example: exampleLeitwegId }),
	electronicAddress: (value) =>
		parseElectronicAddress(value)
			? undefined
			: fieldError('fields.electronicAddress', { example: exampleElectronicAddress }),
};

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

function errorOf(field: AddressField, value: string, rules: FieldRules): FieldError | undefined {
	const found = findFieldError(value, rules);
	if (found || value === '') return found;
	const example = field === 'zipCode' ? examplePostalCode(value, rules.country ?? '') : undefined;
	if (example) return fieldError('fields.postalCode', { example });
	const known = choices[field];
	if ((known && !known.includes(value)) || !isOneLine(value)) return fieldError('fields.notAChoice');
	return formats[field]?.(value);
}

function errorsOf<Kind extends Address>(
	address: Kind,
	rules: Record<keyof Kind & AddressField, FieldRules>,
): AddressError[] {
	return Object.entries<FieldRules>(rules).flatMap(([name, rule]) => {
		const field = name as keyof Kind & AddressField;
		const found = errorOf(field, String(address[field]), { ...rule, country: address.country });
		return found ? [{ field, fault: found }] : [];
	});
}

export const shippingErrors = (address: Address): AddressError[] => errorsOf(address, addressRules);

/** @param own what the account of the buyer is called by: that is right, whatever was asked of it when it came */
export const billingErrors = (address: BillingAddress, own?: string | null): AddressError[] =>
	errorsOf(address, billingRules).filter(({ field }) => field !== 'email' || !own || address.email !== own);

/** As it is stored: without blanks around it, addresses and numbers as machines write them. */
export const tidyAddress = <Kind extends Address>(address: Kind): Kind => {
	const country = String(address.country).trim();
	const tidied: object = Object.fromEntries(
		Object.entries(address).map(([name, value]) => {
			const rules: FieldRules | undefined = billingRules[name as AddressField];
			if (name === 'zipCode') return [name, tidyPostalCode(String(value))];
			if (name === 'leitwegId') return [name, tidyLeitwegId(String(value))];
			return [name, tidyField(rules?.kind ?? 'text', String(value), country)];
		}),
	);
	return tidied as Kind;
};

export const emptyAddress: Address = {
	salutation: '',
	country: '',
	title: '',
	firstName: '',
	surname: '',
	companyName: '',
	phone: '',
	street: '',
	zipCode: '',
	city: '',
};

export const emptyBilling: BillingAddress = {
	...emptyAddress,
	...{ email: '', ccEmail: '', costCenter: '', vatId: '' },
	...{ orderReference: '', leitwegId: '', electronicAddress: '', invoiceFormat: '' },
};

/** What lists of orders call a customer. */
export const nameOf = ({
	companyName,
	firstName,
	surname,
}: Pick<Address, 'companyName' | 'firstName' | 'surname'>): string => companyName || `${firstName} ${surname}`.trim();
