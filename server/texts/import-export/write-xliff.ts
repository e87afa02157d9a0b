// Texts as XLIFF 1.2, which every translation tool takes: one document per target language, in it one file element for each
// language that texts were first written in. ICU stays text, so that translators see plural forms and placeholders as they are.
import { escaped } from '../../../rules/html.ts';
import type { ExchangedText, WordingState } from './exchanged-text.ts';

const states: Record<WordingState, string> = {
	missing: 'needs-translation',
	outdated: 'needs-review-translation',
	machine: 'needs-review-translation',
	written: 'translated',
};

/** What XML cannot hold is left out: no text should have it. */
const plain = (text: string) => escaped(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')).replaceAll('\r', '&#13;');

function unitOf(text: ExchangedText, number: number, target: string): string {
	const { key, type, group, context, locked, baseText } = text;
	const { text: wording = '', state = 'missing' } = text.wordings.get(target) ?? {};
	const notes = [context, `${type} · ${group}`].filter(Boolean).map((note) => `<note>${plain(note ?? '')}</note>`);
	const translated =
		wording === ''
			? `<target state="${states.missing}"/>`
			: `<target state="${states[state]}">${plain(wording)}</target>`;
	return `<trans-unit id="${number}" resname="${plain(key)}" xml:space="preserve"${locked ? ' translate="no"' : ''}><source>${plain(baseText)}</source>${translated}${notes.join('')}</trans-unit>\n`;
}

/** In pieces, to be sent one after the other. A text that was first written in the target language has nothing to be translated. */
export function* writeXliff(
	texts: readonly ExchangedText[],
	target: string,
	shop: string,
): Generator<string, void, undefined> {
	const bySource = Map.groupBy(
		texts.filter(({ baseLanguage }) => baseLanguage !== target),
		({ baseLanguage }) => baseLanguage,
	);
	yield '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n';
	let number = 0;
	for (const [source, group] of bySource) {
		yield `<file original="${plain(shop)}" datatype="plaintext" source-language="${source}" target-language="${target}"><body>\n`;
		for (const text of group) {
			number += 1;
			yield unitOf(text, number, target);
		}
		yield '</body></file>\n';
	}
	yield '</xliff>\n';
}
