// What a block is: its fields and texts, where it is found in the insert dialog, and what a new one begins with.
import type { TextGroup } from '../messages/groups.ts';
import type { ForeignLoad } from '../page-contract.ts';
import type { Fields, ShownTexts, TextFields, ValuesOf } from './fields.ts';
import type { Layout } from './layout.ts';

/** The tabs of the insert dialog, in their order. */
export const blockTabs = ['hero', 'products', 'special', 'linkPage', 'text', 'image', 'cloudbar'] as const;

export const pageKinds = ['page', 'link'] as const;
export type PageKind = (typeof pageKinds)[number];

/** By language; languages that it is not written in begin empty. */
export type SampleTexts = Readonly<Record<string, string>>;

export interface PartSample {
	values?: Readonly<Record<string, unknown>>;
	/** Rich texts are written plainly: an empty line makes a paragraph. */
	texts?: Readonly<Record<string, SampleTexts>>;
}

interface ItemsDefinition<F extends Fields = Fields, T extends TextFields = TextFields> {
	min: number;
	max: number;
	fields: F;
	texts: T;
}

export interface BlockDefinition<
	F extends Fields = Fields,
	T extends TextFields = TextFields,
	IF extends Fields = Fields,
	IT extends TextFields = TextFields,
> {
	type: string;
	/** Raised with every change of the shape, together with a migration and a fixture of the shape before. */
	version: number;
	tab: (typeof blockTabs)[number];
	/** Its place in the tab: what is needed most comes first. */
	rank: number;
	fields: F;
	texts: T;
	items?: ItemsDefinition<IF, IT>;
	/** What it begins with where that is not as for all. */
	layout?: Partial<Layout>;
	/** Words of ours that its visitors read, beside those that every page has. */
	words?: readonly TextGroup[];
	/** How the server finds the products that it shows; see `product-choice.ts`. */
	showsProducts?: boolean;
	/** Whether it shows a feed; see `rules/feeds/feed-choice.ts`. */
	showsFeed?: boolean;
	/** The field without which visitors see nothing of it. */
	needs?: string;
	/** What it loads from other sites once a visitor agrees. */
	loads?(values: Readonly<Record<string, unknown>>): readonly ForeignLoad[];
	/** Whether what it shows depends on the time: its page says when it was made, so that server and browser begin alike. */
	tellsTime?: boolean;
	/** What it says is written by language in its folder `sample/`, and is there in `definitions` of blocks/registry.ts. */
	sample: PartSample & { items?: readonly PartSample[] };
}

export const defineBlock = <
	const F extends Fields,
	const T extends TextFields,
	const IF extends Fields = Record<never, never>,
	const IT extends TextFields = Record<never, never>,
>(
	definition: BlockDefinition<F, T, IF, IT>,
): BlockDefinition<F, T, IF, IT> => definition;

export type Definitions = Readonly<Record<string, BlockDefinition>>;

/** A section or an item in one language, as its renderer gets it. */
export interface ShownPart<F extends Fields = Fields, T extends TextFields = TextFields> {
	readonly id: string;
	readonly values: ValuesOf<F>;
	readonly texts: ShownTexts<T>;
	/** What stands on the buttons, by the name of the field. */
	readonly calls: Readonly<Record<string, string>>;
	/** Its own colours and borders, as CSS variables. */
	readonly style?: Readonly<Record<string, string>>;
	/** What the keys of its texts begin with, for readers who may correct them where they stand. */
	readonly textKey?: string;
}

export interface ShownSection<
	F extends Fields = Fields,
	T extends TextFields = TextFields,
	IF extends Fields = Fields,
	IT extends TextFields = TextFields,
> extends ShownPart<F, T> {
	readonly type: string;
	readonly layout: Layout;
	readonly items: readonly ShownPart<IF, IT>[];
}

/** What the renderer of a block gets: `ShownBlock<typeof block>`. */
export type ShownBlock<B> =
	B extends BlockDefinition<infer F, infer T, infer IF, infer IT> ? ShownSection<F, T, IF, IT> : never;
