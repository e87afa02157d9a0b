// What a block asks of those who build pages with it. From these its settings form, its types and its checks are made.
import type { CallToAction } from './call-to-action.ts';
import type { RichText } from './rich-text.ts';

export interface ChoiceField<Option extends string = string> {
	kind: 'choice';
	options: readonly Option[];
	initial: Option;
}

export interface FlagField {
	kind: 'flag';
	initial: boolean;
}

/** A whole number. */
export interface AmountField {
	kind: 'amount';
	min: number;
	max: number;
	initial: number;
}

/** Of the media library. */
export interface PictureField {
	kind: 'picture';
	/** Without it visitors see nothing, or half of what is meant. */
	needed?: boolean;
}

/** An address by the rule for links, and whether it opens another window. */
export interface LinkField {
	kind: 'link';
	/** Without it there is nothing to press. */
	needed?: boolean;
}

/** A button that leads somewhere; what stands on it is a text of the same name. */
export interface CallField {
	kind: 'call';
}

export interface IconField {
	kind: 'icon';
}

export interface CategoryField {
	kind: 'category';
}

/** An address at another site, https:// and nothing else: of a feed, which the server fetches, of a video, which visitors load if they
 * agree, or of a publication at Substack. */
export interface AddressField {
	kind: 'address';
	of: 'feed' | 'video' | 'publication';
}

/** A moment by the clocks of the shop, as 2026-12-24T18:00. */
export interface MomentField {
	kind: 'moment';
}

/** A short word that something is chosen by; null for all. It is compared, not shown: no language has another. */
export interface TermField {
	kind: 'term';
	max: number;
}

/** Products chosen one by one. */
export interface ProductsField {
	kind: 'products';
	max: number;
}

/** Topics of the newsletter; none: everything. Those that the shop has given up count for nothing. */
export interface TopicsField {
	kind: 'topics';
}

export type Field =
	| ChoiceField
	| FlagField
	| AmountField
	| PictureField
	| LinkField
	| CallField
	| IconField
	| CategoryField
	| AddressField
	| MomentField
	| TermField
	| ProductsField
	| TopicsField;

export type Fields = Readonly<Record<string, Field>>;

/** One line, several, or rich text; `max` counts letters. */
export interface TextField {
	kind: 'line' | 'lines' | 'rich';
	max: number;
	/** A page is published without it only after a question. */
	required: boolean;
}

export type TextFields = Readonly<Record<string, TextField>>;

/** Empty: the same window. A name: a new tab. */
export interface PageLink {
	url: string;
	target: string;
}

type ValueOf<F extends Field> =
	F extends ChoiceField<infer Option>
		? Option
		: F extends FlagField
			? boolean
			: F extends AmountField
				? number
				: F extends LinkField
					? PageLink | null
					: F extends CallField
						? CallToAction | null
						: F extends ProductsField | TopicsField
							? readonly string[]
							: string | null;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What is shown of texts in one language. */
export type ShownTexts<T extends TextFields> = {
	readonly [Name in keyof T]: T[Name] extends { kind: 'rich' } ? RichText : string;
};

export const choice = <const Option extends string>(
	options: readonly Option[],
	initial: NoInfer<Option>,
): ChoiceField<Option> => ({ kind: 'choice', options, initial });
export const flag = (initial = false): FlagField => ({ kind: 'flag', initial });
export const amount = (min: number, max: number, initial: number): AmountField => ({
	kind: 'amount',
	min,
	max,
	initial,
});
export const picture = (needed?: 'needed'): PictureField => ({ kind: 'picture', ...(needed && { needed: true }) });
export const link = (needed?: 'needed'): LinkField => ({ kind: 'link', ...(needed && { needed: true }) });
export const call = (): CallField => ({ kind: 'call' });
export const icon = (): IconField => ({ kind: 'icon' });
export const category = (): CategoryField => ({ kind: 'category' });
export const address = (of: AddressField['of']): AddressField => ({ kind: 'address', of });
export const moment = (): MomentField => ({ kind: 'moment' });
export const term = (max: number): TermField => ({ kind: 'term', max });
export const products = (max = 24): ProductsField => ({ kind: 'products', max });

export const topics = (): TopicsField => ({ kind: 'topics' });

type TextOf<Kind extends TextField['kind']> = TextField & { kind: Kind };

const text =
	<Kind extends TextField['kind']>(kind: Kind) =>
	(max: number, required: 'required' | 'optional' = 'optional'): TextOf<Kind> => ({
		kind,
		max,
		required: required === 'required',
	});

export const line = text('line');
export const lines = text('lines');
export const rich = text('rich');

/** What a field holds before anyone has said anything. */
export function initialOf(field: Field): unknown {
	if ('initial' in field) return field.initial;
	return field.kind === 'products' || field.kind === 'topics' ? [] : null;
}
