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
	LOGIN_FAILED: { status: 401, text: 'accounts.loginFailed' },
	INVALID_CODE: { status: 401, text: 'accounts.invalidCode' },
	CODE_NOT_SENT: { status: 503, text: 'accounts.codeNotSent' },
	REFRESH_TOKEN_MISSING: { status: 401, text: 'accounts.refreshTokenMissing' },
	NO_TEMPORARY_USERS: { status: 403, text: 'accounts.noTemporaryUsers' },
	TOO_MANY_REQUESTS: { status: 429, text: 'accounts.tooManyRequests' },
	PASSWORD_NOT_CHANGED: { status: 422, text: 'accounts.passwordNotChanged' },
	PASSWORD_WRONG: { status: 422, text: 'accounts.passwordWrong' },
	PASSWORD_TOO_WEAK: { status: 422, text: 'accounts.passwordTooWeak' },
	LINK_NOT_VALID: { status: 422, text: 'accounts.linkNotValid' },
	PROFILE_NOT_SAVED: { status: 422, text: 'accounts.profileNotSaved' },
	MANDATORY_FIELDS: { status: 422, text: 'accounts.mandatoryFields' },
	EMAIL_INVALID: { status: 422, text: 'accounts.emailInvalid' },
	EMAIL_TAKEN: { status: 409, text: 'accounts.emailTaken' },
	USERNAME_INVALID: { status: 422, text: 'accounts.usernameInvalid' },
	USERNAME_TAKEN: { status: 409, text: 'accounts.usernameTaken' },
	ROLE_NAME_INVALID: { status: 422, text: 'accounts.roleNameInvalid' },
	ROLE_NAME_TAKEN: { status: 409, text: 'accounts.roleNameTaken' },
	ROLE_PROTECTED: { status: 409, text: 'accounts.roleProtected' },
	FIELD_NAME_INVALID: { status: 422, text: 'accounts.fieldNameInvalid' },
	FIELD_NAME_TAKEN: { status: 409, text: 'accounts.fieldNameTaken' },
	FIELD_PROTECTED: { status: 409, text: 'accounts.fieldProtected' },
	GRANT_BEYOND: { status: 403, text: 'accounts.grantBeyond' },
	LAST_ADMIN: { status: 409, text: 'accounts.lastAdmin' },
	STILL_WORKING: { status: 409, text: 'accounts.stillWorking' },
} as const satisfies Record<string, { status: number; text: TextKey }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: string | undefined): code is ErrorCode =>
	code !== undefined && code in errorCatalogue;
