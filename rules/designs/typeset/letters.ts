// Kinds of letters as typesetting needs them. Ranges are written out: tables of the browser's own would differ between browsers.

type Ranges = readonly (readonly [first: number, last: number])[];

const isWithin = (ranges: Ranges) => (codePoint: number) =>
	ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Letters and marks that change the direction of writing. */
export const isRightToLeft = isWithin([
	[0x0590, 0x08ff],
	[0x200f, 0x200f],
	[0x202a, 0x202e],
	[0x2066, 0x2069],
	[0xfb1d, 0xfdff],
	[0xfe70, 0xfefc],
	[0x10800, 0x10fff],
	[0x1e800, 0x1efff],
]);

/** Belongs to the letter before it. */
const isMark = isWithin([
	[0x0300, 0x036f],
	[0x0483, 0x0489],
	[0x1ab0, 0x1aff],
	[0x1dc0, 0x1dff],
	[0x200c, 0x200d],
	[0x20d0, 0x20ff],
	[0xfe00, 0xfe0f],
	[0xfe20, 0xfe2f],
	[0x1f3fb, 0x1f3ff],
	[0xe0100, 0xe01ef],
]);

/** What a face need not have: it is not seen, or HarfBuzz makes it from the space. */
export const needsNoGlyph = isWithin([
	[0x00a0, 0x00a0],
	[0x2000, 0x200d],
	[0x202f, 0x202f],
	[0x205f, 0x2060],
	[0xfe00, 0xfe0f],
	[0xfeff, 0xfeff],
]);

/** What hangs at the end of a line. */
export const isSpace = (unit: string | undefined): boolean =>
	unit !== undefined && /[ \u2000-\u200a\u205f\u3000]/.test(unit);

export const softHyphen = '\u00ad';

/** Text as it is set: letters composed, one kind of line end, no control characters. */
export const tidyText = (text: string): string =>
	text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
		.replaceAll('\t', ' ')
		.replace(/(?!\n)\p{Cc}/gu, '');

/** A letter with the marks on it, as code points. */
export function* lettersOf(text: string): Generator<{ letter: string; start: number; codePoints: number[] }> {
	let letter = '';
	let start = 0;
	let codePoints: number[] = [];
	for (const character of text) {
		const codePoint = character.codePointAt(0) ?? 0;
		if (letter !== '' && !isMark(codePoint)) {
			yield { letter, start, codePoints };
			start += letter.length;
			letter = '';
			codePoints = [];
		}
		letter += character;
		codePoints.push(codePoint);
	}
	if (letter !== '') yield { letter, start, codePoints };
}
