// The shape of a text that ships with the product: in the base language with what a translator needs to know, in the others the text
// alone.

export interface ShippedText {
	text: string;
	/** Where the text stands and what it means, for those who translate it without seeing the screen. */
	context?: string;
	tags?: readonly string[];
	/** A tenant's own wording may do without the placeholders. */
	placeholdersOptional?: true;
}

/** A group in another language than the base: all of its keys and no other. */
export type TranslationOf<Group> = { readonly [Key in keyof Group]: string };

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
