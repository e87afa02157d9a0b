// Texts with placeholders, taken apart on the server, so that the browser needs no parser for them. For the server only.
import { IntlMessageFormat } from 'intl-messageformat';
import { BoundedCache } from '../collections/bounded-cache.ts';
import type { Part } from './format-parts.ts';
import { type CompiledText, createTranslator, type Messages, type Translate } from './translator.ts';

/** Most texts have neither placeholder nor quotation and are what they say. */
const isPlain = (text: string) => !text.includes('{') && !text.includes("'");

/** A text that cannot be taken apart stays as it is: it will be shown as it was written. */
function takeApart(text: string): string | CompiledText {
	try {
		const parts = new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true }).getAst();
		return { text, parts: parts as Part[] };
	} catch {
		return text;
	}
}

/** More than there are texts in two languages. */
const maxTexts = 4000;
const compiledTexts = new BoundedCache<string, string | CompiledText>({ maxEntries: maxTexts });

/** Every mail and every document says the same texts once more. */
const compile = (text: string): string | CompiledText =>
	isPlain(text) ? text : compiledTexts.getOrMake(text, () => takeApart(text));

/** Of texts that do not change. */
const compiled = new WeakMap<Readonly<Record<string, string>>, Messages>();

export function compileMessages(texts: Readonly<Record<string, string>>): Messages {
	const known = compiled.get(texts);
	if (known) return known;
	const made = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
	if (Object.isFrozen(texts)) compiled.set(texts, made);
	return made;
}

/** A translator of texts as they are written: for what the server says itself. */
export const translatorOf = (
	language: string,
	texts: Readonly<Record<string, string>>,
	notation: string | null = null,
): Translate => createTranslator({ language, notation, messages: compileMessages(texts) });
