// Breaks a text into lines of a width. Words are broken only where one is wider than a whole line: at its own hyphens, soft hyphens and
// slashes if it has them, anywhere else if it has not. Pure: who asks says how wide a text is.

const softHyphen = '\u00ad';
const breakAfter = /[-\u00ad/_.@]/;
const letter = /^\p{L}$/u;

const shown = (text: string) => text.replaceAll(softHyphen, '');

interface Cut {
	line: string;
	rest: string;
}

/** The last place to break among the letters that fit; not so early that most of the line would be empty. */
function placeToBreak(letters: readonly string[], fitting: number): number {
	for (let at = fitting; at > fitting / 3; at -= 1) if (breakAfter.test(letters[at - 1] ?? '')) return at;
	return fitting;
}

/** What stands before the break, with a hyphen between two letters: none belongs into a number. */
function lineUpTo(letters: readonly string[], at: number): string {
	const [before = '', after = ''] = [letters[at - 1], letters[at]];
	const isHyphenated = before === softHyphen || (letter.test(before) && letter.test(after));
	return shown(letters.slice(0, at).join('')) + (isHyphenated ? '-' : '');
}

function cutWord(word: string, fits: (text: string) => boolean): Cut {
	const letters = [...word];
	let fitting = 1;
	while (fitting < letters.length - 1 && fits(lineUpTo(letters, fitting + 1))) fitting += 1;
	const at = placeToBreak(letters, fitting);
	return { line: lineUpTo(letters, at), rest: letters.slice(at).join('') };
}

function wrapParagraph(paragraph: string, fits: (text: string) => boolean): string[] {
	const lines: string[] = [];
	let line = '';
	// Only the plain space separates: a non-breaking one holds an amount and its currency together.
	for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (fits(shown(longer))) {
			line = longer;
			continue;
		}
		if (line !== '') lines.push(line);
		let rest = word;
		while ([...rest].length > 1 && !fits(shown(rest))) {
			const cut = cutWord(rest, fits);
			lines.push(cut.line);
			rest = cut.rest;
		}
		line = rest;
	}
	return [...lines, line].map(shown);
}

/** @returns at least one line; an empty one for an empty text */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): string[] =>
	text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, (line) => widthOf(line) <= width));
