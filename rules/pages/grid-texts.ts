// Texts of pages in a grid of texts: what they are called there, and which of them can be written without their formatting.
import { isPartId } from './document.ts';
import { isRichList, type RichText } from './rich-text.ts';
import { ofSection, partTextKey } from './text-key.ts';
import type { TextLocation } from './text-locations.ts';
import { isRich, plainText } from './texts.ts';

type Where = Pick<TextLocation, 'section' | 'item' | 'name'>;

export const pageTextKey = (page: string, { section, item, name }: Where): string =>
	`${partTextKey(page, section, item)}.${name}`;

export interface PageTextLocation extends Where {
	page: string;
}

/** Undefined for what is no such key. */
export function readPageTextKey(key: string): PageTextLocation | undefined {
	const [first, page = '', section = '', item = '', name = '', ...rest] = key.split('.');
	if (first !== 'contentPage' || rest.length > 0 || name === '' || !isPartId(section)) return undefined;
	if (item !== ofSection && !isPartId(item)) return undefined;
	return item === ofSection ? { page, section, name } : { page, section, item, name };
}

/** Nothing but paragraphs of words, each a line: what is typed as lines is the same text again. */
const isUnformatted = (rich: RichText): boolean =>
	rich.every(
		(block) =>
			!isRichList(block) &&
			block.type === 'paragraph' &&
			!('align' in block && block.align) &&
			block.children.every(
				(node) => !('type' in node) && !node.text.includes('\n') && Object.keys(node).every((key) => key === 'text'),
			),
	);

/** Formatted texts are written where they stand, or by the machine, which keeps their structure. */
export const isWritable = ({ field, texts }: Pick<TextLocation, 'field' | 'texts'>): boolean =>
	field.kind !== 'rich' || Object.values(texts).every(({ text }) => !isRich(text) || isUnformatted(text));

/** As a grid shows it. */
export const typedOf = (text: string | RichText | undefined): string => (text === undefined ? '' : plainText(text));

/** What was typed, as it is stored. */
export function storedOf(typed: string, { field }: Pick<TextLocation, 'field'>): string | RichText {
	const text = typed.trim();
	if (field.kind === 'rich')
		return text
			.split(/\n+/)
			.map((line) => ({ type: 'paragraph' as const, children: [{ text: line.trim() }] }))
			.filter(({ children: [words] }) => words?.text !== '');
	return field.kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text;
}
