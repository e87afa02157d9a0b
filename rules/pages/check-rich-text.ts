// Whether something is rich text: exactly the nodes of `rich-text.ts`, with no other key on any of them.
import { isMailto, isRootPath, isSecureUrl } from '../field-formats.ts';
import { plainOf, type RichText, richAlignments, richColours, richHeadings, richLists } from './rich-text.ts';

/** "URL is not valid and must start with https:// or be relative and start with /" */
export const isPageUrl = (url: unknown): url is string =>
	typeof url === 'string' && (isSecureUrl(url) || isRootPath(url));

/** Within a sentence an address to write to may stand as well. */
export const isRichUrl = (url: unknown): boolean => isPageUrl(url) || (typeof url === 'string' && isMailto(url));

const longestTarget = 40;
export const isTarget = (target: unknown): target is string =>
	typeof target === 'string' && target.length <= longestTarget && /^[A-Za-z0-9_-]*$/.test(target);

type Shape = Record<string, (value: unknown) => boolean>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every key is known and right; those without a question mark are there. */
export function hasShape(value: unknown, required: Shape, optional: Shape = {}): value is Record<string, unknown> {
	if (!isRecord(value)) return false;
	const known = Object.keys(value).every((key) => {
		const validate = Object.hasOwn(required, key) ? required[key] : Object.hasOwn(optional, key) && optional[key];
		return validate ? validate(value[key]) : false;
	});
	return known && Object.keys(required).every((key) => Object.hasOwn(value, key));
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTrue = (value: unknown): boolean => value === true;
export const isOneOf = (options: readonly unknown[]) => (value: unknown) => options.includes(value);
const listOf = (validate: (value: unknown) => boolean) => (value: unknown) =>
	Array.isArray(value) && value.length > 0 && value.every(validate);

const isWords = (node: unknown): boolean =>
	hasShape(node, { text: isText }, { bold: isTrue, italic: isTrue, colour: isOneOf(richColours) });

const isLink = (node: unknown): boolean =>
	hasShape(node, { type: isOneOf(['link']), url: isRichUrl, children: listOf(isWords) }, { target: isTarget });

const inline = listOf((node) => isWords(node) || isLink(node));

const isParagraph = (node: unknown): boolean =>
	hasShape(
		node,
		{ type: isOneOf(['paragraph', ...richHeadings]), children: inline },
		{ align: isOneOf(richAlignments.filter((align) => align !== 'start')) },
	);

const isItem = (node: unknown): boolean => hasShape(node, { type: isOneOf(['item']), children: inline });

const isList = (node: unknown): boolean => hasShape(node, { type: isOneOf(richLists), children: listOf(isItem) });

const mostNodes = 1000;

export const isRichText = (value: unknown, longest: number): value is RichText =>
	Array.isArray(value) &&
	value.length <= mostNodes &&
	value.every((node) => isParagraph(node) || isList(node)) &&
	plainOf(value).length <= longest;
