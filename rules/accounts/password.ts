// What a password must be: the specification's rule, a length that hashing can bear, and none that everybody tries first.
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

const met: Record<PasswordDemand, (password: string) => boolean> = {
	length: (password) => password.length >= shortestPassword && password.length <= longestPassword,
	upper: (password) => /\p{Lu}/u.test(password),
	lower: (password) => /\p{Ll}/u.test(password),
	digit: (password) => /\d/.test(password),
	special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
	// What is too long is no word of anybody's, and a megabyte of it would take minutes to look for one.
	uncommon: (password) => password !== '' && (password.length > longestPassword || !isCommon(password)),
};

/** What is still missing, in the order in which it is shown. */
export const unmetDemands = (password: string): PasswordDemand[] =>
	passwordDemands.filter((demand) => !met[demand](password));

export const isGoodPassword = (password: string): boolean => unmetDemands(password).length === 0;
