// Whether a shop can begin as it was described; asked by the operator's screen, by the page of the first start and by the server.
import { plainEmail } from '../accounts/names.ts';
import { isGoodPassword } from '../accounts/password.ts';
import type { ErrorCode } from '../errors.ts';
import { findFieldError } from '../fields.ts';
import { isTier } from '../pages/tiers.ts';
import { defaultsOfCountry } from './countries.ts';
import { tenantSlugError } from './slug.ts';

export interface NewShop {
	name: string;
	slug: string;
	tier: string;
	/** As an ISO 3166-1 code. */
	country: string;
	/** The first admin. */
	email: string;
	/** Undefined: the first admin is invited by mail and chooses one. */
	password?: string | undefined;
}

export type NewShopField = keyof NewShop;
export type NewShopErrors = Partial<Record<NewShopField, ErrorCode>>;

const longestShopName = 100;
/** The settings of a shop let it grow a little. */
const longestImportedName = 120;

const nameError = (name: string, maxLength = longestShopName): ErrorCode | undefined => {
	if (name.trim() === '') return 'MANDATORY_FIELDS';
	const isFaulty = /\p{Cc}/u.test(name) || findFieldError(name.trim(), { maxLength });
	return isFaulty ? 'TENANT_NAME_INVALID' : undefined;
};

/** Whether a shop that exists can have this name. */
export const shopNameError = (name: string): ErrorCode | undefined => nameError(name, longestImportedName);

const slugErrors = { invalid: 'TENANT_SLUG_INVALID', reserved: 'TENANT_SLUG_RESERVED' } as const;

function slugError(slug: string): ErrorCode | undefined {
	if (slug.trim() === '') return 'MANDATORY_FIELDS';
	const error = tenantSlugError(slug.trim());
	return error && slugErrors[error];
}

function emailError(email: string): ErrorCode | undefined {
	if (email.trim() === '') return 'MANDATORY_FIELDS';
	return findFieldError(plainEmail(email), { kind: 'email', required: true }) ? 'EMAIL_INVALID' : undefined;
}

/** Whether a slug is taken the database knows. */
export function newShopErrors({ name, slug, tier, country, email, password }: NewShop): NewShopErrors {
	const errors: [NewShopField, ErrorCode | undefined][] = [
		['name', nameError(name)],
		['slug', slugError(slug)],
		['tier', isTier(tier) ? undefined : 'VALIDATION'],
		['country', defaultsOfCountry(country) ? undefined : 'TENANT_COUNTRY_UNKNOWN'],
		['email', emailError(email)],
		['password', password === undefined || isGoodPassword(password) ? undefined : 'PASSWORD_TOO_WEAK'],
	];
	return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** What must be typed to delete a shop, checked in the dialog and by the server. */
export const deletionPhrase = (slug: string): string => slug;

/** How long a deleted shop can be restored. */
export const graceDays = 30;
