// A paragraph before it is broken into lines: its letters without soft hyphens, the stretches that are shaped together, and where a line
// may end. Positions count UTF-16 units of the text without soft hyphens.
import LineBreaker from 'linebreak';
import type { FaceSource } from './font-face.ts';
import { isRightToLeft, lettersOf, needsNoGlyph, softHyphen, tidyText } from './letters.ts';

export interface StyledRun {
	text: string;
	faceId: string;
	swatchId: string;
}

/** Letters of one face and one swatch. */
export interface Stretch {
	start: number;
	end: number;
	faceId: string;
	swatchId: string;
}

export interface BreakOpportunity {
	position: number;
	/** Whether a hyphen is shown where the line ends. */
	hyphen: boolean;
}

export interface Paragraph {
	text: string;
	stretches: readonly Stretch[];
	/** In their order; the last one is the end of the text. */
	breaks: readonly BreakOpportunity[];
}

/** Letters that could not be set as wanted, each once. */
export interface LetterReport {
	/** No face has them. */
	missing: Set<string>;
	/** Taken from the second face. */
	substituted: Set<string>;
	/** Written from right to left. */
	unsupported: Set<string>;
}

/** The runs of each line that ends with a line feed. */
function splitParagraphs(runs: readonly StyledRun[]): StyledRun[][] {
	const paragraphs: StyledRun[][] = [[]];
	for (const run of runs) {
		for (const [index, text] of tidyText(run.text).split('\n').entries()) {
			if (index > 0) paragraphs.push([]);
			if (text !== '') paragraphs.at(-1)?.push({ ...run, text });
		}
	}
	return paragraphs;
}

/** Whether a line that ends here does so at a soft hyphen, and not behind a hyphen or dash that is seen anyway. */
const needsHyphen = (text: string, position: number) =>
	/(?:^|[^-\u2010-\u2014])\u00ad$/.test(text.slice(0, position).slice(-2));

function findBreaks(textWithHyphens: string): BreakOpportunity[] {
	if (textWithHyphens === '') return [{ position: 0, hyphen: false }];
	const breaks: BreakOpportunity[] = [];
	const breaker = new LineBreaker(textWithHyphens);
	let softHyphens = 0;
	let counted = 0;
	for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
		for (; counted < found.position; counted += 1) if (textWithHyphens[counted] === softHyphen) softHyphens += 1;
		const isEnd = found.position === textWithHyphens.length;
		const hyphen = !isEnd && needsHyphen(textWithHyphens, found.position);
		const position = found.position - softHyphens;
		// A soft hyphen behind a hyphen allows the same break a second time.
		if (isEnd && breaks.at(-1)?.position === position) breaks.pop();
		if (isEnd || position > (breaks.at(-1)?.position ?? 0)) breaks.push({ position, hyphen });
	}
	return breaks;
}

function chooseFace(
	{ letter, codePoints }: { letter: string; codePoints: readonly number[] },
	faceId: string,
	{ faceOf, fallback }: FaceSource,
	report: LetterReport,
): string {
	const visible = codePoints.filter((codePoint) => !needsNoGlyph(codePoint));
	if (visible.some(isRightToLeft)) {
		report.unsupported.add(letter);
		return faceId;
	}
	const own = faceOf(faceId);
	if (visible.every((codePoint) => own.hasGlyphFor(codePoint))) return faceId;
	if (fallback && visible.every((codePoint) => fallback.face.hasGlyphFor(codePoint))) {
		report.substituted.add(letter);
		return fallback.faceId;
	}
	report.missing.add(letter);
	return faceId;
}

function addStretch(stretches: Stretch[], next: Stretch): void {
	const last = stretches.at(-1);
	if (last && last.faceId === next.faceId && last.swatchId === next.swatchId) last.end = next.end;
	else stretches.push(next);
}

export function readParagraph(runs: readonly StyledRun[], faces: FaceSource, report: LetterReport): Paragraph {
	const stretches: Stretch[] = [];
	let text = '';
	for (const { text: withHyphens, faceId, swatchId } of runs) {
		const shown = withHyphens.replaceAll(softHyphen, '');
		for (const letter of lettersOf(shown)) {
			const start = text.length + letter.start;
			const chosen = chooseFace(letter, faceId, faces, report);
			addStretch(stretches, { start, end: start + letter.letter.length, faceId: chosen, swatchId });
		}
		text += shown;
	}
	return { text, stretches, breaks: findBreaks(runs.map((run) => run.text).join('')) };
}

export function readParagraphs(
	runs: readonly StyledRun[],
	faces: FaceSource,
): { paragraphs: Paragraph[]; report: LetterReport } {
	const report: LetterReport = { missing: new Set(), substituted: new Set(), unsupported: new Set() };
	const paragraphs = splitParagraphs(runs).map((part) => readParagraph(part, faces, report));
	return { paragraphs, report };
}
