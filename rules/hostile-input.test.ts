// No text makes a rule slow: each is fed 50 kB made to keep an expression busy, and may take no more than a plain walk over as
// many signs, with room to spare. An expression that goes back and forth would need minutes, not a factor.
import { expect, it } from 'vitest';
import { unmetDemands } from './accounts/password.ts';
import { readDay } from './dates.ts';
import * as formats from './field-formats.ts';
import { type FieldKind, findFieldError } from './fields.ts';
import { isMailAddress } from './mail-address.ts';
import { parseNumber } from './numbers.ts';
import { matchesPattern } from './patterns/match-pattern.ts';
import { parseColour } from './theme/colour.ts';

/** 50 kB, and as much as the limits of length let through to the expressions behind them. */
const lengths = [50_000, 1950, 230, 50];
const filled = (length: number, part: string, end: string) =>
	part.repeat(Math.ceil(length / part.length)).slice(0, length) + end;

const hostile = [
	'a',
	'A',
	'1',
	' ',
	'-',
	'.',
	'/',
	',',
	'@',
	'+',
	'\t',
	'\u00a0',
	'a.',
	'a-',
	'1 ',
	'+1',
	'a@',
	'a,',
	'1,',
	'a@b.de,',
	'./',
	'//',
	'ä',
	'(',
	'[',
	'rgb(',
	'0.',
	'\\',
	'{',
	'https://',
	'%',
].flatMap((part) =>
	lengths.flatMap((length) => [
		filled(length, part, '!'),
		filled(length, part, ''),
		`https://${filled(length, part, ' ')}`,
		`mailto:a@${filled(length, part, '!')}`,
		`a@${filled(length, part, '!')}`,
		`#${filled(length, part, 'g')}`,
		`rgba(${filled(length, part, '')}`,
		`colors.${filled(length, part, '!')}`,
		`+49 ${filled(length, part, 'x')}`,
	]),
);

const kinds: FieldKind[] = [
	'text',
	'password',
	'newPassword',
	'email',
	'emailList',
	'mailto',
	'phone',
	'mobile',
	'number',
	'quantityList',
	'url',
	'urlAndRelative',
	'link',
	'path',
	'webUrl',
	'urlOnHost',
	'domain',
	'username',
	'roleName',
	'fieldName',
	'pattern',
	'colour',
];

/** The expressions themselves, past the limits that stand before them. */
const tests: [name: string, test: (text: string) => unknown][] = [
	...kinds.map((kind): [string, (text: string) => unknown] => [
		`kind ${kind}`,
		(text) => findFieldError(text, { kind, required: true, host: 'https://x.de', maxLength: Number.MAX_SAFE_INTEGER }),
	]),
	...Object.entries(formats).map(([name, test]): [string, (text: string) => unknown] => [
		name,
		(text) => (test as (value: string, host: string) => boolean)(text, 'https://x.de'),
	]),
	['a pattern of an administrator', (text) => matchesPattern('^(a+)+(b|a)*$', text)],
	['mail address', isMailAddress],
	['colour', parseColour],
	['number', (text) => parseNumber(text, 'de-DE')],
	['day', (text) => readDay(text, 'de-DE', '2026-11-15')],
	['password', unmetDemands],
];

function milliseconds(work: () => unknown): number {
	const begun = performance.now();
	work();
	return performance.now() - begun;
}

/** A walk over the text that looks at each sign once. */
function walk(text: string): number {
	let sum = 0;
	for (let at = 0; at < text.length; at++) sum += /\w/.test(text.charAt(at)) ? 1 : 0;
	return sum;
}

it.each(tests)('%s reads 50 kB of hostile text in the time of a walk over it', (_name, test) => {
	const baseline = Math.max(
		...hostile
			.filter((text) => text.length > 50_000)
			.slice(0, 20)
			.map((text) => milliseconds(() => walk(text))),
		5,
	);
	// The best of three: whatever else the machine does is not the fault of the rule.
	const isSlow = (text: string) => [0, 1, 2].every(() => milliseconds(() => test(text)) > 50 * baseline);
	const slow = hostile.find(isSlow);
	expect(slow?.slice(0, 30)).toBeUndefined();
});
