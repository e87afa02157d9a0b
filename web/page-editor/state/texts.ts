// Words that are written: by whom, and from which words they were translated.
import type { PageText, PageTexts } from '../../../rules/pages/document.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { fingerprintOf, plainText } from '../../../rules/pages/texts.ts';

interface Written {
	text: string | RichText;
	language: string;
	/** The language that is translated from. */
	base: string;
	source?: PageText['source'];
}

/** Null: nothing is said there any more. */
export function writtenText(texts: PageTexts | undefined, written: Written): PageText | null {
	const { text, language, base, source = 'human' } = written;
	if (plainText(text) === '') return null;
	const from = language === base ? undefined : texts?.[base];
	return { text, source, ...(from && plainText(from.text).trim() !== '' && { of: fingerprintOf(from.text) }) };
}

/**
 * Words in the base language, and with them the mark of what translations were made from that have none yet: so that they are known
 * to be outdated.
 */
export function textOperations(texts: PageTexts | undefined, at: At, field: string, written: Written): Operation[] {
	const { base, language } = written;
	const own = textOperation(texts, at, field, written);
	const before = texts?.[base];
	if (language !== base || !before || plainText(before.text).trim() === '') return [own];
	const marks = Object.entries(texts ?? {})
		.filter(([other, { of }]) => other !== base && of === undefined)
		.map(
			([other, text]): Operation => ({
				do: 'text',
				at,
				field,
				language: other,
				text: { ...text, of: fingerprintOf(before.text) },
			}),
		);
	return [...marks, own];
}

export const textOperation = (
	texts: PageTexts | undefined,
	at: At,
	field: string,
	written: Written,
): Operation & { do: 'text' } => ({
	do: 'text',
	at,
	field,
	language: written.language,
	text: writtenText(texts, written),
});

/** What is typed under one name becomes one step. */
export const typingIn = (at: At, field: string, language: string): string =>
	[at.section, at.item ?? '', field, language].join(' ');
