// The shape of a text that ships with the product: both languages side by side, and what a translator needs to know.

export interface ShippedText {
	de: string;
	en: string;
	/** Where the text stands and what it means, for those who translate it without seeing the screen. */
	context?: string;
	tags?: readonly string[];
	/** A tenant's own wording may do without the placeholders. */
	placeholdersOptional?: true;
}

export type TextArguments = Record<string, string | number | Date>;

declare const given: unique symbol;

/** What the placeholders stand for is known to the compiler only; nothing of it exists at run time. */
export interface TextWithArguments<Arguments extends TextArguments> extends ShippedText {
	readonly [given]: Arguments;
}

/** Two calls, because a caller who names the arguments cannot leave the rest to inference in one. */
export const withArguments =
	<Arguments extends TextArguments>() =>
	(text: ShippedText) =>
		text as TextWithArguments<Arguments>;
