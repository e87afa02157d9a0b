// What may stand in a field: the specification's rules. An error is the key of a text and what goes into it.

import { isGoodPassword, longestPassword, shortestPassword } from './accounts/password.ts';
import { isDay, writeDay } from './dates.ts';
import {
	isDomain,
	isEmail,
	isEmailList,
	isFieldName,
	isInteger,
	isMailto,
	isMobile,
	isPhone,
	isPlainName,
	isQuantityList,
	isRelativePath,
	isRootPath,
	isSecureUrl,
	isUrl,
	isUrlOnHost,
} from './field-formats.ts';
import type { GivenWith, PlainTextKey, TextKey } from './messages/groups.ts';
import { isUsablePattern, matchesPattern } from './patterns/match-pattern.ts';
import type { Translate } from './texts/translator.ts';
import { parseColour } from './theme/colour.ts';
import { tidyField } from './tidy-fields.ts';

type ErrorKey = Extract<TextKey, `fields.${string}` | 'controlTextIsRequired'>;

/** A text of the catalogue, or one written by the admin who made the field. */
export type FieldError = { key: ErrorKey; given: GivenWith<ErrorKey> } | { key: PlainTextKey } | { text: string };

export const fieldError = <Key extends ErrorKey>(key: Key, ...given: GivenWith<Key>): FieldError => ({ key, given });

export interface FieldRules {
	kind?: FieldKind | undefined;
	required?: boolean | undefined;
	/** How many characters at most; every kind has a limit of its own besides. */
	maxLength?: number | undefined;
	/** What one person writes to another: it is shown as it is written, and nothing in it means anything else. */
	allowsEverySign?: boolean | undefined;
	/** Where a `urlOnHost` must lead: https://shop.example */
	host?: string | undefined;
	/** Of the address that a phone number belongs to. */
	country?: string | undefined;
	/** A pattern of its own, with what is said when it does not match. */
	custom?: { pattern: string; message?: string | undefined } | undefined;
}

/** What an error says to the reader. */
export function errorText(found: FieldError, t: Translate): string {
	if ('text' in found) return found.text;
	return 'given' in found ? t(found.key, ...found.given) : t(found.key);
}

type Rule = (value: string, rules: FieldRules) => FieldError | undefined;

/** A rule that asks one question and has one answer. */
const unless =
	(isRight: (value: string) => boolean, found: FieldError): Rule =>
	(value) =>
		isRight(value) ? undefined : found;

const exampleAddress = 'name@example.com';

const rules = {
	text: () => undefined,
	password: () => undefined,
	newPassword: (value) =>
		isGoodPassword(value) ? undefined : fieldError('fields.password', { count: shortestPassword }),
	email: unless(isEmail, fieldError('fields.email', { email: exampleAddress })),
	emailList: unless(isEmailList, fieldError('fields.emailList')),
	mailto: unless(isMailto, fieldError('fields.mailto', { email: exampleAddress })),
	phone: unless(isPhone, fieldError('fields.phone')),
	mobile: unless(isMobile, fieldError('fields.mobile')),
	number: unless(isInteger, fieldError('fields.number')),
	quantityList: unless(isQuantityList, fieldError('fields.quantityList')),
	url: (value) => {
		if (!isUrl(value)) return fieldError('fields.url');
		return isSecureUrl(value) ? undefined : fieldError('fields.urlNotSecure');
	},
	urlAndRelative: unless((value) => isUrl(value) || isRelativePath(value), fieldError('fields.urlAndRelative')),
	/** Where links and buttons lead. */
	link: unless((value) => isSecureUrl(value) || isRootPath(value), fieldError('fields.link')),
	/** A target inside of this shop. */
	path: unless(isRootPath, fieldError('fields.path')),
	webUrl: unless(isUrl, fieldError('fields.webUrl')),
	urlOnHost: (value, { host = '' }) =>
		isUrlOnHost(value, host) ? undefined : fieldError('fields.urlOnHost', { host }),
	domain: unless(isDomain, fieldError('fields.domain')),
	username: unless(isPlainName, fieldError('fields.plainName')),
	roleName: unless(isPlainName, fieldError('fields.plainName')),
	fieldName: unless(isFieldName, fieldError('fields.fieldName')),
	/** A pattern that an administrator writes for another field. */
	pattern: unless(isUsablePattern, fieldError('fields.pattern')),
	colour: unless((value) => parseColour(value).kind !== 'invalid', fieldError('fields.colour')),
} satisfies Record<string, Rule>;

export type FieldKind = keyof typeof rules;

const forbidden = ['<', '>', '\\', '{', '}'];

/** Kinds in which every sign is allowed and blanks at the ends count. */
const verbatim: readonly FieldKind[] = ['password', 'newPassword', 'pattern'];

/** What no one types by hand. */
const longest: Partial<Record<FieldKind, number>> = { newPassword: longestPassword, password: 1000 };
const longestText = 20_000;

function customError({ pattern, message }: NonNullable<FieldRules['custom']>, value: string): FieldError | undefined {
	if (matchesPattern(pattern, value)) return undefined;
	return message ? { text: message } : fieldError('fields.custom');
}

/** What is wrong with a value. A field that may stay empty is right when it is; what people write in several ways is tidied first. */
export function findFieldError(value: string, given: FieldRules): FieldError | undefined {
	const { kind = 'text', required, custom, maxLength = longestText, allowsEverySign = false } = given;
	const asWritten = verbatim.includes(kind);
	const text = asWritten ? value : tidyField(kind, value, given.country);
	if (text === '') return required ? fieldError('controlTextIsRequired') : undefined;
	const most = Math.min(maxLength, longest[kind] ?? longestText);
	if (text.length > most) return fieldError('fields.tooLong', { count: most });
	if (!asWritten && !allowsEverySign && forbidden.some((sign) => text.includes(sign)))
		return fieldError('fields.forbiddenCharacters', { characters: forbidden.join(' ') });
	return rules[kind](text, given) ?? (custom && customError(custom, text));
}

export interface DayRules {
	required?: boolean | undefined;
	/** The first and the last day that may be chosen. */
	min?: string | undefined;
	max?: string | undefined;
}

const exampleDay = '2026-12-31';
/** Written as a day is, in one notation or another: 31.02.2026. */
const looksLikeDay = /^(?:\d{1,2}([./-]) ?\d{1,2}\1 ?\d{4}|\d{4}-\d{1,2}-\d{1,2})$/;

/** What is wrong with a day, which stands as 2026-11-15. */
export function findDayError(day: string, { required, min, max }: DayRules, language: string): FieldError | undefined {
	if (day === '') return required ? fieldError('controlTextIsRequired') : undefined;
	if (!isDay(day))
		return looksLikeDay.test(day.trim())
			? fieldError('fields.dateImpossible', { typed: day.trim() })
			: fieldError('fields.date', { example: writeDay(exampleDay, language) });
	if (min !== undefined && day < min) return fieldError('fields.dateTooEarly', { date: writeDay(min, language) });
	if (max !== undefined && day > max) return fieldError('fields.dateTooLate', { date: writeDay(max, language) });
	return undefined;
}
