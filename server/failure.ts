// A failure with a known cause: said in one sentence, with what to do, never with a stack trace.
import type { ErrorCode } from '../rules/errors.ts';

export class ExpectedFailure extends Error {
	readonly advice: string | undefined;

	constructor(message: string, advice?: string) {
		super(message);
		this.advice = advice;
	}
}

/** What a use case refuses, with its code of the catalogue. Details are for people who call the API, not for secrets. */
export class Refused extends Error {
	readonly code: ErrorCode;
	readonly details: string | undefined;
	/** What a program needs to know to go on, told beside the code. */
	readonly facts: Readonly<Record<string, unknown>> | undefined;

	constructor(code: ErrorCode, details?: string, facts?: Readonly<Record<string, unknown>>) {
		super(code);
		this.code = code;
		this.details = details;
		this.facts = facts;
	}
}

/** Of a form: its field is told beside the code, so that the form can show it there. */
export const refuseField = (field: string): Refused => new Refused('VALIDATION', field, { field });

/** A store of files cannot be reached, or refuses us: a response is 503, and the log says why. */
export class StoreUnavailable extends Error {
	readonly statusCode = 503;
}

export function errorCode(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const uniqueViolation = '23505';

/** Another caller has it already; the query builder wraps what the database says. */
export const isTaken = (error: unknown): boolean =>
	errorCode(error) === uniqueViolation || (error instanceof Error && errorCode(error.cause) === uniqueViolation);

const foreignKeyViolation = '23503';

/** Something else still refers to it. */
export const isReferenced = (error: unknown): boolean => errorCode(error) === foreignKeyViolation;

/** Turns what a folder of ours can fail with into words; anything else comes back as it was. */
export function describeFileFailure(error: unknown, place: string): unknown {
	switch (errorCode(error)) {
		case 'ENOSPC':
		case 'EDQUOT':
			return new ExpectedFailure(`The disk of ${place} is full.`, 'Free some space and start again.');
		case 'EACCES':
		case 'EPERM':
		case 'EROFS':
			return new ExpectedFailure(
				`${place} cannot be written.`,
				'Give this user the right to write there, or set DATA_DIR to a folder of your own.',
			);
		case 'ENOTDIR':
		case 'EEXIST':
			return new ExpectedFailure(
				`${place} is not a folder.`,
				'Set DATA_DIR to a folder, or to a name that is not taken.',
			);
		default:
			return error;
	}
}
