// The error catalogue: every failure that a caller can be told of has a code, a status and a sentence in each language.
// The message on the wire is the English sentence; whoever shows it to people finds theirs by the code.
import type { TextKey } from './texts/catalogue/groups.ts';

export const errorCatalogue = {
	BAD_REQUEST: { status: 400, text: 'errors.badRequest' },
	QUERY_TOO_COMPLEX: { status: 400, text: 'errors.queryTooComplex' },
	UNAUTHORIZED: { status: 401, text: 'errors.unauthorized' },
	FORBIDDEN: { status: 403, text: 'errors.forbidden' },
	NOT_FOUND: { status: 404, text: 'errors.notFound' },
	TOO_LARGE: { status: 413, text: 'errors.tooLarge' },
	UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'errors.unsupportedMediaType' },
	VALIDATION: { status: 422, text: 'errors.validation' },
	INTERNAL: { status: 500, text: 'errors.internal' },
	UNAVAILABLE: { status: 503, text: 'errors.unavailable' },
} as const satisfies Record<string, { status: number; text: TextKey }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: string | undefined): code is ErrorCode =>
	code !== undefined && code in errorCatalogue;
