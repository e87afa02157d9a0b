// What a password must be: the specification's rule, a length that hashing can bear, none that everyone tries first, and none that is
// long only because it goes on as it began.
import { commonPasswords } from './common-passwords.ts';

export const shortestPassword = 8;
export const longestPassword = 128;

export const passwordDemands = ['length', 'upper', 'lower', 'digit', 'special', 'uncommon'] as const;
export type PasswordDemand = (typeof passwordDemands)[number];

const signs: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign);

/** "P4ssw0rd!" is no better than "password": what stands around a word is left out, signs within it are read as letters. */
function wordsIn(password: string): string[] {
	const small = password.toLowerCase();
	const withoutEnd = small.replace(/[^a-z]+$/, '');
	return [small, withoutEnd, asLetters(withoutEnd), asLetters(withoutEnd.replace(/^[^a-z]+/, ''))];
}

const isCommon = (password: string): boolean => wordsIn(password).some((word) => commonPasswords.has(word));

const rows = [
	'abcdefghijklmnopqrstuvwxyz',
	'1234567890',
	'qwertzuiop',
	'qwertyuiop',
	'asdfghjkl',
	'yxcvbnm',
	'zxcvbnm',
];
const neighbours: ReadonlySet<string> = new Set(
	rows.flatMap((row) =>
		Array.from(row.slice(1), (next, index) => [`${row[index]}${next}`, `${next}${row[index]}`]).flat(),
	),
);

const fewestTurns = 6;
const fewestDifferent = 5;

/** "Aa1!aaaa" and "Qwer!234" are as long as they must be, and as soon guessed: what repeats or follows the last sign adds nothing. */
function isPattern(password: string): boolean {
	const signs = [...password.toLowerCase()];
	const turns = signs.filter((sign, index) => {
		const last = signs[index - 1];
		return sign !== last && !neighbours.has(`${last}${sign}`);
	});
	return turns.length < fewestTurns || new Set(signs).size < fewestDifferent;
}

const met: Record<PasswordDemand, (password: string) => boolean> = {
	length: (password) => password.length >= shortestPassword && password.length <= longestPassword,
	upper: (password) => /\p{Lu}/u.test(password),
	lower: (password) => /\p{Ll}/u.test(password),
	digit: (password) => /\d/.test(password),
	special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
	// What is too long is no word of anyone's, and a megabyte of it would take minutes to look for one.
	uncommon: (password) =>
		password !== '' &&
		(password.length > longestPassword ||
			!(isCommon(password) || (password.length >= shortestPassword && isPattern(password)))),
};

/** What is still missing, in the order in which it is shown. */
export const unmetDemands = (password: string): PasswordDemand[] =>
	passwordDemands.filter((demand) => !met[demand](password));

export const isGoodPassword = (password: string): boolean => unmetDemands(password).length === 0;
