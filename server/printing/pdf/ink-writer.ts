// Inks of a page: process colours, spot colours as separations, and which of them print over what lies below.
import type { Cmyk, Ink } from '../../../rules/designs/operations.ts';
import { escapeName, writeNumber } from './content.ts';
import { addObject, nameResource, type PdfObject } from './pdfkit-internals.ts';

/** On every plate: marks. */
export const registrationInk: Ink = {
	cmyk: [100, 100, 100, 100],
	spot: 'All',
	screen: '#000000',
	overprint: false,
};

const fractionsOf = (cmyk: Cmyk) => cmyk.map((percent) => Math.min(100, Math.max(0, percent)) / 100);

const isBlackAlone = ([cyan, magenta, yellow, black]: Cmyk) => cyan === 0 && magenta === 0 && yellow === 0 && black > 0;

/** White that is printed over something would vanish, and a mix would take the inks below. */
const overprints = ({ overprint, spot, cmyk }: Ink) => overprint && (spot !== null || isBlackAlone(cmyk));

export class InkWriter {
	readonly #document: PDFKit.PDFDocument;
	readonly #spots = new Map<string, { name: string; cmyk: string; space: PdfObject }>();
	#overprint: PdfObject | undefined;

	constructor(document: PDFKit.PDFDocument) {
		this.#document = document;
	}

	/** One plate has one name and one look. */
	#spotSpace(spot: string, cmyk: Cmyk): string {
		const inks = fractionsOf(cmyk);
		let found = this.#spots.get(spot);
		if (found && found.cmyk !== inks.join(' ')) throw new Error(`two different inks are called ${spot}`);
		if (!found) {
			const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: inks, N: 1 };
			const space = addObject(this.#document, ['Separation', escapeName(spot), 'DeviceCMYK', tint]);
			found = { name: `Spot${this.#spots.size + 1}`, cmyk: inks.join(' '), space };
			this.#spots.set(spot, found);
		}
		nameResource(this.#document, 'ColorSpace', found.name, found.space);
		return found.name;
	}

	#colour({ cmyk, spot }: Ink, [process, space, tint]: readonly [string, string, string]): string {
		if (spot !== null) return `/${this.#spotSpace(spot, cmyk)} ${space} 1 ${tint}`;
		return `${fractionsOf(cmyk)
			.map((part) => writeNumber(part, 4))
			.join(' ')} ${process}`;
	}

	/** Before what is painted with them. */
	write({ fill, stroke }: { fill?: Ink | null; stroke?: Ink | null }): string {
		const lines: string[] = [];
		const used = [fill, stroke].filter((ink) => ink !== null && ink !== undefined);
		// One state for both: it is set where nothing else would be lost below.
		if (used.length > 0 && used.every(overprints)) {
			this.#overprint ??= addObject(this.#document, { Type: 'ExtGState', OP: true, op: true, OPM: 1 });
			nameResource(this.#document, 'ExtGState', 'Overprint', this.#overprint);
			lines.push('/Overprint gs');
		}
		if (fill) lines.push(this.#colour(fill, ['k', 'cs', 'scn']));
		if (stroke) lines.push(this.#colour(stroke, ['K', 'CS', 'SCN']));
		return lines.join('\n');
	}
}
