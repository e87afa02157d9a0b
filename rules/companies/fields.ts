// What may stand in the fields of a company; asked by its forms and by the server.

import { type InvoicePreference, preferenceErrors, preferenceRules } from '../e-invoice/preference.ts';
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';
import type { OverBudget } from './budget-periods.ts';

/** Its members' orders begin with how it wants invoices. */
export interface CompanyValues extends InvoicePreference {
	name: string;
	/** Of the shop's own books; empty: none. */
	customerNumber: string;
	vatId: string;
	/** Gets a copy of every invoice; empty: only who has ordered. */
	invoiceMail: string;
	/** Its members have this role for prices and categories beside their own; null: none. */
	roleId: string | null;
}

export interface CompanyPolicy {
	overBudget: OverBudget;
	shareOrders: boolean;
	shareDrafts: boolean;
}

export const companyRules = {
	name: { required: true, maxLength: 120 },
	customerNumber: { maxLength: 60 },
	vatId: { maxLength: 20 },
	invoiceMail: { kind: 'email', maxLength: 254 },
	...preferenceRules,
} as const satisfies Record<string, FieldRules>;

export const costCentreRules = {
	code: { required: true, maxLength: 60 },
	name: { maxLength: 120 },
} as const satisfies Record<string, FieldRules>;

export const addressLabelRules = { required: true, maxLength: 80 } as const satisfies FieldRules;

/** In minor units; a shop has no larger amount anywhere. */
export const largestBudget = 99_999_999_999;

export const isBudgetAmount = (amount: number): boolean =>
	Number.isSafeInteger(amount) && amount >= 0 && amount <= largestBudget;

/** What was typed, in minor units; NaN where it is none, or has more places than money has. */
export function budgetAmountOf(typed: number | undefined): number {
	if (typed === undefined) return Number.NaN;
	const exact = Number((typed * 100).toPrecision(14));
	return Number.isSafeInteger(exact) ? exact : Number.NaN;
}

/** What is wrong, by field; nothing where all is right. */
export function findFieldErrors<Rules extends Record<string, FieldRules>>(
	rules: Rules,
	values: { readonly [Field in keyof Rules]: string },
): Partial<Record<keyof Rules & string, FieldError>> {
	const found = Object.entries(rules).map(([field, rule]) => [field, findFieldError(values[field] ?? '', rule)]);
	return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

/** What is wrong with a company, by field: also what is well-formed and cannot be right. */
export const findCompanyErrors = (
	values: Omit<CompanyValues, 'roleId'>,
): Partial<Record<keyof typeof companyRules, FieldError>> => ({
	...Object.fromEntries(preferenceErrors(values).map(({ field, fault }) => [field, fault])),
	...findFieldErrors(companyRules, values),
});
