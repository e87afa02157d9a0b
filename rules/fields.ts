// What may stand in a field: the specification's rules, one function each. A fault is the key of a text and what goes into it.

import { isDay, writeDay } from './dates.ts';
import type { GivenWith, TextKey } from './texts/catalogue/groups.ts';
import { parseColour } from './theme/colour.ts';

type FaultKey = Extract<TextKey, `fields.${string}` | 'controlTextIsRequired'>;

/** A text of the catalogue, or one that whoever made the field has written. */
export type FieldFault = { key: FaultKey; given: GivenWith<FaultKey> } | { text: string };

type Rule = (value: string) => FieldFault | undefined;

const fault = <Key extends FaultKey>(key: Key, ...given: GivenWith<Key>): FieldFault => ({ key, given });

const forbidden = ['<', '>', '\\', '{', '}'];
const exampleAddress = 'name@example.com';

const longestAddress = 254;
const localPart = /^[a-z0-9](?:[a-z0-9._%+'-]*[a-z0-9_%+-])?$/i;
/** Labels, then a top-level domain of 2 to 6 letters, and perhaps two more letters after it, as in co.uk. */
const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,6}$/i;

function isEmail(value: string): boolean {
	const [local = '', host = '', ...rest] = value.split('@');
	if (rest.length > 0 || value.length > longestAddress) return false;
	return localPart.test(local) && !local.includes('..') && domain.test(host);
}

/** International, in groups with single spaces between them; 7 to 15 digits, as numbers of the world have. */
function isPhone(value: string): boolean {
	const digits = value.replace(/\D/g, '').length;
	return /^\+\d[\d ]*\d$/.test(value) && !value.includes('  ') && digits >= 7 && digits <= 15;
}

const longestMobile = 25;
const isMobile = (value: string) => value.length <= longestMobile && /^\+?\d{2}[\d ]*$/.test(value);

const longestUrl = 2000;

function isUrl(value: string): boolean {
	if (!/^https?:\/\/[^\s/]/i.test(value) || /\s/.test(value) || value.length > longestUrl) return false;
	if (!URL.canParse(value)) return false;
	const { hostname, username } = new URL(value);
	return username === '' && (hostname.includes('.') || hostname === 'localhost') && !hostname.endsWith('.');
}

/** Two slashes, or a slash and a backslash, would lead to another host. */
const isRelativePath = (value: string) =>
	value.length <= longestUrl && /^(?:\.{1,2}\/|\/(?![/\\]))\S*$|^\/$/.test(value);

const rules = {
	text: () => undefined,
	password: () => undefined,
	email: (value) => (isEmail(value) ? undefined : fault('fields.email', { email: exampleAddress })),
	phone: (value) => (isPhone(value) ? undefined : fault('fields.phone')),
	mobile: (value) => (isMobile(value) ? undefined : fault('fields.mobile')),
	number: (value) => (/^\d+$/.test(value) ? undefined : fault('fields.number')),
	url(value) {
		if (!isUrl(value)) return fault('fields.url');
		return /^https:/i.test(value) ? undefined : fault('fields.urlNotSecure');
	},
	urlAndRelative: (value) => (isUrl(value) || isRelativePath(value) ? undefined : fault('fields.urlAndRelative')),
	colour: (value) => (parseColour(value).kind === 'invalid' ? fault('fields.colour') : undefined),
} satisfies Record<string, Rule>;

export type FieldKind = keyof typeof rules;

export interface FieldRules {
	kind?: FieldKind | undefined;
	required?: boolean | undefined;
	/** A pattern of its own, with what is said when it does not match. */
	custom?: { pattern: string; message?: string | undefined } | undefined;
}

/** A pattern that is none cannot be met by anybody: such a field takes everything. */
function matches(pattern: string, value: string): boolean {
	try {
		return new RegExp(pattern).test(value);
	} catch {
		return true;
	}
}

function customFault({ pattern, message }: NonNullable<FieldRules['custom']>, value: string): FieldFault | undefined {
	if (matches(pattern, value)) return undefined;
	return message ? { text: message } : fault('fields.custom');
}

/** What is wrong with a value. A field that may stay empty is right when it is; white space around a value does not count. */
export function findFieldFault(value: string, { kind = 'text', required, custom }: FieldRules): FieldFault | undefined {
	const text = kind === 'password' ? value : value.trim();
	if (text === '') return required ? fault('controlTextIsRequired') : undefined;
	if (kind !== 'password' && forbidden.some((sign) => text.includes(sign)))
		return fault('fields.forbiddenCharacters', { characters: forbidden.join(' ') });
	return rules[kind](text) ?? (custom && customFault(custom, text));
}

export interface DayRules {
	required?: boolean | undefined;
	/** The first and the last day that may be chosen. */
	min?: string | undefined;
	max?: string | undefined;
}

const exampleDay = '2026-12-31';

/** What is wrong with a day, which stands as 2026-11-15. */
export function findDayFault(day: string, { required, min, max }: DayRules, language: string): FieldFault | undefined {
	if (day === '') return required ? fault('controlTextIsRequired') : undefined;
	if (!isDay(day)) return fault('fields.date', { example: writeDay(exampleDay, language) });
	if (min !== undefined && day < min) return fault('fields.dateTooEarly', { date: writeDay(min, language) });
	if (max !== undefined && day > max) return fault('fields.dateTooLate', { date: writeDay(max, language) });
	return undefined;
}
