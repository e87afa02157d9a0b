// Turns a key into words of one language. This is what the browser loads: it knows the keys as types, the words come as data.
import { IntlMessageFormat } from 'intl-messageformat';
import type { TextArguments } from './catalogue/entry.ts';
import type { GivenWith, TextKey } from './catalogue/groups.ts';

/** By key, already in the language they are shown in. */
export type Messages = Readonly<Record<string, string>>;

export type Translate = <Key extends TextKey>(key: Key, ...given: GivenWith<Key>) => string;

/** Most texts have neither placeholder nor quotation and are what they say. */
const isPlain = (message: string) => !message.includes('{') && !message.includes("'");

function prepare(message: string, language: string): string | IntlMessageFormat {
	if (isPlain(message)) return message;
	try {
		return new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
	} catch {
		return message;
	}
}

function format(message: string, prepared: IntlMessageFormat, given: TextArguments | undefined): string {
	try {
		return String(prepared.format(given));
	} catch {
		return message;
	}
}

/** A text that cannot be formatted is shown as it was written: a shop's slip of the pen takes no page down. */
export function createTranslator({ language, messages }: { language: string; messages: Messages }): Translate {
	const ready = new Map<string, string | IntlMessageFormat>();
	return (key, ...given) => {
		const message = messages[key];
		if (message === undefined) return key;
		let prepared = ready.get(key);
		if (prepared === undefined) {
			prepared = prepare(message, language);
			ready.set(key, prepared);
		}
		return typeof prepared === 'string' ? prepared : format(message, prepared, given[0]);
	};
}
