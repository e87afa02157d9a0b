// Failures on their way to the caller: those of the catalogue pass, everything else is logged and masked.
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorCode, errorCatalogue } from '../../rules/errors.ts';
import { baseLanguage } from '../../rules/languages.ts';
import { shippedEntries, type TextKey } from '../../rules/messages/groups.ts';
import { DatabaseBusy, DatabaseUnavailable, isUnavailable } from '../database/connection.ts';
import { Refused, StoreUnavailable } from '../failure.ts';

const english = (key: TextKey): string => shippedEntries.get(key)?.translations[baseLanguage] ?? key;

/** What a caller gets: the English sentence of the catalogue. */
export const messageOf = (code: ErrorCode): string => english(errorCatalogue[code].text);

/** With the facts in it where the catalogue has a sentence for that; else with details behind it. */
function messageWith(code: ErrorCode, details?: string, facts?: Readonly<Record<string, unknown>>): string {
	const entry: { text: TextKey; told?: TextKey } = errorCatalogue[code];
	if (entry.told && facts)
		return english(entry.told).replace(/\{(\w+)\}/g, (_found, name: string) => String(facts[name] ?? ''));
	return details ? `${messageOf(code)} (${details})` : messageOf(code);
}

/** Seconds; not all at the same moment. */
export const soonAgain = (): number => 2 + Math.floor(Math.random() * 4);

/** What may be sent again as it is: when, is returned wherever it was refused. */
const passing: ReadonlySet<ErrorCode> = new Set(['BUSY', 'UNAVAILABLE']);

/** An expected failure of an operation. Details are for people who call the API, not for secrets. */
export class ApiError extends GraphQLError {
	constructor(code: ErrorCode, details?: string, facts?: Readonly<Record<string, unknown>>) {
		const later = passing.has(code) ? { retryAfter: soonAgain() } : {};
		super(messageWith(code, details, facts), {
			extensions: { ...later, ...facts, code, statusCode: errorCatalogue[code].status },
		});
	}
}

/** The compiler of documents leaves the extensions of its errors out. */
const isExpected = (error: unknown): error is GraphQLError =>
	error instanceof GraphQLError && typeof error.extensions?.statusCode === 'number';

/** What the caller gets to see of an error; `report` gets the whole of those that no one expected, and of those that load has refused. */
export function present(error: unknown, report: (error: unknown) => void): GraphQLFormattedError {
	const outer = error instanceof GraphQLError ? error : undefined;
	const cause = outer?.originalError ?? error;
	const expected = [error, cause].find(isExpected);
	const { message, extensions } = expected ?? unexpected(cause, outer, report);
	return { message, extensions, ...(outer?.path?.length ? { path: outer.path } : {}) };
}

function unexpected(cause: unknown, outer: GraphQLError | undefined, report: (error: unknown) => void): ApiError {
	if (cause instanceof Refused) return new ApiError(cause.code, cause.details, cause.facts);
	if (cause instanceof DatabaseUnavailable) report(cause);
	if (cause instanceof DatabaseBusy) return new ApiError('BUSY', undefined, { retryAfter: cause.retryAfterSeconds });
	if (isUnavailable(cause)) return new ApiError('UNAVAILABLE');
	// No operation was reached: it is the document or its variables that are wrong, and their author may know why.
	if (outer && !outer.path?.length) return new ApiError('BAD_REQUEST', outer.message);
	report(cause);
	return new ApiError(cause instanceof StoreUnavailable ? 'UNAVAILABLE' : 'INTERNAL');
}
