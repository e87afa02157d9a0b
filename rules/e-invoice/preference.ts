// How a customer wants invoices with every order: the fields of a billing address that say it, kept apart from any order.
import {
	type AddressError,
	type BillingAddress,
	billingErrors,
	billingRules,
	emptyBilling,
	tidyAddress,
} from '../checkout/address.ts';

export const preferenceFields = ['invoiceFormat', 'leitwegId', 'electronicAddress'] as const;
export type PreferenceField = (typeof preferenceFields)[number];

/** What is empty follows from the rest: the usual format, the e-mail address. */
export type InvoicePreference = Pick<BillingAddress, PreferenceField>;

export const emptyPreference: InvoicePreference = { invoiceFormat: '', leitwegId: '', electronicAddress: '' };

export const preferenceRules = {
	invoiceFormat: billingRules.invoiceFormat,
	leitwegId: billingRules.leitwegId,
	electronicAddress: billingRules.electronicAddress,
} as const;

const onlyPreference = ({ invoiceFormat, leitwegId, electronicAddress }: InvoicePreference): InvoicePreference => ({
	invoiceFormat,
	leitwegId,
	electronicAddress,
});

export const tidyPreference = (given: InvoicePreference): InvoicePreference =>
	onlyPreference(tidyAddress({ ...emptyBilling, ...onlyPreference(given) }));

/** @param given tidied */
export const preferenceErrors = (given: InvoicePreference): (AddressError & { field: PreferenceField })[] =>
	billingErrors({ ...emptyBilling, ...onlyPreference(given) }).flatMap(({ field, fault }) => {
		const known = preferenceFields.find((name) => name === field);
		return known ? [{ field: known, fault }] : [];
	});

export const isPreferenceEmpty = (preference: InvoicePreference): boolean =>
	preferenceFields.every((field) => preference[field] === '');

/** As a whole: a Leitweg-ID of one and the format of the other belong to nobody. */
export const withPreference = (address: BillingAddress, preference: InvoicePreference): BillingAddress =>
	isPreferenceEmpty(preference) ? address : { ...address, ...onlyPreference(preference) };
