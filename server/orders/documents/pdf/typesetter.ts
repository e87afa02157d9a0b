// Sets text in the faces of a look: measures it, breaks it, puts it on the page by its base line. Letters that a face does not have are
// taken from another one, and those that neither has are shown as a question mark: an empty box says less.

import type { DocumentTheme } from './document-theme.ts';
import type { DocumentFace } from './faces.ts';
import { wrapText } from './wrap-text.ts';

export interface TextStyle {
	face: 'body' | 'bold' | 'heading';
	/** In points, as all lengths here. */
	size: number;
	colour: string;
}

type FaceName = TextStyle['face'] | 'fallback';

interface Run {
	face: FaceName;
	text: string;
}

/** Signs that many faces lack, and what means the same. */
const replacements = new Map([
	['\u202f', '\u00a0'],
	['\u2009', '\u00a0'],
	['\u2011', '-'],
	['\u2212', '-'],
]);

/** Neither tabulators nor the marks that turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Cf}]/gu;

const clean = (text: string) => text.normalize('NFC').replace(unprintable, (sign) => (/\s/.test(sign) ? ' ' : ''));

export class Typesetter {
	readonly #document: PDFKit.PDFDocument;
	readonly #faces: Record<FaceName, DocumentFace>;

	constructor(document: PDFKit.PDFDocument, { faces }: DocumentTheme) {
		this.#document = document;
		this.#faces = faces;
		for (const [name, { font }] of Object.entries(faces)) {
			// It takes faces that are taken apart already, of which its types know nothing.
			document.registerFont(name, font as unknown as Uint8Array<ArrayBuffer>);
		}
	}

	#faceFor(sign: string, wanted: FaceName): Run {
		const has = (face: FaceName, text: string) => this.#faces[face].has(text.codePointAt(0) ?? 0);
		if (has(wanted, sign)) return { face: wanted, text: sign };
		const other = replacements.get(sign);
		if (other) return { face: wanted, text: other };
		return has('fallback', sign) ? { face: 'fallback', text: sign } : { face: wanted, text: '?' };
	}

	#runs(text: string, wanted: FaceName): Run[] {
		const runs: Run[] = [];
		for (const sign of clean(text)) {
			const next = this.#faceFor(sign, wanted);
			const last = runs.at(-1);
			if (last?.face === next.face) last.text += next.text;
			else runs.push(next);
		}
		return runs;
	}

	#widthOfRun({ face, text }: Run, size: number): number {
		return this.#document.font(face, size).widthOfString(text);
	}

	width(text: string, { face, size }: TextStyle): number {
		return this.#runs(text, face).reduce((sum, run) => sum + this.#widthOfRun(run, size), 0);
	}

	wrap(text: string, style: TextStyle, width: number): string[] {
		// Soft hyphens are format signs too: they say where to break and are gone afterwards.
		return wrapText(text.normalize('NFC'), width, (line) => this.width(line, style));
	}

	/** One line, from its left end. */
	write(text: string, x: number, baseLine: number, { face, size, colour }: TextStyle): void {
		let at = x;
		for (const run of this.#runs(text, face)) {
			const width = this.#widthOfRun(run, size);
			this.#document.fillColor(colour).text(run.text, at, baseLine, { lineBreak: false, baseline: 'alphabetic' });
			at += width;
		}
	}

	/** One line that ends there. */
	writeTo(text: string, right: number, baseLine: number, style: TextStyle): void {
		this.write(text, right - this.width(text, style), baseLine, style);
	}

	/** The style, smaller if the text would not fit; never so small that no one reads it. */
	fitted(text: string, style: TextStyle, width: number, smallest = 5.5): TextStyle {
		const needed = this.width(text, style);
		return needed <= width ? style : { ...style, size: Math.max((style.size * width) / needed, smallest) };
	}
}
