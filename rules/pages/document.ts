// A page as it is stored: sections one below the other, each made of a block, some with items. Words stand in it in every language,
// with where they came from: draft, undo and publishing need them there.
import type { StyleConfig } from '../theme/style-config.ts';
import type { Layout } from './layout.ts';
import type { RichText } from './rich-text.ts';

/**
 * `sample`: words of a block or a template that no one has rewritten yet; `assistant`: words that a language model has written and a user has taken
 * over as they are.
 */
export const textSources = ['human', 'machine', 'import', 'sample', 'assistant'] as const;

export interface PageText {
	text: string | RichText;
	source: (typeof textSources)[number];
	/** In other languages than the shop's default: `fingerprintOf` the words there that this is a translation of. */
	of?: string;
}

/** By language code. */
export type PageTexts = Readonly<Record<string, PageText>>;

/** A section or an item: what it is set to, and what it says. */
export interface Part {
	readonly id: string;
	readonly values: Readonly<Record<string, unknown>>;
	/** By the name of the text. */
	readonly texts: Readonly<Record<string, PageTexts>>;
}

export interface Item extends Part {
	/** Colours and borders of its own; without it, it looks as its block does. */
	readonly style?: Partial<StyleConfig>;
}

export interface Section extends Part {
	/** The block it is made of. */
	readonly type: string;
	/** The shape of that block's values when this was written; older ones are brought along when they are read. */
	readonly version: number;
	readonly layout: Layout;
	readonly items: readonly Item[];
}

/** What a page says of itself to search engines and to those who show a link to it. */
interface PageSeo {
	/** `title` and `description`, by language. */
	readonly texts: Readonly<Record<string, PageTexts>>;
	/** The share image: an id of the media library. */
	readonly image: string | null;
	/** Whether search engines may name it. */
	readonly index: boolean;
	/** The path of the page that this one is a view of; without it, its own. */
	readonly canonical?: string;
}

export interface PageDocument {
	readonly sections: readonly Section[];
	readonly seo: PageSeo;
}

export const emptyPage: PageDocument = { sections: [], seo: { texts: {}, image: null, index: true } };

export const mostSections = 500;

/** Ids inside of a page: short, and good for an address after #. */
export function newPartId(): string {
	const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return `s${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
}

export const isPartId = (text: unknown): text is string =>
	typeof text === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(text);
