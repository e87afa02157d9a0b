// What a consumer has to say to end a contract (§ 312k BGB): who, which, how and when; nothing else is asked.
import { isDay } from '../dates.ts';
import { type FieldError, type FieldRules, fieldError, findDayError, findFieldError } from '../fields.ts';
import { tidyEmail } from '../tidy-fields.ts';
import { plainNumber } from '../withdrawal/withdrawal.ts';

export const cancellationKinds = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

export interface Cancellation {
	name: string;
	email: string;
	/** The number of the contract or of one of its orders, or what the customer calls it. */
	contract: string;
	kind: CancellationKind;
	/** Of an extraordinary one. */
	reason: string;
	/** A day; empty: as soon as possible. */
	wantedOn: string;
}

export type CancellationField = Exclude<keyof Cancellation, 'kind'>;

/** In the order of the form. */
export const cancellationRules = {
	name: { required: true, maxLength: 160 },
	email: { kind: 'email', required: true, maxLength: 254 },
	contract: { required: true, maxLength: 80 },
	reason: { maxLength: 2000, allowsEverySign: true },
} as const satisfies Partial<Record<CancellationField, FieldRules>>;

export const cancellationFields = ['name', 'email', 'contract', 'reason', 'wantedOn'] as const;

export const isCancellationKind = (text: string): text is CancellationKind =>
	cancellationKinds.some((kind) => kind === text);

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** Lines may be broken in it. */
const isSeveralLines = (text: string) => isOneLine(text.replaceAll(/[\n\r\t]/g, ' '));

export const refusalRules = { required: true, maxLength: 2000, allowsEverySign: true } as const satisfies FieldRules;

/** Of the reason for which a shop refuses a withdrawal: whoever has declared it reads it. */
export const refusalError = (reason: string): FieldError | undefined =>
	findFieldError(reason, refusalRules) ?? (isSeveralLines(reason.trim()) ? undefined : fieldError('fields.unusable'));

export interface CancellationDay {
	/** Of the shop: no contract ends before it. */
	today: string;
	/** In which an error names it. */
	language: string;
}

export function cancellationError(
	field: CancellationField,
	given: Cancellation,
	{ today, language }: CancellationDay,
): FieldError | undefined {
	if (field === 'wantedOn') return findDayError(given.wantedOn, { min: today }, language);
	const isReason = field === 'reason';
	// Of an ordinary one it is neither asked for nor kept.
	if (isReason && given.kind === 'ordinary') return undefined;
	const found = findFieldError(given[field], { ...cancellationRules[field], ...(isReason && { required: true }) });
	const isWritten = isReason ? isSeveralLines : isOneLine;
	return found ?? (isWritten(given[field].trim()) ? undefined : fieldError('fields.unusable'));
}

export const trimmedCancellation = ({ name, email, contract, kind, reason, wantedOn }: Cancellation): Cancellation => ({
	name: name.trim(),
	email: tidyEmail(email),
	contract: contract.trim(),
	kind,
	reason: kind === 'extraordinary' ? reason.trim() : '',
	wantedOn: isDay(wantedOn) ? wantedOn : '',
});

/** @returns the first field that is wrong */
export const wrongCancellationField = (given: Cancellation, day: CancellationDay): CancellationField | undefined =>
	cancellationFields.find((field) => cancellationError(field, given, day));

/** As the numbers of orders are written: 2026-000123. */
export const isOrderNumber = (contract: string): boolean => /^\d{4}-\d+$/.test(plainNumber(contract));
