// Texts with placeholders, taken apart on the server, so that the browser needs no parser for them. For the server only.
import { IntlMessageFormat } from 'intl-messageformat';
import { type CompiledText, isPlain, type Messages } from './translator.ts';

/** A text that cannot be taken apart stays as it is: it will be shown as it was written. */
function compile(text: string): string | CompiledText {
	if (isPlain(text)) return text;
	try {
		return { text, parts: new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true }).getAst() };
	} catch {
		return text;
	}
}

export const compileMessages = (texts: Readonly<Record<string, string>>): Messages =>
	Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
