// Turns a key into words of one language. This is what the browser loads: it knows the keys as types, the words come as data.
import type { TextArguments } from '../messages/entry.ts';
import type { GivenWith, TextKey } from '../messages/groups.ts';
import { formatParts, type Part, type Spoken } from './format-parts.ts';

/** A text with placeholders, taken apart, so that showing it needs no parser. */
export interface CompiledText {
	text: string;
	parts: Part[];
}

/** By key, already in the language they are shown in. */
export type Messages = Readonly<Record<string, string | CompiledText>>;

export type Translate = <Key extends TextKey>(key: Key, ...given: GivenWith<Key>) => string;

/** A text that cannot be formatted is shown as it was written: a shop's slip of the pen takes no page down. */
function say(message: string | CompiledText, spoken: Spoken, given: TextArguments | undefined): string {
	if (typeof message === 'string') return message;
	try {
		return formatParts(message.parts, spoken, given);
	} catch {
		return message.text;
	}
}

/** Turns what is shown into something that remembers its key; the string itself where no one edits texts. */
export type TextMarker = (key: string, text: string) => string;

let markText: TextMarker | undefined;

/** For every translator at once: who renders on a server sets it for the time of rendering. */
export const setTextMarker = (next: TextMarker | undefined): void => {
	markText = next;
};

/** The name of one of a tenant's entities, which is a text like any other. */
export const named: TextMarker = (key, text) => (markText ? markText(key, text) : text);

/** @param messages as `compileMessages` makes them of texts */
export function createTranslator({ messages, ...spoken }: Spoken & { messages: Messages }): Translate {
	return (key, ...given) => {
		const message = messages[key];
		return message === undefined ? key : named(key, say(message, spoken, given[0]));
	};
}
