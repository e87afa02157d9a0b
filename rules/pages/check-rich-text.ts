// Whether something is rich text: exactly the nodes of `rich-text.ts`, with no other key on any of them.
import { isMailto, isRootPath, isSecureUrl } from '../field-formats.ts';
import { isAnchor } from './layout.ts';
import {
	plainOf,
	type RichText,
	richAlignments,
	richColours,
	richLists,
	richMarks,
	richParagraphs,
} from './rich-text.ts';

/** "URL is not valid and must start with https:// or be relative and start with /" */
const isWebAddress = (url: string): boolean => isSecureUrl(url) || isRootPath(url);

const isPhoneLink = (url: string): boolean => /^tel:\+?[0-9]{3,20}$/.test(url);

/** A section of the same page. */
const isAnchorLink = (url: string): boolean => url.length > 1 && url.startsWith('#') && isAnchor(url.slice(1));

/** Where a link of a page may lead: into the web, within the shop, to a section, to a mailbox or a phone. */
export const isPageUrl = (url: unknown): url is string =>
	typeof url === 'string' && (isWebAddress(url) || isAnchorLink(url) || isMailto(url) || isPhoneLink(url));

/** Mail, phone and sections of the same page open no window. */
export const opensWindow = (url: string): boolean => isWebAddress(url);

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

const marks: Shape = Object.fromEntries(richMarks.map((mark) => [mark, isTrue]));

const isWords = (node: unknown): boolean =>
	hasShape(node, { text: isText }, { ...marks, colour: isOneOf(richColours) });

const isLink = (node: unknown): boolean =>
	hasShape(node, { type: isOneOf(['link']), url: isPageUrl, children: listOf(isWords) }, { target: isTarget });

const inline = listOf((node) => isWords(node) || isLink(node));

const isParagraph = (node: unknown): boolean =>
	hasShape(
		node,
		{ type: isOneOf(richParagraphs), children: inline },
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
