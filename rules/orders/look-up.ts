// What one has to know to look an order up: its number, and the e-mail address it was ordered with.
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';

export interface OrderLookUp {
	orderNumber: string;
	email: string;
}

export type LookUpField = keyof OrderLookUp;

/** In the order of the form. */
export const lookUpRules = {
	orderNumber: { required: true, maxLength: 40 },
	email: { kind: 'email', required: true, maxLength: 254 },
} as const satisfies Record<LookUpField, FieldRules>;

export const lookUpFields = Object.keys(lookUpRules) as LookUpField[];

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

export function lookUpError(field: LookUpField, value: string): FieldError | undefined {
	const found = findFieldError(value, lookUpRules[field]);
	if (!found && field === 'orderNumber' && !/\d/.test(value)) return { key: 'orderLookUp.orderNumberFault' };
	return found ?? (isOneLine(value.trim()) ? undefined : { key: 'fields.notAChoice', given: [] });
}

export const trimmedLookUp = ({ orderNumber, email }: OrderLookUp): OrderLookUp => ({
	orderNumber: orderNumber.trim(),
	email: email.trim(),
});

/** @returns the first field that is wrong */
export const wrongLookUpField = (given: OrderLookUp): LookUpField | undefined =>
	lookUpFields.find((field) => lookUpError(field, given[field]));
