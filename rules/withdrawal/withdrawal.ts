// What a consumer has to say to withdraw from a contract: nothing but who, which, and where to answer.
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';
import { tidyEmail } from '../tidy-fields.ts';

export interface Withdrawal {
	name: string;
	/** Or that of a contract: who has subscribed knows that one better. */
	orderNumber: string;
	email: string;
}

export type WithdrawalField = keyof Withdrawal;

/** In the order of the form. */
export const withdrawalRules = {
	name: { required: true, maxLength: 160 },
	orderNumber: { required: true, maxLength: 40 },
	email: { kind: 'email', required: true, maxLength: 254 },
} as const satisfies Record<WithdrawalField, FieldRules>;

export const withdrawalFields = Object.keys(withdrawalRules) as WithdrawalField[];

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

export function withdrawalError(field: WithdrawalField, value: string): FieldError | undefined {
	const found = findFieldError(value, withdrawalRules[field]);
	return found ?? (isOneLine(value.trim()) ? undefined : { key: 'fields.unusable', given: [] });
}

export const trimmedWithdrawal = ({ name, orderNumber, email }: Withdrawal): Withdrawal => ({
	name: name.trim(),
	orderNumber: orderNumber.trim(),
	email: tidyEmail(email),
});

/** @returns the first field that is wrong */
export const wrongField = (given: Withdrawal): WithdrawalField | undefined =>
	withdrawalFields.find((field) => withdrawalError(field, given[field]));

/** People also write # before it, leave blanks inside or hyphens out, use small letters, and their keyboards longer dashes. */
export function plainNumber(orderNumber: string): string {
	const plain = orderNumber
		.replaceAll(/[\s#]/g, '')
		.replaceAll(/[\u2010-\u2015\u2212_/]/g, '-')
		.toUpperCase();
	const [, contract, year, count] = /^(V)?-?(\d{4})-?(\d{6,7})$/.exec(plain) ?? [];
	return year && count ? `${contract ? 'V-' : ''}${year}-${count}` : plain;
}

/** That of a subscription, such as V-2026-000017, in place of that of an order. */
export const isContractNumber = (number: string): boolean => /^V-\d/.test(plainNumber(number));
