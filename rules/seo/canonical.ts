// The canonical URL that editors give a page or a product: typed as a whole address of the shop, kept as a path without its language,
// so that it goes on being right in every language and when the shop moves to another host.
import { isRootPath } from '../field-formats.ts';
import { type FieldRules, findFieldError } from '../fields.ts';
import { type Language, pathOfLanguage } from '../languages.ts';

export const longestCanonical = 500;

/** @param host of the shop, such as https://shop.example */
const canonicalRules = (host: string) =>
	({ kind: 'urlOnHost', host, maxLength: longestCanonical }) as const satisfies FieldRules;

/** A path as it is kept: nothing, or one from the root of the shop, without an anchor. */
export const isCanonicalPath = (path: unknown): path is string =>
	path === '' ||
	(typeof path === 'string' && path.length <= longestCanonical && isRootPath(path) && !/[#<>{}]/.test(path));

/** @returns null: it is no address of this shop */
export function readCanonical(typed: string, host: string, languages: readonly Language[]): string | null {
	const text = typed.trim();
	if (text === '') return '';
	if (findFieldError(text, canonicalRules(host))) return null;
	const { pathname, search } = new URL(text);
	const prefix = languages.filter((one) => !one.default).map(pathOfLanguage);
	const found = prefix.find((one) => `${pathname}/`.toLowerCase().startsWith(one));
	const path = (found ? `/${pathname.slice(found.length)}` : pathname) + search;
	return isCanonicalPath(path) ? path : null;
}

/** As it is typed and shown. */
export const showCanonical = (path: string, host: string): string => path && host + path;
