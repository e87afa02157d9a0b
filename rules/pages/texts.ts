// The words of a part in one language, and how it stands with each of them.
import type { PageText, PageTexts } from './document.ts';
import { plainOf, type RichText } from './rich-text.ts';

/** Words of the interface may be marked for those who correct them, and are objects then. */
export const isRich = (text: string | RichText): text is RichText => Array.isArray(text);

export const plainText = (text: string | RichText): string => (isRich(text) ? plainOf(text) : text);

/** Small and the same everywhere: which words a translation was made from. Not for secrets. */
export function fingerprintOf(text: string | RichText): string {
	let hash = 0xcbf29ce484222325n;
	for (const byte of new TextEncoder().encode(isRich(text) ? JSON.stringify(text) : text))
		hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
	return hash.toString(36);
}

export type TextStatus = 'missing' | 'outdated' | 'machine' | 'sample' | 'assistant' | 'done';

/** @param base the language that is translated from */
export function statusOf(texts: PageTexts | undefined, language: string, base: string): TextStatus {
	const own = texts?.[language];
	if (!own || plainText(own.text).trim() === '') return 'missing';
	const from = texts?.[base];
	if (language !== base && from && own.of !== undefined && own.of !== fingerprintOf(from.text)) return 'outdated';
	return own.source === 'human' || own.source === 'import' ? 'done' : own.source;
}

/** The first language of the chain that says something. */
export function spokenText(texts: PageTexts | undefined, chain: readonly string[]): PageText['text'] | undefined {
	for (const language of chain) {
		const found = texts?.[language]?.text;
		if (found !== undefined && plainText(found).trim() !== '') return found;
	}
	return undefined;
}
