// Failures on their way to the caller: those of the catalogue pass, everything else is logged and masked.
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorCode, errorCatalogue } from '../../rules/errors.ts';
import { isUnavailable } from '../database/connection.ts';

const messages: Record<ErrorCode, string> = {
	BAD_REQUEST: 'Bad request',
	QUERY_TOO_COMPLEX: 'The query asks for too much at once',
	UNAUTHORIZED: 'Unauthorized',
	FORBIDDEN: 'Forbidden',
	NOT_FOUND: 'Not found',
	TOO_LARGE: 'Too large',
	UNSUPPORTED_MEDIA_TYPE: 'Unsupported media type',
	VALIDATION: 'Invalid input',
	INTERNAL: 'Internal server error',
	UNAVAILABLE: 'Service unavailable',
};

/** An expected failure of an operation. Details are for people who call the API, not for secrets. */
export class ApiError extends GraphQLError {
	constructor(code: ErrorCode, details?: string) {
		super(details ? `${messages[code]}: ${details}` : messages[code], {
			extensions: { code, statusCode: errorCatalogue[code].status },
		});
	}
}

const isExpected = (error: Error): boolean =>
	error instanceof GraphQLError && typeof error.extensions.statusCode === 'number';

/** What the caller gets to see of an error; `report` gets the whole of those that nobody expected. */
export function present(error: GraphQLError, report: (error: unknown) => void): GraphQLFormattedError {
	const cause = error.originalError ?? error;
	const expected = [error, cause].find(isExpected);
	const { message, extensions } = expected instanceof GraphQLError ? expected : unexpected(cause, error, report);
	return { message, extensions, ...(error.path ? { path: error.path } : {}) };
}

function unexpected(cause: Error, error: GraphQLError, report: (error: unknown) => void): ApiError {
	if (isUnavailable(cause)) return new ApiError('UNAVAILABLE');
	// Without a path it is the document that is wrong, and its author may know why.
	if (!error.path) return new ApiError('BAD_REQUEST', error.message);
	report(cause);
	return new ApiError('INTERNAL');
}
